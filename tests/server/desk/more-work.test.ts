import {createHash} from 'node:crypto';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {listWork, type ListedWork} from '#contract/desk/list-work.ts';
import type {FormationRow} from '#contract/companies/formation.ts';
import {addDeskDocument} from '#contract/documents/add-desk-document.ts';
import {decideDocument} from '#contract/documents/decide-document.ts';
import {sendScan} from '#contract/mailing/send-scan.ts';
import {takeBackScan} from '#contract/mailing/take-back-scan.ts';
import {readFiling} from '#contract/orders/read-filing.ts';
import {settlePayment} from '#server/modules/orders/paying/settle-payment.ts';
import {renewPlans} from '#server/modules/subscriptions/renew-plans.ts';
import {assembleSubscriptions} from '#server/assemble-subscriptions.ts';
import {inTransaction} from '#server/db/database.ts';
import {writeSynced} from '#server/sync/write-synced.ts';
import {buildServer, logInOn, type TestServer} from '#tests/kits/build-server.ts';
import {openSyncDevice, type SyncDevice} from '#tests/kits/sync-device.ts';
import {addDocument, pdf} from '#tests/server/documents/document-steps.ts';
import {bring, factsFor, freshPdf} from '#tests/server/mailing/scan-steps.ts';
import {buy, giveCard, pay, place, prepareOrder, read} from '#tests/server/orders/order-steps.ts';
import {openOrdersNode} from '#tests/server/orders/orders-node.ts';
import {addOne, handlingCents, order as placeOne, payIt} from '#tests/server/purchases/purchase-steps.ts';
import {openAdmin} from '#tests/server/policy/cast.ts';

const hourMs = 3_600_000;

let server: TestServer;
let admin: SyncDevice;
let owner: SyncDevice;
beforeEach(async () => {
  server = await buildServer();
  admin = await openAdmin(server);
  owner = await openSyncDevice(server, 'Ana');
});
afterEach(() => server.close());

const listed = async (kind: ListedWork['kind']) => {
  await logInOn(admin, admin.me.email);
  return (await admin.call(listWork, {kind})).body.rows;
};
const query = async (text: string) => (await server.database.$client.query<Record<string, unknown>>(text)).rows;
const later = (ms = hourMs + 1_000) => {
  server.clock.nowMs += ms;
};

async function form(nameOne: string): Promise<string> {
  const order = await buy(server, owner, prepareOrder(server, {nameOne}));
  await read(owner, order);
  return order.id;
}

async function stand(id: string, values: Partial<FormationRow>): Promise<void> {
  await inTransaction(server.database, async (tx) => {
    const stamp = {spaceId: id, author: {kind: 'product'}, nowMs: server.clock.nowMs} as const;
    await writeSynced(tx, stamp, [{table: 'formations', edit: [{id, ...values}]}]);
  });
}

async function give(companyId: string, kind: 'articles' | 'ein-letter', isBrought = true): Promise<string> {
  const [id, fileId] = [server.newId(), server.newId()];
  const sha256 = createHash('sha256').update(pdf).digest('hex');
  const facts = {name: `${kind}.pdf`, type: 'application/pdf', sizeBytes: pdf.length, sha256} as const;
  await admin.call(addDeskDocument, {id, fileId, companyId, kind, bears: null, ...facts});
  if (isBrought) await bring(admin, {companyId, fileId}, pdf);
  return id;
}

test('[DSK6] a scan that nobody finished is work an hour later, with who began it, until it is sent or taken back', async () => {
  const companyId = await form('Cobalto');
  const [one, two] = [freshPdf('uno'), freshPdf('dos')];
  const {body: first} = await admin.call(sendScan, factsFor(companyId, one));
  const {body: second} = await admin.call(sendScan, factsFor(companyId, two));
  expect(await listed('finish-scan')).toEqual([]);
  const begunAt = new Date(server.clock.nowMs).toISOString();
  later();
  const rows = await listed('finish-scan');
  const by = `${admin.me.firstName} ${admin.me.lastName}`;
  expect(rows.map(({subjectId}) => subjectId).toSorted()).toEqual([first.scanId, second.scanId].toSorted());
  expect(rows[0]).toMatchObject({name: 'Cobalto LLC', companyId, since: begunAt, due: null, about: {of: 'scan', by}});
  await bring(admin, {companyId, fileId: first.scanId}, one);
  expect((await listed('finish-scan')).map(({subjectId}) => subjectId)).toEqual([second.scanId]);
  await admin.call(takeBackScan, {companyId, scanId: second.scanId});
  expect(await listed('finish-scan')).toEqual([]);
});

test('[DSK7] a paper of a step that is done is work until its bytes are here, each company once', async () => {
  const companyId = await form('Damasco');
  expect(await listed('give-document')).toEqual([]);
  await stand(companyId, {status: 'RegisteredInState', statusSince: new Date(server.clock.nowMs).toISOString()});
  expect(await listed('give-document')).toMatchObject([
    {name: 'Damasco LLC', companyId, orderId: companyId, about: {of: 'papers', papers: ['articles']}},
  ]);
  // Its row alone is no paper.
  await give(companyId, 'articles', false);
  expect(await listed('give-document')).toHaveLength(1);
  await give(companyId, 'articles');
  expect(await listed('give-document')).toEqual([]);
  await stand(companyId, {status: 'Completed'});
  expect((await listed('give-document')).map(({about}) => about)).toEqual([{of: 'papers', papers: ['ein-letter']}]);
  await stand(companyId, {status: 'Canceled'});
  expect(await listed('give-document')).toEqual([]);
});

test('[DSK7] [DOC3] what its owner brought counts until it is refused', async () => {
  const companyId = await form('Esmeralda');
  await stand(companyId, {status: 'RegisteredInState'});
  const {documentId} = await addDocument(
    server,
    {device: owner, spaceId: companyId},
    {document: {kind: 'articles', partnerId: null, fileKey: null}},
  );
  expect(await listed('give-document')).toEqual([]);
  const decided = {
    companyId,
    documentId,
    seenDecidedAt: null,
    decision: 'refused',
    refusal: 'unreadable',
    note: '',
  } as const;
  expect((await admin.call(decideDocument, decided)).status).toBe(200);
  expect(await listed('give-document')).toMatchObject([{about: {of: 'papers', papers: ['articles']}}]);
});

test('[DSK8] a refused purchase is work an hour later, with what and why, until it is paid', async () => {
  const node = await openOrdersNode(server);
  try {
    const companyId = await addOne(server, owner);
    const {body: placed} = await placeOne(server, owner, {companyId});
    const {body: paying} = await payIt(owner, placed);
    const [payment] = await query(`select payment_id as id from order_payments where order_id = '${placed.id}'`);
    const settle = async () => settlePayment(node.parts, String(payment?.['id']));
    await giveCard(owner, paying, 'pm_sandbox_no_funds');
    await settle();
    expect(await listed('refused-payment')).toEqual([]);
    later();
    const about = {of: 'payment', what: 'renewal', cents: handlingCents, why: 'funds', retryOn: null};
    expect(await listed('refused-payment')).toMatchObject([
      {subjectId: placed.id, companyId, name: 'Ceibo LLC', about},
    ]);
    // Told again it is the same refusal.
    await settle();
    expect(await listed('refused-payment')).toHaveLength(1);
    await giveCard(owner, paying);
    await settle();
    expect(await listed('refused-payment')).toEqual([]);
  } finally {
    await node.close();
  }
});

test('[DSK8] a renewal that was refused is work with the day of its next try, until it is paid or lapses', async () => {
  const node = await openOrdersNode(server);
  try {
    const companyId = await form('Fucsia');
    const due = '2026-11-25';
    await query(
      `update subscriptions set counted_from = '2025-11-25', paid_until = '${due}', version = (select take_space_version('${companyId}'))`,
    );
    await query(`update sandbox_payment_cards set token = 'pm_sandbox_declined_later'`);
    const parts = assembleSubscriptions(node.parts);
    const renewOn = async (day: string) => {
      server.clock.nowMs = Date.parse(`${day}T17:00:00Z`);
      await renewPlans(parts, (error) => {
        throw error;
      });
    };
    await renewOn('2026-11-24');
    expect(await listed('refused-payment')).toEqual([]);
    await renewOn(due);
    const [work] = await listed('refused-payment');
    expect(work).toMatchObject({name: 'Fucsia LLC', companyId, orderId: companyId, since: '2026-11-25T05:00:00.000Z'});
    expect(work?.about).toMatchObject({of: 'payment', what: 'plan', why: 'other-card', retryOn: '2026-11-28'});
    await renewOn('2026-11-28');
    expect((await listed('refused-payment')).map(({about}) => about)).toMatchObject([{retryOn: '2026-12-02'}]);
    await renewOn('2026-12-10');
    expect(await listed('refused-payment')).toEqual([]);
  } finally {
    await node.close();
  }
});

test('[DSK8] an unfinished payment says why it was refused, and its order tells it of each payment', async () => {
  const node = await openOrdersNode(server);
  try {
    const order = prepareOrder(server, {nameOne: 'Granate'});
    await place(owner, order);
    const {body: paying} = await pay(owner, order);
    await giveCard(owner, paying, 'pm_sandbox_stolen');
    const [payment] = await query(`select payment_id as id from order_payments where order_id = '${order.id}'`);
    await settlePayment(node.parts, String(payment?.['id']));
    const refusedAt = new Date(server.clock.nowMs).toISOString();
    later();
    expect(await listed('unfinished-payment')).toMatchObject([
      {
        name: 'Granate LLC',
        about: {of: 'payment', what: 'order', cents: order.seenCents, why: 'declined', retryOn: null},
      },
    ]);
    expect((await admin.call(readFiling, {id: order.id})).body.payments).toMatchObject([
      {refusedAt, refusedFor: 'declined', isCurrent: true},
    ]);
  } finally {
    await node.close();
  }
});

test('[DSK6] [DSK7] [DSK8] nobody but an admin reads of it', async () => {
  expect((await owner.call(listWork, {kind: 'finish-scan'})).status).toBe(403);
  const visitor = server.openDevice();
  expect((await visitor.call(listWork, {kind: 'refused-payment'})).status).toBe(401);
});
