import {and, eq} from 'drizzle-orm';
import {addCompany} from '#contract/companies/add-company.ts';
import type {SpaceRole} from '#contract/kernel/synced-table.ts';
import {toRows, type RowColumns} from '#contract/kernel/field-values.ts';
import type {Me} from '#contract/account/session.ts';
import type {Change} from '#contract/sync/change.ts';
import {pullChanges, readPage, type PageRef} from '#contract/sync/pull-changes.ts';
import {pushChanges, type PushInput} from '#contract/sync/push-changes.ts';
import {wireVersion} from '#contract/wire-version.ts';
import {inTransaction} from '#server/db/database.ts';
import {toMembership} from '#server/modules/companies/membership-store.ts';
import {memberships} from '#server/modules/companies/table.ts';
import {writeSynced, type SyncedWrite} from '#server/sync/write-synced.ts';
import type {Device, TestServer} from './build-server.ts';
import {chainHashes} from '#tests/fixtures/chain-hashes.ts';

/** A signed-in device that pushes and pulls as a client would, but by hand: it stores nothing. */
export type SyncDevice = Device & {
  readonly me: Me;
  readonly clientId: string;
  /** Pushes changes under the next numbers, or again under others; see {@link PushInput}. */
  readonly push: (changes: readonly Change[], overrides?: Partial<PushInput>) => ReturnType<typeof callPush>;
  /** As of a device that has its person's own space already, and without it unless the cursors name it. */
  readonly pull: (cursors?: Record<string, number>) => ReturnType<typeof callPull>;
  readonly readPage: (spaceId: string, page: PageRef) => Promise<RowColumns>;
  /** The live rows of one table, by a cold start. */
  readonly readTable: (spaceId: string, table: string) => Promise<Record<string, unknown>[]>;
};

/** A new person with a device of their own. */
export async function openSyncDevice(server: TestServer, firstName = 'Ana'): Promise<SyncDevice> {
  return syncDeviceOf(server, await server.registerPerson({firstName}));
}

function syncDeviceOf(server: TestServer, device: Device & {me: Me}): SyncDevice {
  const clientId = server.newId();
  let nextSeq = 1;
  const readOne = async (spaceId: string, {table, from, until}: PageRef) => {
    const {body} = await device.call(readPage, {spaceId, table, ...(from && {from}), ...(until && {until})});
    return body;
  };
  const push = async (changes: readonly Change[], overrides: Partial<PushInput> = {}) => {
    const answer = await callPush(device, {clientId, firstSeq: nextSeq, changes: [...changes], ...overrides});
    if (answer.status === 200) nextSeq = answer.body.lastSeq + 1;
    return answer;
  };
  const pull = async (cursors: Record<string, number> = {}) => {
    const answer = await callPull(device, clientId, {[device.me.id]: 1, ...cursors});
    if (answer.status !== 200 || Object.hasOwn(cursors, device.me.id)) return answer;
    const spaces = answer.body.spaces.filter(({spaceId}) => spaceId !== device.me.id);
    return {...answer, body: {...answer.body, spaces}};
  };
  const readTable = async (spaceId: string, table: string) => {
    const {body} = await callPull(device, clientId, {});
    const pages = body.spaces.find((space) => space.spaceId === spaceId)?.pages ?? [];
    const columns = await Promise.all(
      pages.filter((page) => page.table === table).map((page) => readOne(spaceId, page)),
    );
    return columns.flatMap((page) => toRows(page));
  };
  return Object.assign(device, {clientId, push, pull, readPage: readOne, readTable});
}

function callPush(
  device: Device & {me: Me},
  input: Partial<PushInput> & Pick<PushInput, 'clientId' | 'firstSeq' | 'changes'>,
) {
  const hashes = chainHashes(input.changes);
  const common = {wireVersion, userId: device.me.id, deviceName: `${device.me.firstName}’s laptop`, hashes};
  return device.call(pushChanges, {...common, ...input});
}

function callPull(device: Device & {me: Me}, clientId: string, cursors: Record<string, number>) {
  return device.call(pullChanges, {wireVersion, clientId, userId: device.me.id, cursors});
}

/** Adds a company of the device's person; its id is its space's. */
export async function addSpaceOf(server: TestServer, device: SyncDevice): Promise<string> {
  const id = server.newId();
  const {status} = await device.call(addCompany, {id, name: 'Faro LLC', type: 'LLC', state: 'WY'});
  if (status !== 200) throw new Error(`adding a company answered ${status}`);
  return id;
}

type NewMemberFacts = Pick<Me, 'id' | 'firstName' | 'email'>;

/** Gives a person a part in a space, as an invitation will. */
export async function joinSpace(
  server: TestServer,
  device: {readonly me: NewMemberFacts},
  spaceId: string,
  role: SpaceRole,
): Promise<void> {
  const {id: userId, firstName: name, email} = device.me;
  await writeMembers(server, spaceId, [toMembership({userId, role, name, email}, server.clock.nowMs)]);
}

/** Changes a person's part in a space, or takes it away and gives it back, as its owner will. */
export async function changeMember(
  server: TestServer,
  userId: string,
  spaceId: string,
  change: {readonly role?: SpaceRole; readonly deleted?: boolean},
): Promise<void> {
  const place = and(eq(memberships.spaceId, spaceId), eq(memberships.userId, userId));
  const [found] = await server.database.select({id: memberships.id}).from(memberships).where(place);
  if (found) await writeMembers(server, spaceId, [{table: 'memberships', edit: [{id: found.id, ...change}]}]);
}

async function writeMembers(server: TestServer, spaceId: string, writes: readonly SyncedWrite[]): Promise<void> {
  const stamp = {spaceId, author: {kind: 'product'}, nowMs: server.clock.nowMs} as const;
  await inTransaction(server.database, (tx) => writeSynced(tx, stamp, writes));
}
