import {afterEach, beforeEach, expect, test} from 'vitest';
import {openDeskDocument} from '#contract/documents/open-desk-document.ts';
import {companyDocuments} from '#contract/documents/company-document.ts';
import {listWork} from '#contract/desk/list-work.ts';
import {askDissolutionFee} from '#contract/dissolutions/ask-dissolution-fee.ts';
import {withdrawDissolution} from '#contract/dissolutions/withdraw-dissolution.ts';
import {readBought} from '#contract/purchases/read-bought.ts';
import {createGiveBackWorker} from '#server/modules/orders/paying/give-back-job.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {joinSpace, openSyncDevice, type SyncDevice} from '#tests/kits/sync-device.ts';
import {valueOf} from '#tests/kits/payments-port/payments-bench.ts';
import {download} from '#tests/server/files/file-steps.ts';
import {openOrdersNode, type OrdersNode} from '#tests/server/orders/orders-node.ts';
import {giveCard, read} from '#tests/server/orders/order-steps.ts';
import {openAdmin} from '#tests/server/policy/cast.ts';
import {addOne, buyIt, order, payIt} from '#tests/server/purchases/purchase-steps.ts';
import {bringProof} from '#tests/server/purchases/bring-proof.ts';
import {dissolve, dissolveCents, finish, workOn} from './dissolution-steps.ts';

let server: TestServer;
let node: OrdersNode;
let owner: SyncDevice;
let admin: SyncDevice;
let companyId: string;
beforeEach(async () => {
  server = await buildServer();
  node = await openOrdersNode(server);
  owner = await openSyncDevice(server, 'Ana');
  admin = await openAdmin(server);
  companyId = await addOne(server, owner, {state: 'WY'});
});
afterEach(async () => {
  await node.close();
  await server.close();
});

const reasonOf = ({body}: {readonly body: unknown}) => (body as {error?: {reason: string}}).error?.reason;
const wanted = () => ({companyId, wish: dissolve, seenCents: dissolveCents});
const kindsOf = async (device = owner) =>
  (await device.readTable(companyId, 'dissolutionSteps')).map(({kind}) => String(kind)).toSorted();
const mailsOf = async (kind: string) => (await server.readMailOrders()).filter((mail) => mail.kind === kind);
const backOf = async (orderId: string) => {
  await node.jobs.runDue(createGiveBackWorker(node.parts.port));
  const {rows} = await server.database.$client.query<{id: string}>(
    'select id from sandbox_payment_intents where order_id = $1',
    [orderId],
  );
  return valueOf(await node.parts.port.readPayment(rows[0]?.id ?? '')).givenBackCents;
};

test('[DIS2] only owners ask: managers and bookkeepers are told so, and for a stranger there is no such company', async () => {
  const others = [
    ['manager', 'purchase.owner-alone', 'dissolution.owner-only'],
    ['bookkeeper', 'purchase.not-permitted', 'dissolution.owner-only'],
  ] as const;
  await buyIt(server, owner, wanted());
  for (const [role, cannotBuy, cannotAsk] of others) {
    const device = await openSyncDevice(server, role);
    await joinSpace(server, device, companyId, role);
    expect(reasonOf(await order(server, device, wanted()))).toBe(cannotBuy);
    expect(reasonOf(await device.call(askDissolutionFee, {companyId}))).toBe(cannotAsk);
    expect(reasonOf(await device.call(withdrawDissolution, {companyId}))).toBe(cannotAsk);
    // They read how far it is.
    expect(await kindsOf(device)).toEqual(['paid']);
  }
  const stranger = await openSyncDevice(server, 'Renata');
  expect(reasonOf(await order(server, stranger, wanted()))).toBe('purchase.none');
  expect(reasonOf(await stranger.call(askDissolutionFee, {companyId}))).toBe('dissolution.none');
  expect(reasonOf(await stranger.call(withdrawDissolution, {companyId}))).toBe('dissolution.none');
  expect(await kindsOf()).toEqual(['paid']);
});

test('[DIS4] of two owners who pay at once one is told, and what was paid is one dissolution', async () => {
  const second = await openSyncDevice(server, 'Luis');
  await joinSpace(server, second, companyId, 'owner');
  const {body: mine} = await order(server, owner, wanted());
  const {body: theirs} = await order(server, second, wanted());
  const both = await Promise.all([payIt(owner, mine), payIt(second, theirs)]);
  expect(both.map(reasonOf).filter(Boolean)).toEqual(['purchase.being-paid']);
  const [paying, device] = both[0].status === 200 ? [both[0].body, owner] : [both[1].body, second];
  await giveCard(device, paying);
  await read(device, paying);
  const late = device === owner ? await payIt(second, theirs) : await payIt(owner, mine);
  expect(reasonOf(late)).toBe('purchase.settled');
  expect(await kindsOf()).toEqual(['paid']);
  // Nor a second tab.
  expect(reasonOf(await order(server, device, wanted()))).toBe('purchase.settled');
});

test('[DIS4] [DIS8] it waits for what else is being paid, and is not done before that is', async () => {
  const {body: renewal} = await order(server, owner, {
    companyId,
    wish: {kind: 'renewal', what: 'report', period: 2026},
  });
  // Wyoming's fee is the least only: nothing is placed, so nothing is being paid either.
  expect(renewal).toHaveProperty('error');
  const minnesotan = await addOne(server, owner, {state: 'MN'});
  await owner.call(askDissolutionFee, {companyId: minnesotan});
  await workOn(admin, minnesotan, {do: 'fee', cents: 0}, 'find-dissolution-fee');
  const {body: placed} = await order(server, owner, {companyId: minnesotan});
  const {body: paying} = await payIt(owner, placed);
  const its = {companyId: minnesotan, wish: dissolve, seenCents: 19_900};
  expect(reasonOf(await order(server, owner, its))).toBe('purchase.busy');
  await giveCard(owner, paying);
  await read(owner, placed);
  await buyIt(server, owner, its);
  expect(reasonOf(await finish(server, admin, minnesotan))).toBe('admin.dissolution-busy');
  expect((await owner.readTable(minnesotan, 'companies'))[0]).toMatchObject({dissolvedOn: null});
});

test('[DIS3] a fee that nobody knows is asked for once, said by the desk, told to the owners and paid', async () => {
  const far = await addOne(server, owner, {state: 'DE', name: 'Lago LLC'});
  const its = {companyId: far, wish: dissolve, seenCents: 19_900 + 22_000};
  expect(reasonOf(await order(server, owner, its))).toBe('purchase.fee-unknown');
  for (let nth = 0; nth < 2; nth += 1) expect((await owner.call(askDissolutionFee, {companyId: far})).status).toBe(200);
  const {body} = await admin.call(listWork, {kind: 'find-dissolution-fee'});
  expect(body.rows).toMatchObject([{kind: 'find-dissolution-fee', subjectId: far, name: 'Lago LLC', state: 'DE'}]);
  const work = {id: far, companyId: far, kind: 'find-dissolution-fee'} as const;
  expect((await admin.call(readBought, work)).body).toMatchObject({what: 'dissolution', order: null, isBegun: false});
  expect((await workOn(admin, far, {do: 'fee', cents: 22_000}, 'find-dissolution-fee')).status).toBe(200);
  expect(reasonOf(await workOn(admin, far, {do: 'fee', cents: 1}, 'find-dissolution-fee'))).toBe(
    'admin.bought-changed',
  );
  expect(await mailsOf('purchase-fee')).toMatchObject([
    {company: 'Lago LLC', cents: 22_000, bought: {what: 'dissolution'}},
  ]);
  expect((await order(server, owner, its)).status).toBe(200);
  expect((await admin.call(listWork, {kind: 'find-dissolution-fee'})).body.total).toBe(0);
});

test('[DIS7] an owner withdraws it until the desk begins: all of it goes back once, and it can be asked for again', async () => {
  const placed = await buyIt(server, owner, wanted());
  for (let nth = 0; nth < 2; nth += 1) expect((await owner.call(withdrawDissolution, {companyId})).status).toBe(200);
  expect(await backOf(placed.id)).toBe(dissolveCents);
  expect(await kindsOf()).toEqual(['paid', 'withdrawn']);
  expect((await admin.call(listWork, {kind: 'dissolve'})).body.total).toBe(0);
  expect(await mailsOf('dissolution-told')).toMatchObject([{step: 'withdrawn', company: 'Ceibo LLC'}]);
  await buyIt(server, owner, wanted());
  expect((await workOn(admin, companyId, {do: 'begin'})).status).toBe(200);
  expect(reasonOf(await owner.call(withdrawDissolution, {companyId}))).toBe('dissolution.begun');
});

test('[DIS8] [DIS11] the desk begins it and has it done once, with a day, a note and the proof; owners are told', async () => {
  const placed = await buyIt(server, owner, wanted());
  const {body: list} = await admin.call(listWork, {kind: 'dissolve'});
  expect(list.rows).toMatchObject([{kind: 'dissolve', subjectId: companyId, orderId: placed.id, state: 'WY'}]);
  const work = {id: companyId, companyId, kind: 'dissolve'} as const;
  expect((await admin.call(readBought, work)).body).toMatchObject({
    what: 'dissolution',
    isBegun: false,
    order: {number: placed.number, cents: dissolveCents},
  });
  const both = await Promise.all([workOn(admin, companyId, {do: 'begin'}), workOn(admin, companyId, {do: 'begin'})]);
  expect(both.map(reasonOf).filter(Boolean)).toEqual(['admin.bought-changed']);
  const done = {do: 'done', day: '2026-11-22', proofId: null, note: ''} as const;
  expect(reasonOf(await workOn(admin, companyId, done))).toBe('admin.bought-day-wrong');
  expect(reasonOf(await workOn(admin, companyId, {...done, day: '2026-11-20'}))).toBe('admin.bought-proof-missing');
  expect((await finish(server, admin, companyId)).status).toBe(200);
  expect(reasonOf(await finish(server, admin, companyId))).toBe('admin.bought-changed');
  expect(await kindsOf()).toEqual(['begun', 'dissolved', 'paid']);
  expect((await owner.readTable(companyId, 'companies'))[0]).toMatchObject({dissolvedOn: '2026-11-20'});
  expect(await owner.readTable(companyId, 'companyDocuments')).toMatchObject([
    {kind: 'dissolution-proof', name: 'acuse.pdf', bears: '2026-11-20', decision: 'accepted'},
  ]);
  expect(await mailsOf('dissolution-told')).toMatchObject([
    {step: 'begun'},
    {step: 'dissolved', day: '2026-11-20', note: 'Certificado adjunto.', to: owner.me.email},
  ]);
  expect((await admin.call(listWork, {kind: 'dissolve'})).body.total).toBe(0);
});

test('[DIS8] what cannot be done is given back by the desk with its reason, once', async () => {
  const placed = await buyIt(server, owner, wanted());
  await workOn(admin, companyId, {do: 'begin'});
  const back = {do: 'return', why: 'refused', note: 'Falta un informe.'} as const;
  expect((await workOn(admin, companyId, back)).status).toBe(200);
  expect(reasonOf(await workOn(admin, companyId, back))).toBe('admin.bought-changed');
  expect(await backOf(placed.id)).toBe(dissolveCents);
  expect(await mailsOf('purchase-returned')).toMatchObject([{why: 'refused', cents: dissolveCents}]);
  expect((await workOn(owner, companyId, back)).status).toBe(403);
  const other = await addOne(server, owner, {state: 'WY', name: 'Otra LLC'});
  expect(reasonOf(await workOn(admin, other, {do: 'begin'}))).toBe('admin.no-such-bought');
});

test('[DIS8] [DOC6] the proof is an official document, which owners and the desk open and a bookkeeper has nothing of', async () => {
  const bookkeeper = await openSyncDevice(server, 'Luis');
  await joinSpace(server, bookkeeper, companyId, 'bookkeeper');
  await buyIt(server, owner, wanted());
  // Any other file of the books is no proof of it.
  const other = await bringProof(server, admin, companyId, 'do-service');
  const done = {do: 'done', day: '2026-11-20', proofId: other, note: ''} as const;
  expect(reasonOf(await workOn(admin, companyId, done))).toBe('admin.bought-proof-missing');
  expect((await finish(server, admin, companyId)).status).toBe(200);
  const [document] = await owner.readTable(companyId, 'companyDocuments');
  const fileId = String(document?.['fileId']);
  const kind = (await owner.readTable(companyId, 'files')).find(({id}) => id === fileId)?.['kind'];
  expect(kind).toBe('official');
  // So an archive brings it back.
  expect(companyDocuments.checkReferences?.({kind: 'other'}, () => ({kind: String(kind)}))).toBeNull();
  expect((await download(owner, {spaceId: companyId, fileId})).status).toBe(200);
  expect((await bookkeeper.readTable(companyId, 'files')).map(({id}) => id)).toEqual([other]);
  expect((await download(bookkeeper, {spaceId: companyId, fileId})).status).toBe(403);
  const opened = await admin.call(openDeskDocument, {companyId, documentId: String(document?.['id']), why: 'check'});
  expect(opened.status).toBe(200);
});
