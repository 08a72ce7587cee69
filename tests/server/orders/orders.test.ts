import {afterEach, beforeEach, expect, test} from 'vitest';
import {claimOrder} from '#contract/orders/claim-order.ts';
import {readOrder} from '#contract/orders/read-order.ts';
import {buildServer, type Device, type TestServer} from '#tests/kits/build-server.ts';
import {buildPartner} from '#tests/fixtures/build-draft.ts';
import {buy, giveCard, makeSecret, pay, place, prepareOrder, read} from './order-steps.ts';

const dayMs = 86_400_000;

let server: TestServer;
let visitor: Device;
beforeEach(async () => {
  server = await buildServer();
  visitor = server.openDevice();
});
afterEach(() => server.close());

const reasonOf = ({body}: {readonly body: unknown}) => (body as {error?: {reason: string}}).error?.reason;
const count = async (statement: string): Promise<number> =>
  Number((await server.database.$client.query(`select count(*)::int as n from ${statement}`)).rows[0].n);

test('[ORD2] [ORD3] a visitor places an order with a draft: it has a number of the day, a price, and a link by mail', async () => {
  const order = prepareOrder(server, {period: 'month', plan: 'professional', services: 'us-address'});
  const {body} = await place(visitor, order);
  expect(body).toMatchObject({
    id: order.id,
    number: 'FA-20261120-01',
    state: 'placed',
    name: 'Ceibo Studio LLC',
    todayCents: order.seenCents,
    payment: null,
    isClaimed: false,
  });
  expect(body.lines.reduce((sum, {cents}) => sum + cents, 0)).toBe(order.seenCents);
  expect((await place(visitor, prepareOrder(server))).body.number).toBe('FA-20261120-02');
  server.clock.nowMs += dayMs;
  expect((await place(visitor, prepareOrder(server))).body.number).toBe('FA-20261121-01');
  const mail = (await server.readMails()).find(({text}) => text.includes('FA-20261120-01'));
  expect(mail?.text).toContain(`/es/checkout/${order.id}#`);
  const linked = /#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
  expect((await read(server.openDevice(), {...order, secret: linked})).number).toBe('FA-20261120-01');
  expect(server.logLines.join('\n')).not.toMatch(new RegExp(`${order.secret}|${linked}|Restrepo`));
});

test('[ORD2] a draft that is not whole, and a sum that is not the server’s, are refused at their place', async () => {
  const half = prepareOrder(server, {state: null});
  const problem = await place(visitor, half);
  expect([problem.status, reasonOf(problem)]).toEqual([400, 'formation.state-missing']);
  expect(problem.body).toMatchObject({error: {details: {field: 'state', step: 'state'}}});
  const order = prepareOrder(server);
  const cheaper = await place(visitor, order, {seenCents: 1});
  expect(cheaper.body).toMatchObject({error: {reason: 'order.price-changed', details: {cents: order.seenCents}}});
  expect(reasonOf(await place(visitor, order, {couponCode: 'NADA'}))).toBe('catalogue.coupon-unknown');
  const many = Array.from({length: 21}, (_, index) =>
    buildPartner({id: server.newId(), draftId: order.id, city: `C${index}`}),
  );
  expect((await place(visitor, {...order, draft: {...order.draft, partners: many}})).status).toBe(400);
  const clear = buildPartner({id: server.newId(), draftId: order.id, taxId: '123-45-6789'});
  expect((await place(visitor, {...order, draft: {...order.draft, partners: [clear]}})).status).toBe(400);
  expect(await count('orders')).toBe(0);
});

test('[ORD4] without the secret there is no such order, for nobody; its person needs none', async () => {
  const order = prepareOrder(server);
  await place(visitor, order);
  const stranger = await server.registerPerson();
  for (const device of [visitor, stranger]) {
    const wrong = {...order, secret: makeSecret()};
    expect((await device.call(readOrder, {id: order.id})).body).toBeNull();
    expect((await device.call(readOrder, {id: order.id, secret: wrong.secret})).body).toBeNull();
    expect(reasonOf(await pay(device, wrong))).toBe('order.unknown');
    expect(reasonOf(await place(device, wrong))).toBe('order.unknown');
  }
  expect(reasonOf(await place(visitor, prepareOrder(server), {secret: undefined}))).toBe('order.secret-missing');
  const owner = await server.registerPerson();
  const own = prepareOrder(server);
  await place(owner, own, {secret: undefined});
  expect((await read(owner, {id: own.id})).state).toBe('placed');
  expect((await stranger.call(readOrder, {id: own.id})).body).toBeNull();
});

test('[ORD1] [ORD6] an order is placed anew as long as nobody pays it, and not afterwards', async () => {
  const order = prepareOrder(server);
  await place(visitor, order);
  const other = prepareOrder(server, {id: order.id, plan: 'enterprise'});
  const again = {...order, draft: {...order.draft, plan: 'enterprise' as const}, seenCents: other.seenCents};
  expect((await place(visitor, again)).body).toMatchObject({number: 'FA-20261120-01', todayCents: other.seenCents});
  await pay(visitor, again);
  expect(reasonOf(await place(visitor, order))).toBe('order.paying');
  await giveCard(visitor, (await pay(visitor, again)).body);
  await read(visitor, order);
  expect(reasonOf(await place(visitor, order))).toBe('order.paid');
});

test('[ORD7] [ORD9] what a visitor pays makes the company once, with partners and services, and reading says so', async () => {
  const order = await buy(server, visitor, prepareOrder(server, {services: 'us-address'}));
  const told = await Promise.all([1, 2, 3].map(() => read(visitor, order)));
  for (const one of told)
    expect(one).toMatchObject({
      state: 'paid',
      isClaimed: false,
      account: 'none',
      payment: {state: 'paid', clientSecret: null},
    });
  expect(await count('companies')).toBe(1);
  expect(await count("formations where status = 'Start' and order_number = 'FA-20261120-01'")).toBe(1);
  expect(await count("partners where is_responsible and first_name = 'Ana' and country = 'CO'")).toBe(1);
  expect(
    await count(
      "company_services join subscriptions using (space_id, id) where service_id = 'us-address' and paid_until = '2027-11-20'",
    ),
  ).toBe(1);
  expect(await count('categories')).toBeGreaterThan(5);
  expect(await count('memberships')).toBe(0);
  const receipts = (await server.readMails()).filter(({subject}) => subject.startsWith('Recibo'));
  expect(receipts).toHaveLength(1);
  expect(receipts[0]?.text).toContain(`/es/checkout/${order.id}#`);
});

test('[ORD11] claiming makes one person the owner; whether the e-mail has an account is said of a paid order alone', async () => {
  const email = 'ana@example.com';
  const order = prepareOrder(server, {email});
  const owner = await server.registerPerson({email});
  expect((await place(visitor, order)).body.account).toBeNull();
  expect(reasonOf(await owner.call(claimOrder, {id: order.id, secret: order.secret}))).toBe('order.unpaid');
  await giveCard(visitor, (await pay(visitor, order)).body);
  expect(await read(visitor, order)).toMatchObject({state: 'paid', account: 'exists'});
  const stranger = await server.registerPerson();
  expect(reasonOf(await stranger.call(claimOrder, {id: order.id, secret: makeSecret()}))).toBe('order.unknown');
  for (let nth = 0; nth < 2; nth += 1)
    expect((await owner.call(claimOrder, {id: order.id, secret: order.secret})).body.isClaimed).toBe(true);
  expect(reasonOf(await stranger.call(claimOrder, {id: order.id, secret: order.secret}))).toBe('order.claimed');
  const {rows} = await server.database.$client.query('select user_id, role from memberships');
  expect(rows).toEqual([{user_id: owner.me.id, role: 'owner'}]);
});

test('[ORD5] paying asks again: price, terms, country, coupon', async () => {
  const order = prepareOrder(server);
  await place(visitor, order);
  expect(reasonOf(await pay(visitor, order, {seenCents: order.seenCents - 1}))).toBe('order.price-changed');
  expect(reasonOf(await pay(visitor, order, {termsVersion: '2020-01-01'}))).toBe('order.terms-changed');
  expect(reasonOf(await pay(visitor, order, {couponCode: 'FIN2025'}))).toBe('catalogue.coupon-expired');
  expect(reasonOf(await pay(visitor, order, {holder: ' A '}))).toBe('order.holder-short');
  expect(reasonOf(await pay(visitor, order, {country: 'XX'}))).toBe('order.country-unknown');
  await server.database.$client.query(
    `update orders set draft = draft || '{"kind": "crypto", "residenceCountry": "NI"}'`,
  );
  expect(reasonOf(await pay(visitor, order))).toBe('order.country-ineligible');
  await server.database.$client.query(
    `update orders set draft = draft || '{"kind": "create", "residenceCountry": "CO", "nameOne": "Ceibo Bank"}'`,
  );
  expect((await pay(visitor, order)).body).toMatchObject({
    error: {
      code: 'validation',
      reason: 'formation.name-restricted',
      details: {field: 'nameOne', step: 'company', word: 'bank'},
    },
  });
  expect((await read(visitor, order)).state).toBe('placed');
  const other = prepareOrder(server);
  await place(visitor, other);
  const off = other.seenCents - other.seenCents / 10;
  const {body} = await pay(visitor, {...other, seenCents: off}, {couponCode: 'sur10'});
  expect(body).toMatchObject({state: 'paying', couponCode: 'SUR10', todayCents: off});
  const {rows} = await server.database.$client.query('select terms_version, accepted_at from orders where id = $1', [
    other.id,
  ]);
  expect(rows[0]).toEqual({terms_version: '2026-11-20', accepted_at: new Date(server.clock.nowMs).toISOString()});
});

test('[ORD6] two tabs, a repeat and a declined card share one payment; another sum begins once the old one is canceled', async () => {
  const order = prepareOrder(server);
  await place(visitor, order);
  const tabs = await Promise.all([pay(visitor, order), pay(visitor, order), pay(visitor, order)]);
  const secrets = new Set(tabs.map(({body}) => body.payment?.clientSecret));
  expect(secrets.size).toBe(1);
  const [first] = tabs.map(({body}) => body);
  if (!first) throw new Error('three tabs were asked');
  expect(await giveCard(visitor, first, 'pm_sandbox_no_funds')).toMatchObject({state: 'failed'});
  expect((await read(visitor, order)).payment).toMatchObject({state: 'failed', declined: 'funds'});
  const off = order.seenCents - order.seenCents / 10;
  const {body: cheaper} = await pay(visitor, {...order, seenCents: off}, {couponCode: 'SUR10'});
  expect(cheaper.todayCents).toBe(off);
  expect(secrets.has(cheaper.payment?.clientSecret)).toBe(false);
  expect((await giveCard(visitor, first)).state).not.toBe('paid');
  await giveCard(visitor, cheaper);
  expect((await read(visitor, order)).state).toBe('paid');
  expect(await count('coupon_uses where used_at is not null')).toBe(1);
  expect(await count('companies')).toBe(1);
});
