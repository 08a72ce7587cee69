import {afterEach, beforeEach, expect, test} from 'vitest';
import {listCompanies} from '#contract/admin/list-companies.ts';
import type {FormationRow} from '#contract/companies/formation.ts';
import {moveCompany} from '#contract/companies/move-company.ts';
import {listWork} from '#contract/desk/list-work.ts';
import type {BoughtKind, WorkKind} from '#contract/desk/work-kinds.ts';
import {askDissolutionFee} from '#contract/dissolutions/ask-dissolution-fee.ts';
import {plainStep, type DissolutionStepKind} from '#contract/dissolutions/dissolution-step.ts';
import {withdrawDissolution} from '#contract/dissolutions/withdraw-dissolution.ts';
import {readBought} from '#contract/purchases/read-bought.ts';
import {inTransaction} from '#server/db/database.ts';
import {writeSynced, type SyncedWrite} from '#server/sync/write-synced.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {openSyncDevice, type SyncDevice} from '#tests/kits/sync-device.ts';
import {addDocument} from '#tests/server/documents/document-steps.ts';
import {openOrdersNode, type OrdersNode} from '#tests/server/orders/orders-node.ts';
import {buy, giveCard, pay, place, prepareOrder, read} from '#tests/server/orders/order-steps.ts';
import {openAdmin} from '#tests/server/policy/cast.ts';
import {addOne, buyIt, order, payIt} from '#tests/server/purchases/purchase-steps.ts';
import {dissolve, dissolveCents, finish} from './dissolution-steps.ts';

let server: TestServer;
let node: OrdersNode;
let owner: SyncDevice;
let admin: SyncDevice;
beforeEach(async () => {
  server = await buildServer();
  node = await openOrdersNode(server);
  owner = await openSyncDevice(server, 'Ana');
  admin = await openAdmin(server);
});
afterEach(async () => {
  await node.close();
  await server.close();
});

const reasonOf = ({body}: {readonly body: unknown}) => (body as {error?: {reason: string}}).error?.reason;
const wanted = (companyId: string) => ({companyId, wish: dissolve, seenCents: dissolveCents});
const totalOf = async (kind: WorkKind) => (await admin.call(listWork, {kind})).body.total;
const isBusy = async (companyId: string, kind: BoughtKind = 'dissolve') =>
  (await admin.call(readBought, {id: companyId, companyId, kind})).body.isBusy;
const write = async (spaceId: string, ...writes: SyncedWrite[]) =>
  inTransaction(server.database, async (tx) =>
    writeSynced(tx, {spaceId, author: {kind: 'product'}, nowMs: server.clock.nowMs}, writes),
  );
const setStatus = async (id: string, status: FormationRow['status']) =>
  write(id, {table: 'formations', edit: [{id, status}]});

/** The order of a migration, of a company that its owner had added where there is one. */
const migration = (addedCompanyId: string | null) =>
  prepareOrder(server, {
    kind: 'migrate',
    nameOne: 'Ceibo LLC',
    designator: null,
    formationDate: '2024-02-01',
    ein: '12-3456789',
    registeredAgent: 'Agents Inc.',
    addedCompanyId,
  });

test('[DIS4] [DIS8] a company whose migration is being paid is not dissolved', async () => {
  const companyId = await addOne(server, owner, {state: 'WY'});
  const {body: placed} = await order(server, owner, wanted(companyId));
  const move = migration(companyId);
  await place(owner, move);
  const {body: paying} = await pay(owner, move);
  expect(reasonOf(await payIt(owner, placed))).toBe('purchase.busy');
  expect(reasonOf(await order(server, owner, wanted(companyId)))).toBe('purchase.busy');
  await giveCard(owner, paying);
  expect(await read(owner, move)).toMatchObject({state: 'paid', companyId});
  // Nor is it done before that is: here its dissolution was paid all the same.
  await buyIt(server, owner, wanted(companyId));
  await setStatus(companyId, 'Completed');
  await server.database.$client.query(`update orders set state = 'paying', company_id = null where id = $1`, [move.id]);
  expect(await isBusy(companyId)).toBe(true);
  expect(reasonOf(await finish(server, admin, companyId))).toBe('admin.dissolution-busy');
});

test('[DIS4] a company is not migrated while its dissolution is being paid or done, and is again once that is withdrawn', async () => {
  const companyId = await addOne(server, owner, {state: 'WY'});
  const move = migration(companyId);
  await place(owner, move);
  const {body: placed} = await order(server, owner, wanted(companyId));
  const {body: paying} = await payIt(owner, placed);
  expect(reasonOf(await pay(owner, move))).toBe('order.company-dissolving');
  await giveCard(owner, paying);
  await read(owner, placed);
  expect(reasonOf(await pay(owner, move))).toBe('order.company-dissolving');
  expect(reasonOf(await place(owner, migration(companyId)))).toBe('order.company-dissolving');
  await owner.call(withdrawDissolution, {companyId});
  await giveCard(owner, (await pay(owner, move)).body);
  expect(await read(owner, move)).toMatchObject({state: 'paid', companyId});
});

test('[DIS4] a migration that was paid all the same is that company’s, and makes no second one', async () => {
  const companyId = await addOne(server, owner, {state: 'WY'});
  const move = migration(companyId);
  await place(owner, move);
  const {body: paying} = await pay(owner, move);
  const step = {...plainStep, id: server.newId(), kind: 'paid', day: '2026-11-20', by: 'Ana'} as const;
  await write(companyId, {table: 'dissolutionSteps', create: [{...step, at: '2026-11-20T12:00:00.000Z'}]});
  await giveCard(owner, paying);
  expect(await read(owner, move)).toMatchObject({state: 'paid', companyId});
});

test('[DIS8] it is not done while what the company came with is Faro’s to do, and the desk knows before it brings the proof', async () => {
  const {id: companyId} = await buy(server, owner, migration(null));
  await read(owner, {id: companyId});
  await buyIt(server, owner, wanted(companyId));
  for (const status of ['Start', 'RegisteredInState', 'ObtainingEin'] as const) {
    await setStatus(companyId, status);
    expect(await isBusy(companyId)).toBe(true);
  }
  expect(reasonOf(await finish(server, admin, companyId))).toBe('admin.dissolution-busy');
  await setStatus(companyId, 'ReadyForBankAccount');
  expect(await isBusy(companyId)).toBe(false);
  expect((await finish(server, admin, companyId)).status).toBe(200);
});

test('[DIS10] [DSK1] nothing of a formation that stopped is the desk’s any more, which moves it nowhere', async () => {
  const {id: companyId} = await buy(server, owner, migration(null));
  await read(owner, {id: companyId});
  await addDocument(server, {device: owner, spaceId: companyId}, {document: {kind: 'other'}});
  await buyIt(server, owner, wanted(companyId));
  await setStatus(companyId, 'Completed');
  const actsOf = async () => (await admin.call(listCompanies, {})).body.rows.map(({order: its}) => its?.acts);
  expect(await totalOf('check-document')).toBe(1);
  expect((await finish(server, admin, companyId)).status).toBe(200);
  await setStatus(companyId, 'RegisteredInState');
  expect(await totalOf('check-document')).toBe(0);
  expect(await totalOf('ask-ein')).toBe(0);
  expect(await actsOf()).toEqual([null]);
  expect((await admin.call(listCompanies, {acts: 'faro'})).body.total).toBe(0);
  // What its owner told as it came is its first step. Rule: PRG15.
  const seenMoveId = String((await owner.readTable(companyId, 'companySteps')).at(-1)?.['id']);
  const move = {id: server.newId(), companyId, seenMoveId, toStatus: 'ObtainingEin', day: '2026-11-20'} as const;
  const said = {note: '', skipReason: null, ein: null, mails: true} as const;
  expect(reasonOf(await admin.call(moveCompany, {...move, ...said}))).toBe('admin.move-not-allowed');
  // Open again, it goes on where it was.
  await server.database.$client.query('update spaces set closed = false where id = $1', [companyId]);
  expect(await totalOf('ask-ein')).toBe(1);
  expect(await actsOf()).toEqual(['faro']);
  expect((await admin.call(moveCompany, {...move, ...said})).status).toBe(200);
});

test('[DIS3] [DSK1] a fee that was asked for is nobody’s work once the dissolution is paid, and is again once that is withdrawn', async () => {
  const companyId = await addOne(server, owner, {state: 'DE'});
  await owner.call(askDissolutionFee, {companyId});
  expect(await totalOf('find-dissolution-fee')).toBe(1);
  expect(await isBusy(companyId, 'find-dissolution-fee')).toBe(false);
  // The list of prices came to know it.
  const expected: readonly (readonly [DissolutionStepKind, number])[] = [
    ['paid', 0],
    ['begun', 0],
    ['withdrawn', 1],
  ];
  for (const [kind, total] of expected) {
    server.clock.nowMs += 1000;
    const at = new Date(server.clock.nowMs).toISOString();
    const step = {...plainStep, id: server.newId(), kind, day: at.slice(0, 10), at, by: 'Ana'};
    await write(companyId, {table: 'dissolutionSteps', create: [step]});
    expect(await totalOf('find-dissolution-fee')).toBe(total);
  }
});
