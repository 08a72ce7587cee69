import {sql} from 'drizzle-orm';
import {blockUser} from '#contract/admin/block-user.ts';
import {logInAsUser} from '#contract/admin/log-in-as-user.ts';
import {addCompany} from '#contract/companies/add-company.ts';
import type {companyTypes} from '#contract/companies/company.ts';
import type {PersonKind} from '#contract/kernel/access.ts';
import {servicesOf, type ServiceFacts} from '#contract/policy/services.ts';
import type {SpaceRole} from '#contract/kernel/synced-table.ts';
import type {TestServer} from '#tests/kits/build-server.ts';
import {changeMember, joinSpace, openSyncDevice, type SyncDevice} from '#tests/kits/sync-device.ts';
import {buildChangeIn, testId} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';

/** A space of the play: a company's, whose name is in everything that it holds, so that a leak is seen in any answer, or a person's own. */
export type Tenant = {readonly spaceId: string; readonly name: string; readonly facts: ServiceFacts};

/** Somebody of the play: what they are, and which part they have in which tenant. */
export type Actor = {
  readonly kind: PersonKind;
  /** Undefined for a visitor. */
  readonly device: SyncDevice | undefined;
  /** The tenant they would call theirs. */
  readonly own: Tenant;
  /** Their role in it; undefined where they have none. */
  readonly role: SpaceRole | undefined;
};

/** The own space of whoever signed in here; of an admin who acts, that of the user. */
export function ownSpaceOf({device}: Actor): Tenant | undefined {
  return device && {spaceId: device.me.id, name: 'Own', facts: {kind: 'person'}};
}

/** Everybody whom the matrix asks about. */
export const actorNames = [
  'visitor',
  'owner',
  'other owner',
  'bookkeeper',
  'manager',
  'revoked teammate',
  'crypto-only',
  'blocked',
  'admin',
  'admin as user',
] as const;

/** One of {@link actorNames}. */
export type ActorName = (typeof actorNames)[number];

/** The cast on their places, and the tenants. */
export type Cast = {readonly actors: Readonly<Record<ActorName, Actor>>; readonly tenants: readonly Tenant[]};

type Company = {readonly name: string; readonly type: (typeof companyTypes)[number]};

async function openTenant(server: TestServer, {name, type}: Company) {
  const device = await openSyncDevice(server, name);
  const spaceId = server.newId();
  await device.call(addCompany, {id: spaceId, name: `${name} LLC`, type, state: null});
  const tenant: Tenant = {spaceId, name, facts: {kind: 'company', type}};
  await fillSpace(device, tenant);
  return {device, tenant};
}

async function fillSpace(device: SyncDevice, {spaceId, name, facts}: Tenant): Promise<void> {
  const {create} = buildChangeIn(spaceId);
  const document = {kind: 'document', transactionId: null, name: `${name}.jpg`};
  const books = [
    create('accounts', [buildRow('accounts', testId(1), {name})]),
    create('imports', [buildRow('imports', testId(3), {fileName: `${name}.csv`})]),
    create('transactions', [buildRow('transactions', testId(4), {description: name, note: name})]),
    create('importErrors', [buildRow('importErrors', testId(6), {cells: JSON.stringify([name])})]),
  ];
  const {body} = await device.push([
    ...(servicesOf(facts).includes('accounting') ? books : []),
    create('files', [buildRow('files', testId(5), document)]),
  ]);
  if (body.refused.length > 0) throw new Error(`the play could not be set up: ${JSON.stringify(body.refused)}`);
}

async function openMember(server: TestServer, {spaceId, name}: Tenant, role: SpaceRole): Promise<SyncDevice> {
  const device = await openSyncDevice(server, name);
  await joinSpace(server, device, spaceId, role);
  return device;
}

/** A signed-in admin. */
export async function openAdmin(server: TestServer): Promise<SyncDevice> {
  const device = await openSyncDevice(server, 'Olga');
  await server.database.execute(sql`update users set is_admin = true where id = ${device.me.id}`);
  return device;
}

/** Turns an admin's device into one that acts as a user. */
export async function actAs(device: SyncDevice, userId: string): Promise<SyncDevice> {
  const {body, status} = await device.call(logInAsUser, {userId});
  if (status !== 200) throw new Error(`acting as a user answered ${status}: ${JSON.stringify(body)}`);
  return Object.assign(device, {me: body});
}

/** Brings everybody onto the stage, each with a session of their own. */
export async function openCast(server: TestServer): Promise<Cast> {
  const arrayan = await openTenant(server, {name: 'Arrayán', type: 'LLC'});
  const bermellon = await openTenant(server, {name: 'Bermellón', type: 'C-Corp'});
  const cobalto = await openTenant(server, {name: 'Cobalto', type: 'Cross Border Crypto'});
  const damasco = await openTenant(server, {name: 'Damasco', type: 'LLC'});
  const own = arrayan.tenant;
  const revoked = await openSyncDevice(server, 'Renata');
  await joinSpace(server, revoked, own.spaceId, 'manager');
  await changeMember(server, revoked.me.id, own.spaceId, {deleted: true});
  const admin = await openAdmin(server);
  await admin.call(blockUser, {userId: damasco.device.me.id, reason: 'payment-expired'});
  const acting = await actAs(await openAdmin(server), arrayan.device.me.id);
  const [bookkeeper, manager] = [await openMember(server, own, 'bookkeeper'), await openMember(server, own, 'manager')];
  return {
    tenants: [own, bermellon.tenant, cobalto.tenant, damasco.tenant],
    actors: {
      visitor: {kind: 'visitor', device: undefined, own, role: undefined},
      owner: {kind: 'user', device: arrayan.device, own, role: 'owner'},
      'other owner': {kind: 'user', device: bermellon.device, own: bermellon.tenant, role: 'owner'},
      bookkeeper: {kind: 'user', device: bookkeeper, own, role: 'bookkeeper'},
      manager: {kind: 'user', device: manager, own, role: 'manager'},
      'revoked teammate': {kind: 'user', device: revoked, own, role: undefined},
      'crypto-only': {kind: 'user', device: cobalto.device, own: cobalto.tenant, role: 'owner'},
      blocked: {kind: 'blocked', device: damasco.device, own: damasco.tenant, role: 'owner'},
      admin: {kind: 'admin', device: admin, own, role: undefined},
      'admin as user': {kind: 'acting', device: acting, own, role: 'owner'},
    },
  };
}
