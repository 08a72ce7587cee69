import {afterEach, beforeEach, expect, test} from 'vitest';
import {listWork} from '#contract/desk/list-work.ts';
import type {PaperKind} from '#contract/desk/work-kinds.ts';
import {askShredding} from '#contract/mailing/ask-shredding.ts';
import {callOffPaper} from '#contract/mailing/call-off-paper.ts';
import {sendScan} from '#contract/mailing/send-scan.ts';
import {takeBackScan} from '#contract/mailing/take-back-scan.ts';
import {readBought} from '#contract/purchases/read-bought.ts';
import {workOnBought} from '#contract/purchases/work-on-bought.ts';
import {createGiveBackWorker} from '#server/modules/orders/paying/give-back-job.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {joinSpace, openSyncDevice, type SyncDevice} from '#tests/kits/sync-device.ts';
import {valueOf} from '#tests/kits/payments-port/payments-bench.ts';
import {refusalOf} from '#tests/server/files/file-steps.ts';
import {openOrdersNode, type OrdersNode} from '#tests/server/orders/orders-node.ts';
import {openAdmin} from '#tests/server/policy/cast.ts';
import {giveCard, read} from '#tests/server/orders/order-steps.ts';
import {addOne, buyIt, order, payIt} from '#tests/server/purchases/purchase-steps.ts';
import {factsFor, freshPdf, sendWhole} from './scan-steps.ts';

let server: TestServer;
let node: OrdersNode;
let owner: SyncDevice;
let admin: SyncDevice;
let companyId: string;
let scanId: string;
beforeEach(async () => {
  server = await buildServer();
  node = await openOrdersNode(server);
  owner = await openSyncDevice(server, 'Ana');
  admin = await openAdmin(server);
  companyId = await addOne(server, owner);
  scanId = await sendWhole(admin, companyId, freshPdf('papel'));
});
afterEach(async () => {
  await node.close();
  await server.close();
});

const to = {
  recipient: 'Ana Quiroga',
  line1: 'Carrera 7 # 71-21',
  line2: '',
  city: 'Bogotá',
  region: 'Cundinamarca',
  postalCode: '110231',
  country: 'CO',
} as const;
const forward = (id = scanId) => ({kind: 'paper', scanId: id, paper: {do: 'forward', to}}) as const;
const sendCents = 4900;
const papers = async (device = owner) => device.readTable(companyId, 'mailPapers');
const work = async () => (await admin.call(listWork, {})).body.rows;
const mailsOf = async (kind: string) => (await server.readMailOrders()).filter((mail) => mail.kind === kind);
const begin = async (id: string, kind: PaperKind) =>
  admin.call(workOnBought, {id, companyId, kind, act: {do: 'begin'}});
const givenBackOf = async (orderId: string) => {
  await node.jobs.runDue(createGiveBackWorker(node.parts.port));
  const {rows} = await server.database.$client.query<{id: string}>(
    'select id from sandbox_payment_intents where order_id = $1',
    [orderId],
  );
  return valueOf(await node.parts.port.readPayment(rows[0]?.id ?? '')).givenBackCents;
};

test('[MLG12] [MLG13] [MLG14] paid forwarding waits at the desk with its address, is begun, and is sent with its number; owners are told without it', async () => {
  const placed = await buyIt(server, owner, {companyId, wish: forward(), seenCents: sendCents});
  const [row] = await papers();
  expect(row).toMatchObject({scanId, wish: 'forward', state: 'asked', orderId: placed.id, ...to});
  const id = String(row?.['id']);
  const [listed] = await work();
  expect(listed).toMatchObject({kind: 'forward-mail', subjectId: id, companyId, due: null});
  expect(JSON.stringify(await work())).not.toContain('Carrera');
  const shown = await admin.call(readBought, {id, companyId, kind: 'forward-mail'});
  expect(shown.body).toMatchObject({isBegun: false, order: {cents: sendCents}, paper: {to, pageCount: 2}});
  expect(refusalOf(await admin.call(readBought, {id, companyId, kind: 'shred-mail'}))[0]).toBe(404);
  expect((await begin(id, 'forward-mail')).status).toBe(200);
  expect(refusalOf(await begin(id, 'forward-mail'))).toEqual([409, 'admin.bought-changed']);
  expect(refusalOf(await owner.call(callOffPaper, {companyId, paperId: id}))).toEqual([409, 'mailing.paper-begun']);
  const act = {do: 'done', day: '2026-11-20', proofId: null, note: '', tracking: '1Z999'} as const;
  const wish = {id, companyId, kind: 'forward-mail', act} as const;
  expect((await admin.call(workOnBought, wish)).status).toBe(200);
  expect((await papers())[0]).toMatchObject({state: 'done', tracking: '1Z999', endedOn: '2026-11-20'});
  expect(await work()).toEqual([]);
  expect(await mailsOf('paper-done')).toMatchObject([{to: owner.me.email, wish: 'forward', tracking: '1Z999'}]);
  expect(JSON.stringify(await server.readMailOrders())).not.toContain('Carrera');
  expect(refusalOf(await admin.call(workOnBought, wish))).toEqual([409, 'admin.bought-changed']);
});

test('[MLG12] one thing becomes of a paper, the owner alone decides, and of a scan that is not here nothing does', async () => {
  const manager = await openSyncDevice(server, 'Eva');
  await joinSpace(server, manager, companyId, 'manager');
  const wanted = {companyId, wish: forward(), seenCents: sendCents};
  expect(refusalOf(await order(server, manager, wanted))).toEqual([403, 'purchase.owner-alone']);
  expect(refusalOf(await manager.call(askShredding, {companyId, scanId}))).toEqual([403, 'mailing.owner-alone']);
  const stranger = await openSyncDevice(server, 'Renata');
  expect(refusalOf(await order(server, stranger, wanted))).toEqual([404, 'purchase.none']);
  expect(refusalOf(await stranger.call(askShredding, {companyId, scanId}))).toEqual([404, 'mailing.no-such-paper']);
  const {body: unsent} = await admin.call(sendScan, factsFor(companyId, freshPdf('nunca')));
  expect(refusalOf(await order(server, owner, {...wanted, wish: forward(unsent.scanId)}))[1]).toBe('purchase.none');
  expect(refusalOf(await owner.call(askShredding, {companyId, scanId: unsent.scanId}))[0]).toBe(404);
  await owner.call(askShredding, {companyId, scanId});
  expect(refusalOf(await order(server, owner, wanted))).toEqual([409, 'purchase.settled']);
  // The manager sees what becomes of it.
  expect(await papers(manager)).toMatchObject([{wish: 'shred', state: 'asked'}]);
});

test('[MLG12] [BUY5] of paying and shredding at once one counts, and the money goes back', async () => {
  const {body: placed} = await order(server, owner, {companyId, wish: forward(), seenCents: sendCents});
  const {body: paying} = await payIt(owner, placed);
  await owner.call(askShredding, {companyId, scanId});
  await giveCard(owner, paying);
  await read(owner, placed);
  expect(await papers()).toMatchObject([{wish: 'shred', state: 'asked'}]);
  expect(await givenBackOf(placed.id)).toBe(sendCents);
});

test('[MLG14] [MLG15] shredding costs nothing, is called off until the desk begins, and then is done', async () => {
  const asked = await owner.call(askShredding, {companyId, scanId});
  expect(asked.body).toMatchObject({wish: 'shred', state: 'asked', orderId: null});
  expect((await owner.call(askShredding, {companyId, scanId})).body).toEqual(asked.body);
  expect(await work()).toMatchObject([{kind: 'shred-mail', subjectId: asked.body.id}]);
  const off = {companyId, paperId: asked.body.id};
  expect((await owner.call(callOffPaper, off)).body.state).toBe('called-off');
  expect((await owner.call(callOffPaper, off)).body.state).toBe('called-off');
  expect(await work()).toEqual([]);
  const again = await owner.call(askShredding, {companyId, scanId});
  expect(again.body.id).not.toBe(asked.body.id);
  const id = again.body.id;
  await begin(id, 'shred-mail');
  expect(refusalOf(await owner.call(callOffPaper, {companyId, paperId: id}))).toEqual([409, 'mailing.paper-begun']);
  const act = {do: 'done', day: '2026-11-20', proofId: null, note: 'Con acta.'} as const;
  await admin.call(workOnBought, {id, companyId, kind: 'shred-mail', act});
  expect(await mailsOf('paper-done')).toMatchObject([{wish: 'shred', note: 'Con acta.', tracking: ''}]);
  expect((await papers()).find((row) => row['id'] === id)).toMatchObject({state: 'done', endedOn: '2026-11-20'});
  expect(refusalOf(await order(server, owner, {companyId, wish: forward(), seenCents: sendCents}))[1]).toBe(
    'purchase.settled',
  );
});

test('[MLG14] shredding is turned down with a reason, which the owner reads; the paper is there as before', async () => {
  const {body} = await owner.call(askShredding, {companyId, scanId});
  await begin(body.id, 'shred-mail');
  const turnDown = async (note: string) =>
    admin.call(workOnBought, {
      id: body.id,
      companyId,
      kind: 'shred-mail',
      act: {do: 'return', why: 'other', note},
    });
  expect(refusalOf(await turnDown(' '))).toEqual([400, 'admin.bought-note-missing']);
  expect((await turnDown('Lleva una firma original.')).status).toBe(200);
  expect((await papers()).find((row) => row['id'] === body.id)).toMatchObject({
    state: 'returned',
    note: 'Lleva una firma original.',
  });
  expect(await mailsOf('paper-turned-down')).toMatchObject([
    {to: owner.me.email, note: 'Lleva una firma original.', path: 'mailing'},
  ]);
  expect(await mailsOf('purchase-returned')).toEqual([]);
  expect(refusalOf(await turnDown('Otra vez.'))).toEqual([409, 'admin.bought-changed']);
  expect((await owner.call(askShredding, {companyId, scanId})).body).toMatchObject({state: 'asked'});
});

test('[MLG15] who is not the owner calls nothing off, nor what is not there', async () => {
  const {body} = await owner.call(askShredding, {companyId, scanId});
  const off = {companyId, paperId: body.id};
  const manager = await openSyncDevice(server, 'Eva');
  await joinSpace(server, manager, companyId, 'manager');
  expect(refusalOf(await manager.call(callOffPaper, off))).toEqual([403, 'mailing.owner-alone']);
  const stranger = await openSyncDevice(server, 'Renata');
  expect(refusalOf(await stranger.call(callOffPaper, off))).toEqual([404, 'mailing.no-such-paper']);
  expect(refusalOf(await owner.call(callOffPaper, {companyId, paperId: server.newId()}))[0]).toBe(404);
});

test('[MLG15] what was paid goes back when it is called off, when the desk cannot, and when the scan is taken back', async () => {
  const wanted = {companyId, wish: forward(), seenCents: sendCents};
  const first = await buyIt(server, owner, wanted);
  await owner.call(callOffPaper, {companyId, paperId: String((await papers())[0]?.['id'])});
  expect(await givenBackOf(first.id)).toBe(sendCents);
  const second = await buyIt(server, owner, wanted);
  const id = String((await papers()).find((row) => row['orderId'] === second.id)?.['id']);
  const act = {do: 'return', why: 'other', note: 'Pesa 5 kg.'} as const;
  expect((await admin.call(workOnBought, {id, companyId, kind: 'forward-mail', act})).status).toBe(200);
  expect(await givenBackOf(second.id)).toBe(sendCents);
  expect(await mailsOf('purchase-returned')).toMatchObject([{note: 'Pesa 5 kg.', cents: sendCents}]);
  const third = await buyIt(server, owner, wanted);
  await admin.call(takeBackScan, {companyId, scanId});
  expect(await givenBackOf(third.id)).toBe(sendCents);
  expect((await papers()).find((row) => row['orderId'] === third.id)).toMatchObject({state: 'returned'});
  expect(await work()).toEqual([]);
});
