import {afterEach, beforeEach, expect, test} from 'vitest';
import {draftLengths} from '#contract/formation/company-draft.ts';
import {partnerLengths} from '#contract/formation/draft-partner.ts';
import {withoutUnseen} from '#contract/companies/rules.ts';
import {payOrder} from '#contract/orders/pay-order.ts';
import {placeOrder} from '#contract/orders/place-order.ts';
import {readOrder} from '#contract/orders/read-order.ts';
import {protocolHeader} from '#contract/wire-version.ts';
import {settlePayment} from '#server/modules/orders/paying/settle-payment.ts';
import type {OrdersParts} from '#server/modules/orders/orders-parts.ts';
import {payOrder as payOrderOn} from '#server/modules/orders/paying/pay-order.ts';
import type {Session} from '#server/http/session.ts';
import {buildChangeIn} from '#tests/fixtures/build-change.ts';
import {buildOwnersPartner, buildPartner} from '#tests/fixtures/build-draft.ts';
import {buildServer, type Answer, type Device, type TestServer} from '#tests/kits/build-server.ts';
import {openSyncDevice} from '#tests/kits/sync-device.ts';
import {openOrdersNode} from './orders-node.ts';
import {buy, giveCard, makeSecret, pay, place, prepareOrder, read, toWish, type TestOrder} from './order-steps.ts';

let server: TestServer;
let visitor: Device;
beforeEach(async () => {
  server = await buildServer();
  visitor = server.openDevice();
});
afterEach(() => server.close());

type Refusal = {readonly reason: string; readonly details?: {readonly field?: string}};
const refusalOf = ({body}: {readonly body: unknown}) => (body as {error?: Refusal}).error;
const reasonOf = (answer: {readonly body: unknown}) => refusalOf(answer)?.reason;
const ask = async <Row>(statement: string): Promise<Row[]> =>
  (await server.database.$client.query(statement)).rows as Row[];

/** Short enough for every field but those of a few letters, which then say that they are too long. */
const oddTexts = [
  '',
  '   ',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "Robert'); drop table orders; --",
  '{{constructor}} ${7*7} %s %n',
  '=cmd|calc!A1',
  '東京株式会社',
  'شركة فارو',
  'Сейбо Студия',
  '👩‍👩‍👧 Ñandú é',
  'Ceibo\u202eoidutS',
  '\u2066Ceibo\u2069',
  '\ufeffCeibo',
  'Ceibo\u0000',
  'Ceibo\ud800',
  'Ceibo\r\nBcc: everybody@example.com',
];

/** What is kept of a field of the draft, or of the one partner. */
async function readKept(field: string, partnerId: string | null): Promise<string | undefined> {
  const of = partnerId === null ? 'draft' : 'partners -> 0';
  const [row] = await ask<{text: string}>(`select ${of} ->> '${field}' as text from orders`);
  return row?.text;
}

/** A text of the wrong shape is no request at all; what else is wrong is told at its field. */
function isRefusedAt(answer: Answer, field: string, partnerId: string | null): boolean {
  const {reason = '', details} = refusalOf(answer) ?? {};
  const place = partnerId === null ? field : `partners.${partnerId}.${field}`;
  return answer.status === 400 && (reason === 'request.invalid-field' || details?.field === place);
}

test('[ORD2] [FRM2] whatever is typed in whichever field is refused at that field, or is kept as it was typed', async () => {
  const order = prepareOrder(server);
  const [own] = order.draft.partners;
  if (!own) throw new Error('the owner is a partner');
  const tried = [
    ...Object.entries(draftLengths)
      // Only its wizard needs it.
      .filter(([field]) => field !== 'passed')
      .flatMap(([field, length]) => [...oddTexts, 'x'.repeat(length + 1)].map((text) => ({field, text, id: null}))),
    ...Object.entries(partnerLengths).flatMap(([field, length]) =>
      [...oddTexts, 'x'.repeat(length + 1)].map((text) => ({field, text, id: order.id})),
    ),
  ];
  const found = {kept: 0, wrong: [] as unknown[]};
  for (const {field, text, id} of tried) {
    const partners = [{...own, ...(id === null ? {} : {[field]: text})}];
    const draft = {...order.draft, partners, ...(id === null ? {[field]: text} : {})};
    const answer = await place(visitor, {...order, draft});
    const isKept = answer.status === 200;
    if (isKept) found.kept += 1;
    const isRight = isKept ? (await readKept(field, id)) === text : isRefusedAt(answer, field, id);
    if (!isRight) found.wrong.push({field, text, answer: answer.body});
  }
  expect(found.wrong).toEqual([]);
  const {kept} = found;
  expect(kept).toBeGreaterThan(50);
  expect(kept).toBeLessThan(tried.length - 100);
  for (const {html} of await server.readMails()) expect(html).not.toMatch(/<script>alert|<img src=x/);
});

test('[ORD5] whatever is typed of who pays is refused at its field, or kept as it was typed but for what nobody sees', async () => {
  const isShort = (text: string) => [...withoutUnseen(text).replaceAll(/\s/gu, '')].length < 2;
  const wrong: unknown[] = [];
  for (const [field, most] of [
    ['holder', 120],
    ['zip', 20],
  ] as const)
    for (const text of [...oddTexts, 'x'.repeat(most + 1)]) {
      const order = prepareOrder(server);
      await place(visitor, order);
      const answer = await pay(visitor, order, {[field]: text});
      const seen = withoutUnseen(text).trim();
      const isRefused = isShort(text) || seen.length > most;
      const [kept] = await ask<{text: string | null}>(`select ${field} as text from orders where id = '${order.id}'`);
      const reason = isShort(text) ? `order.${field}-short` : 'request.invalid-field';
      const isRight = isRefused
        ? answer.status === 400 && reasonOf(answer) === reason && kept?.text === null
        : answer.status === 200 && kept?.text === seen;
      if (!isRight) wrong.push({field, text, kept, answer: answer.body});
    }
  expect(wrong).toEqual([]);
});

test('[ORD2] shares that are none, partners who are too many and people who are too young are refused before there is an order', async () => {
  const order = prepareOrder(server);
  const {id} = order;
  const owner = (shareBasisPoints: number | null) => buildOwnersPartner({id, draftId: id, shareBasisPoints});
  const other = (overrides: Parameters<typeof buildPartner>[0]) =>
    buildPartner({id: server.newId(), draftId: id, ...overrides});
  const third = () => other({shareBasisPoints: 3_333});
  const wrong = [
    [owner(0)],
    [owner(-1)],
    [owner(10_100)],
    [owner(99.5)],
    [owner(null)],
    [owner(3_333), third(), third()],
    [owner(5_000), other({birthDate: '2008-11-21'})],
    [owner(5_000), other({birthDate: '2030-01-01'})],
    [],
    Array.from({length: 21}, () => other({shareBasisPoints: 476})),
  ];
  for (const partners of wrong)
    expect((await place(visitor, {...order, draft: {...order.draft, partners}})).status).toBe(400);
  for (const birthDate of ['2010-11-21', '2026-11-21', null])
    expect((await place(visitor, {...order, draft: {...order.draft, birthDate}})).status).toBe(400);
  expect(await ask('select from orders')).toEqual([]);
  expect((await place(visitor, order)).status).toBe(200);
});

/** A request as somebody writes it by hand. */
const send = (url: string, payload: object) => visitor.request({method: 'POST', url, payload});

test('[ORD2] [ORD5] what a body says beside what is asked changes nothing: no price, no lines, no state, no person', async () => {
  const owner = await server.registerPerson();
  const order = prepareOrder(server);
  const {placedOrderId: _order, paidAt: _paid, partners, ...draft} = order.draft;
  const sent = {
    secret: order.secret,
    language: 'es',
    draft: {...draft, placedOrderId: server.newId(), paidAt: draft.createdAt, cents: 1},
    partners: partners.map(({placedOrderId: _placed, ...partner}) => ({...partner, spaceId: owner.me.id, cents: 1})),
    couponCode: null,
    seenCents: order.seenCents,
    todayCents: 1,
    lines: [{kind: 'plan', id: 'enterprise', period: 'year', count: 1, cents: 1}],
    state: 'paid',
    number: 'FA-20200101-01',
    userId: owner.me.id,
    expiresAt: '2099-01-01T00:00:00.000Z',
  };
  const placed = await send(placeOrder.path, sent);
  const wanted = {state: 'placed', todayCents: order.seenCents, number: 'FA-20261120-01', isClaimed: false};
  expect(placed.body).toMatchObject(wanted);
  expect(JSON.stringify(await ask('select * from orders'))).not.toMatch(/2099-01-01|"cents":1[,}]/);
  for (const seenCents of [0, -order.seenCents, 1, order.seenCents + 1, 2 ** 53])
    expect(reasonOf(await send(placeOrder.path, {...sent, seenCents}))).toMatch(/price-changed|invalid-field/);
  const more: object = {amountCents: 1, todayCents: 1, state: 'paid', userId: owner.me.id, lines: [], paymentKey: 'x'};
  const paying = await pay(visitor, order, more);
  expect(paying.body).toMatchObject({state: 'paying', todayCents: order.seenCents});
  const intents = await ask<{amount_cents: number}>('select amount_cents::int from sandbox_payment_intents');
  expect(intents).toEqual([{amount_cents: order.seenCents}]);
  const {body: own} = await owner.call(payOrder, {...sent, id: order.id} as never);
  expect(own).toMatchObject({error: {}});
});

test('[ORD2] [TRA7] a draft without the company that was added before is placed as of none; an older page is told to update', async () => {
  const order = prepareOrder(server);
  const {placedOrderId: _order, paidAt: _paid, addedCompanyId: _added, partners, ...draft} = order.draft;
  const sent = {secret: order.secret, language: 'es', draft, partners, couponCode: null, seenCents: order.seenCents};
  expect(await send(placeOrder.path, sent)).toMatchObject({status: 200, body: {state: 'placed'}});
  const [kept] = await ask<{added: null}>(`select draft -> 'addedCompanyId' as added from orders`);
  expect(kept).toEqual({added: null});
  const {id, secret} = order;
  for (const [url, payload] of [
    [placeOrder.path, sent],
    [payOrder.path, toWish(order)],
    [readOrder.path, {id, secret}],
  ] as const) {
    const answer = await visitor.request({method: 'POST', url, payload, headers: {[protocolHeader]: '5'}});
    expect([answer.status, reasonOf(answer)]).toEqual([426, 'sync.old-wire-version']);
  }
});

test('[CPN3] [ORD5] a coupon that is not for this plan is refused when the order is placed and when it is paid', async () => {
  const order = prepareOrder(server);
  expect(reasonOf(await place(visitor, order, {couponCode: 'PRO50'}))).toBe('catalogue.coupon-not-for-plan');
  await place(visitor, order);
  expect(reasonOf(await pay(visitor, order, {couponCode: 'PRO50'}))).toBe('catalogue.coupon-not-for-plan');
  expect((await read(visitor, order)).state).toBe('placed');
  expect(await ask('select from coupon_uses')).toEqual([]);
  // What it was for when it was placed, and is not any more.
  const dear = prepareOrder(server, {plan: 'professional'});
  const off = dear.seenCents - 5_000;
  await place(visitor, {...dear, seenCents: off}, {couponCode: 'PRO50'});
  await server.database.$client.query(`update orders set draft = draft || '{"plan": "standard"}' where id = $1`, [
    dear.id,
  ]);
  expect(reasonOf(await pay(visitor, {...dear, seenCents: off}, {couponCode: 'PRO50'}))).toBe(
    'catalogue.coupon-not-for-plan',
  );
});

test('[ORD6] [ORD7] a webhook that is there before the answer of the provider pays the order once, and the answer says so', async () => {
  const owner = await server.registerPerson();
  await buy(server, owner, prepareOrder(server));
  const [card] = await ask<{id: string}>('select id from sandbox_payment_cards');
  const node = await openOrdersNode(server);
  const order = prepareOrder(server);
  await place(owner, order, {secret: undefined});
  const {port} = node.parts;
  const parts: OrdersParts = {
    ...node.parts,
    port: {
      ...port,
      beginPayment: async (wanted) => {
        const begun = await port.beginPayment(wanted);
        // Told by the other node, before this one has heard.
        if (begun.ok) for (let nth = 0; nth < 2; nth += 1) await settlePayment(node.parts, begun.value.paymentId);
        return begun;
      },
    },
  };
  const {id, seenCents} = order;
  const own = {holder: 'Ana Restrepo', zip: 'C1425', country: 'CO', nationality: 'CO', couponCode: null, takes: true};
  const wish = payOrder.input.parse({id, seenCents, termsVersion: '2026-11-20', savedCardId: card?.id, ...own});
  const answer = await payOrderOn.handle(parts, wish, {session: {userId: owner.me.id} as Session} as never);
  await node.close();
  expect(answer).toMatchObject({ok: true, value: {state: 'paid', payment: {state: 'paid'}}});
  expect(await ask(`select from companies where id = '${id}'`)).toHaveLength(1);
  expect(await ask(`select from sandbox_payment_intents where order_id = '${id}'`)).toHaveLength(1);
  const receipts = (await server.readMailOrders()).filter(({kind}) => kind === 'order-paid');
  expect(receipts).toHaveLength(1);
});

test('[ORD4] [FRM1] who guesses the id of another’s draft reads nothing of it, changes nothing in it and locks nothing', async () => {
  const owner = await openSyncDevice(server, 'Ana');
  const {create} = buildChangeIn(owner.me.id);
  const order: TestOrder = prepareOrder(server, {industryOther: 'Joyas de la abuela', naicsCode: ''});
  const {partners, ...draft} = order.draft;
  await owner.push([
    create('companyDrafts', [{...draft, passed: '', workedAt: draft.createdAt}]),
    create(
      'draftPartners',
      partners.map((partner) => ({...partner})),
    ),
  ]);
  const before = await owner.readTable(owner.me.id, 'companyDrafts');
  const thief = await server.registerPerson();
  for (const device of [thief, visitor]) {
    const guess = {...prepareOrder(server), id: order.id, secret: makeSecret()};
    const own = buildOwnersPartner({id: order.id, draftId: order.id});
    const theirs = {...guess, draft: {...guess.draft, id: order.id, partners: [own], responsiblePartnerId: order.id}};
    const answers = [await pay(device, theirs), await place(device, theirs), await pay(device, theirs)];
    await giveCard(device, answers[2]?.body ?? ({} as never));
    expect(JSON.stringify(answers.map(({body}) => body))).not.toContain('abuela');
  }
  expect(await owner.readTable(owner.me.id, 'companyDrafts')).toEqual(before);
});

test('[ORD27] the lines of an order that was paid stay as they were paid, whatever writes', async () => {
  await read(visitor, await buy(server, visitor));
  const before = await ask('select lines, today_cents from orders');
  for (const change of [`lines = '[]'`, 'today_cents = 1', `lines = '[]', state = 'placed'`])
    await expect(ask(`update orders set ${change}`)).rejects.toThrow('lines of a paid order');
  expect(await ask('select lines, today_cents from orders')).toEqual(before);
});
