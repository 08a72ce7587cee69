import {expect, test} from 'vitest';
import {claimOrder} from '#contract/orders/claim-order.ts';
import {readOrder} from '#contract/orders/read-order.ts';
import {logInAsUser} from '#contract/admin/log-in-as-user.ts';
import {sweepOrders} from '#server/modules/orders/sweep-orders.ts';
import {buildOwnersPartner, buildPartner} from '#tests/fixtures/build-draft.ts';
import {openOrdersBench, reasonOf, report} from './orders-bench.ts';
import {
  giveCard,
  makeSecret,
  pay,
  place,
  prepareOrder,
  priceOf,
  read as readBy,
  type TestOrder,
} from './order-steps.ts';

const bench = openOrdersBench();
const dayMs = 86_400_000;
const read = async (order: TestOrder, device = bench().visitor) => readBy(device, order);
const countCompanies = async () => (await bench().ask('select from companies')).length;

test('[ORD2] an order that is placed anew is what it is placed with, its kind too', async () => {
  const {server, visitor, ask, placed} = bench();
  const order = await placed();
  const draft = {
    ...order.draft,
    kind: 'crypto' as const,
    originCountry: 'CO' as const,
    volume: 'up-to-500k' as const,
  };
  const again = {...order, draft, seenCents: priceOf(server, draft)};
  const answer = await place(visitor, again);
  expect(answer.body).toMatchObject({kind: 'crypto', todayCents: again.seenCents});
  await giveCard(visitor, (await pay(visitor, again)).body);
  await read(order);
  expect(await ask('select type from companies')).toEqual([{type: 'Cross Border Crypto'}]);
});

test('[ORD2] two partners of one id, a partner of another draft and signs that nobody sees are refused before anything is paid', async () => {
  const {server, visitor, ask} = bench();
  const order = prepareOrder(server);
  const twice = [1, 2].map(() => buildOwnersPartner({id: order.id, draftId: order.id, shareBasisPoints: 5_000}));
  expect((await place(visitor, {...order, draft: {...order.draft, partners: twice}})).status).toBe(400);
  const foreign = [buildPartner({id: order.id, draftId: server.newId()})];
  expect((await place(visitor, {...order, draft: {...order.draft, partners: foreign}})).status).toBe(400);
  for (const odd of ['Ana\u0000', 'Ana\ud800', 'A\u202ena'])
    for (const field of ['title', 'industryOther', 'services', 'openDuties', 'registeredAgent'] as const) {
      const answer = await place(visitor, {...order, draft: {...order.draft, [field]: odd}});
      expect([answer.status, reasonOf(answer)]).toEqual([400, 'formation.text-unseen']);
    }
  await place(visitor, order);
  for (const odd of ['Ana\u0000Paz', 'Ana\ud800Paz'])
    for (const field of ['holder', 'zip', 'savedCardId', 'couponCode', 'termsVersion'] as const)
      expect((await pay(visitor, order, {[field]: odd})).status).toBeLessThan(500);
  expect(await ask('select holder from orders')).toEqual([{holder: 'Ana Restrepo'}]);
});

test('[ORD1] placing twice at the same moment places one order', async () => {
  const {server, visitor, ask} = bench();
  const order = prepareOrder(server);
  const answers = await Promise.all([1, 2, 3, 4].map(() => place(visitor, order)));
  expect(answers.map(({status, body}) => [status, body.number])).toEqual(answers.map(() => [200, 'FA-20261120-01']));
  expect(await ask('select count::int from order_days')).toEqual([{count: 1}]);
});

test('[ORD4] nobody orders under the id of a person or a company: their card customer stays theirs', async () => {
  const {server, visitor} = bench();
  const owner = await server.registerPerson();
  const {id} = owner.me;
  const {draft, ...order} = prepareOrder(server);
  const partners = [buildOwnersPartner({id, draftId: id})];
  const answer = await place(visitor, {...order, id, draft: {...draft, id, partners, responsiblePartnerId: id}});
  expect(reasonOf(answer)).toBe('order.unknown');
});

test('[ORD12] an admin who acts as a person is not given what pays their order, and claims nothing', async () => {
  const {server, visitor, placed} = bench();
  const owner = await server.registerPerson();
  const order = prepareOrder(server);
  await place(owner, order);
  await pay(owner, order);
  const admin = await server.registerPerson();
  await server.database.$client.query('update users set is_admin = true where id = $1', [admin.me.id]);
  const bought = await placed();
  await giveCard(visitor, (await pay(visitor, bought)).body);
  await read(bought);
  admin.me = (await admin.call(logInAsUser, {userId: owner.me.id})).body;
  expect((await admin.call(readOrder, {id: order.id})).body).toMatchObject({
    state: 'paying',
    payment: {clientSecret: null},
  });
  const {id, secret} = bought;
  expect(reasonOf(await admin.call(claimOrder, {id, secret}))).toBe('account.not-while-acting');
});

test('[ORD13] an address is told of three placed orders in a day, whoever places them and however', async () => {
  const {server, visitor, parts, placed} = bench();
  const email = 'victim@example.com';
  const orders = await Promise.all([1, 2, 3, 4, 5].map(() => placed({email})));
  const [first] = orders;
  if (!first) throw new Error('five were placed');
  for (const address of ['other@example.com', 'Victim@Example.com', 'other@example.com', email])
    await place(visitor, {...first, draft: {...first.draft, email: address}});
  const mails = (await server.readMailOrders()).filter(({to}) => to.toLowerCase() === email);
  expect(mails).toHaveLength(3);
  server.clock.nowMs += dayMs + 1;
  await sweepOrders(parts, report);
  await placed({email});
  expect((await server.readMailOrders()).filter(({to}) => to.toLowerCase() === email)).toHaveLength(4);
});

test('[ORD4] an e-mail that was mistyped and put right: the right one gets the link, and that of the wrong one opens nothing', async () => {
  const {server, visitor, placed} = bench();
  const order = await placed({email: 'wrong@example.com'});
  const linkOf = async (to: string) => {
    const mail = (await server.readMailOrders()).find((one) => one.to === to);
    return mail?.kind === 'order-placed' ? (mail.path.split('#')[1] ?? '') : '';
  };
  const wrong = await linkOf('wrong@example.com');
  expect((await read({...order, secret: wrong})).state).toBe('placed');
  await place(visitor, {...order, draft: {...order.draft, email: 'right@example.com'}});
  expect((await visitor.call(readOrder, {id: order.id, secret: wrong})).body).toBeNull();
  expect((await read({...order, secret: await linkOf('right@example.com')})).state).toBe('placed');
  expect((await read(order)).state).toBe('placed');
});

test('[ORD4] a stranger learns nothing of an order that is there', async () => {
  const {server, visitor, placed} = bench();
  const order = await placed();
  const there = await visitor.call(readOrder, {id: order.id, secret: makeSecret()});
  const none = await visitor.call(readOrder, {id: server.newId(), secret: makeSecret()});
  expect(there.bytes.toString()).toBe(none.bytes.toString());
  expect(await countCompanies()).toBe(0);
});
