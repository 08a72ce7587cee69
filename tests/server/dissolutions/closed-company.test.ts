import {afterEach, beforeEach, expect, test} from 'vitest';
import {reopenCompany} from '#contract/dissolutions/reopen-company.ts';
import {askShredding} from '#contract/mailing/ask-shredding.ts';
import {callOffPaper} from '#contract/mailing/call-off-paper.ts';
import {workOnBought} from '#contract/purchases/work-on-bought.ts';
import {markRenewal} from '#contract/renewals/mark-renewal.ts';
import {readRenewalSummary} from '#contract/renewals/read-renewal-summary.ts';
import {inviteTeammate} from '#contract/teammates/invite-teammate.ts';
import {leaveCompany} from '#contract/teammates/leave-company.ts';
import {buildChangeIn} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import type {Change} from '#contract/sync/change.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {storeFile} from '#tests/kits/store-file.ts';
import {joinSpace, openSyncDevice, type SyncDevice} from '#tests/kits/sync-device.ts';
import {openOrdersNode, type OrdersNode} from '#tests/server/orders/orders-node.ts';
import {giveCard, read} from '#tests/server/orders/order-steps.ts';
import {openAdmin} from '#tests/server/policy/cast.ts';
import {addOne, buyIt, order, payIt} from '#tests/server/purchases/purchase-steps.ts';
import {freshPdf, sendWhole} from '#tests/server/mailing/scan-steps.ts';
import {dissolve, dissolveCents, finish} from './dissolution-steps.ts';

let server: TestServer;
let node: OrdersNode;
let owner: SyncDevice;
let bookkeeper: SyncDevice;
let admin: SyncDevice;
let companyId: string;
beforeEach(async () => {
  server = await buildServer();
  node = await openOrdersNode(server);
  owner = await openSyncDevice(server, 'Ana');
  bookkeeper = await openSyncDevice(server, 'Luis');
  admin = await openAdmin(server);
  companyId = await addOne(server, owner, {state: 'WY', since: '2024-05-01T12:00:00.000Z'});
  await joinSpace(server, bookkeeper, companyId, 'bookkeeper');
});
afterEach(async () => {
  await node.close();
  await server.close();
});

const reasonOf = ({body}: {readonly body: unknown}) => (body as {error?: {reason: string}}).error?.reason;
const category = (name: string) =>
  buildChangeIn(companyId).create('categories', [buildRow('categories', server.newId(), {name})]);
const reasonsOf = async (device: SyncDevice, change: Change) =>
  (await device.push([change])).body.refused.flatMap(({refusals}) =>
    refusals.map(({code, reason}) => `${code} ${reason}`),
  );
const closed = ['forbidden company.dissolved'];
const namesOf = async () => (await owner.readTable(companyId, 'categories')).map(({name}) => name);
const invitation = () =>
  ({spaceId: companyId, id: server.newId(), email: 'eva@example.com', role: 'manager', language: 'es'}) as const;

async function close() {
  await buyIt(server, owner, {companyId, wish: dissolve, seenCents: dissolveCents});
  const {status} = await finish(server, admin, companyId);
  if (status !== 200) throw new Error('it was not dissolved');
}

test('[DIS9] what other devices had not sent is refused with its reason, whoever they are, and nothing of it is applied', async () => {
  // Both were made offline before.
  const late = [category('De Ana'), category('De Luis')] as const;
  expect(await reasonsOf(owner, category('A tiempo'))).toEqual([]);
  await close();
  expect(await reasonsOf(owner, late[0])).toEqual(closed);
  expect(await reasonsOf(bookkeeper, late[1])).toEqual(closed);
  const renamed = buildChangeIn(companyId).edit('companies', [companyId], {name: 'Otra LLC'}, {name: 'Ceibo LLC'});
  expect(await reasonsOf(owner, renamed)).toEqual(closed);
  expect(await namesOf()).toContain('A tiempo');
  expect(await namesOf()).not.toContain('De Ana');
  expect(await bookkeeper.readTable(companyId, 'companies')).toMatchObject([{dissolvedOn: '2026-11-20'}]);
  // Another company of theirs stays open.
  const other = await addOne(server, owner, {name: 'Otra LLC'});
  const own = buildChangeIn(other).create('categories', [buildRow('categories', server.newId(), {name: 'Sigue'})]);
  expect(await reasonsOf(owner, own)).toEqual([]);
});

test('[DIS9] [DIS10] no ask writes anything either: nothing is bought, marked, renewed, nobody invited', async () => {
  await owner.call(inviteTeammate, invitation());
  const mark = {elsewhereOn: '2026-11-19', proofId: await storeFile(server, companyId)};
  await close();
  expect(await owner.readTable(companyId, 'invitations')).toEqual([]);
  expect(reasonOf(await owner.call(inviteTeammate, {...invitation(), email: 'luz@example.com'}))).toBe(
    'company.dissolved',
  );
  const wish = {kind: 'renewal', what: 'report', period: 2026} as const;
  expect(reasonOf(await order(server, owner, {companyId, wish}))).toBe('purchase.closed');
  expect(reasonOf(await order(server, owner, {companyId, wish: dissolve, seenCents: dissolveCents}))).toBe(
    'purchase.closed',
  );
  expect(reasonOf(await owner.call(markRenewal, {companyId, what: 'report', period: 2026, mark}))).toBe('renewal.none');
  expect((await owner.call(readRenewalSummary, {})).body).toMatchObject({pendingCount: 0, overdueCount: 0});
  // Who works there still leaves.
  expect((await bookkeeper.call(leaveCompany, {spaceId: companyId})).status).toBe(200);
});

const address = {
  recipient: 'Ana Quiroga',
  line1: 'Carrera 7 # 71-21',
  line2: '',
  city: 'Bogotá',
  region: 'Cundinamarca',
  postalCode: '110231',
  country: 'CO',
} as const;
const forward = (scanId: string) => ({
  companyId,
  wish: {kind: 'paper', scanId, paper: {do: 'forward', to: address}} as const,
  seenCents: 4900,
});
const statesOf = async () =>
  Object.fromEntries((await owner.readTable(companyId, 'mailPapers')).map((row) => [row['scanId'], row['state']]));

test('[DIS8] it is not done while the original of a letter is paid and not sent', async () => {
  const scanId = await sendWhole(admin, companyId, freshPdf('papel'));
  await buyIt(server, owner, forward(scanId));
  await buyIt(server, owner, {companyId, wish: dissolve, seenCents: dissolveCents});
  expect(reasonOf(await finish(server, admin, companyId))).toBe('admin.dissolution-busy');
  const [row] = await owner.readTable(companyId, 'mailPapers');
  const work = {id: String(row?.['id']), companyId, kind: 'forward-mail'} as const;
  await admin.call(workOnBought, {...work, act: {do: 'begin'}});
  expect(reasonOf(await finish(server, admin, companyId))).toBe('admin.dissolution-busy');
  await admin.call(workOnBought, {...work, act: {do: 'done', day: '2026-11-20', proofId: null, note: ''}});
  expect((await finish(server, admin, companyId)).status).toBe(200);
});

test('[DIS9] nobody has its letters forwarded or shredded any more, nor calls off what was asked for', async () => {
  const asked = await sendWhole(admin, companyId, freshPdf('pedido'));
  const other = await sendWhole(admin, companyId, freshPdf('otro'));
  const {body: paper} = await owner.call(askShredding, {companyId, scanId: asked});
  await close();
  expect(reasonOf(await order(server, owner, forward(other)))).toBe('purchase.closed');
  expect(reasonOf(await owner.call(askShredding, {companyId, scanId: other}))).toBe('company.dissolved');
  expect(reasonOf(await owner.call(callOffPaper, {companyId, paperId: paper.id}))).toBe('company.dissolved');
  expect(await statesOf()).toEqual({[asked]: 'asked'});
  // What was asked for before is still done by the desk.
  const act = {do: 'done', day: '2026-11-20', proofId: null, note: ''} as const;
  const work = {id: paper.id, companyId, kind: 'shred-mail'} as const;
  expect((await admin.call(workOnBought, {...work, act})).status).toBe(200);
  expect(await statesOf()).toEqual({[asked]: 'done'});
});

test('[DIS9] what was being paid when it was dissolved goes back', async () => {
  await buyIt(server, owner, {companyId, wish: dissolve, seenCents: dissolveCents});
  const {body: placed} = await order(server, owner, {companyId, wish: dissolve, seenCents: dissolveCents});
  expect(placed).toHaveProperty('error');
  expect((await finish(server, admin, companyId)).status).toBe(200);
  await server.database.$client.query('update spaces set closed = false where id = $1', [companyId]);
  const minnesotan = await addOne(server, owner, {name: 'Lago LLC'});
  const {body: other} = await order(server, owner, {companyId: minnesotan});
  const {body: paying} = await payIt(owner, other);
  await server.database.$client.query('update spaces set closed = true where id = $1', [minnesotan]);
  await giveCard(owner, paying);
  await read(owner, other);
  expect(await owner.readTable(minnesotan, 'renewals')).toEqual([]);
  const mails = await server.readMailOrders();
  expect(mails.filter(({kind}) => kind === 'purchase-returned')).toMatchObject([{why: 'settled', company: 'Lago LLC'}]);
});

test('[DIS12] a wrong one is put right by a further step with words: it is open again, and waits at the desk', async () => {
  await close();
  const note = 'El estado devolvió los papeles.';
  expect((await owner.call(reopenCompany, {companyId, note})).status).toBe(403);
  expect((await admin.call(reopenCompany, {companyId, note: ' '})).status).toBe(400);
  const both = await Promise.all([
    admin.call(reopenCompany, {companyId, note}),
    admin.call(reopenCompany, {companyId, note}),
  ]);
  expect(both.map(reasonOf).filter(Boolean)).toEqual(['admin.dissolution-changed']);
  expect(await owner.readTable(companyId, 'companies')).toMatchObject([{dissolvedOn: null}]);
  expect(await reasonsOf(owner, category('De nuevo'))).toEqual([]);
  // What was no proof is none of its documents any more.
  expect(await owner.readTable(companyId, 'companyDocuments')).toEqual([]);
  const kinds = (await owner.readTable(companyId, 'dissolutionSteps')).map(({kind}) => String(kind));
  expect(kinds.toSorted()).toEqual(['dissolved', 'paid', 'reopened']);
  expect((await server.readMailOrders()).filter(({kind}) => kind === 'dissolution-told')).toMatchObject([
    {step: 'dissolved'},
    {step: 'reopened', note},
  ]);
  expect((await finish(server, admin, companyId)).status).toBe(200);
  expect(await owner.readTable(companyId, 'companyDocuments')).toMatchObject([{kind: 'dissolution-proof'}]);
  expect(reasonOf(await admin.call(reopenCompany, {companyId: server.newId(), note}))).toBe('admin.no-such-company');
});
