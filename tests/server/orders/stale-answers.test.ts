import {expect, test} from 'vitest';
import type {CompanyDraft} from '#contract/formation/draft.ts';
import {buildPartner} from '#tests/fixtures/build-draft.ts';
import {buildChangeIn} from '#tests/fixtures/build-change.ts';
import {openSyncDevice, type SyncDevice} from '#tests/kits/sync-device.ts';
import {openOrdersBench, reasonOf} from './orders-bench.ts';
import {giveCard, pay, place, prepareOrder, read, type TestOrder} from './order-steps.ts';

const bench = openOrdersBench();

/** Brings a draft to the own space of its person, as their devices do. */
async function send(device: SyncDevice, {draft: {partners, ...draft}}: TestOrder): Promise<void> {
  const {create} = buildChangeIn(device.me.id);
  const rows = partners.map((partner) => ({...partner}));
  await device.push([
    create('companyDrafts', [{...draft, passed: '', workedAt: draft.createdAt}]),
    create('draftPartners', rows),
  ]);
}

/** The same order with other answers of its draft. */
const withAnswers = (order: TestOrder, overrides: Partial<CompanyDraft>): TestOrder => ({
  ...order,
  draft: {...order.draft, ...overrides},
});

test('[ORD26] what another page has placed meanwhile is not paid by who saw the answers before it', async () => {
  const {visitor, placed} = bench();
  const order = await placed();
  const {answers} = await read(visitor, order);
  expect(answers).toMatch(/^[\w-]{43}$/);
  const renamed = withAnswers(order, {nameOne: 'Otra Casa'});
  expect((await place(visitor, renamed)).status).toBe(200);
  const refused = await pay(visitor, order, {answers});
  expect([refused.status, reasonOf(refused)]).toEqual([409, 'order.answers-changed']);
  expect(await read(visitor, order)).toMatchObject({state: 'placed', name: 'Otra Casa LLC', payment: null});
  const seen = (await read(visitor, order)).answers;
  expect((await pay(visitor, order, {answers: seen})).body).toMatchObject({state: 'paying', answers: seen});
  // A second tab that shows older answers does not go on with that payment either; one of an older version names none.
  expect(reasonOf(await pay(visitor, order, {answers}))).toBe('order.answers-changed');
  expect((await pay(visitor, order)).status).toBe(200);
});

test('[ORD26] the name of a draft, the order of its partners and placing the same again are no other answers', async () => {
  const {visitor, placed} = bench();
  const order = await placed();
  const {answers} = await read(visitor, order);
  const again = await place(visitor, withAnswers(order, {title: 'La de mi hermana'}));
  expect(again.body.answers).toBe(answers);
  const [owner] = order.draft.partners;
  if (!owner) throw new Error('a draft without its owner');
  const other = buildPartner({id: bench().server.newId(), draftId: order.id, shareBasisPoints: 4_000});
  const partners = [{...owner, shareBasisPoints: 6_000}, other];
  const two = await place(visitor, withAnswers(order, {partners}));
  expect(two.status).toBe(200);
  expect(two.body.answers).not.toBe(answers);
  const turned = await place(visitor, withAnswers(order, {partners: partners.toReversed()}));
  expect(turned.body.answers).toBe(two.body.answers);
});

test('[ORD26] a device with older answers places them, and pays nothing as long as the draft of its person says something else', async () => {
  const {server, visitor} = bench();
  const owner = await openSyncDevice(server, 'Ana');
  const order = prepareOrder(server);
  await send(owner, order);
  await place(owner, order);
  const {edit} = buildChangeIn(owner.me.id);
  await owner.push([edit('companyDrafts', [order.id], {nameOne: 'Nueva Casa'}, {nameOne: order.draft.nameOne})]);
  const {answers} = await read(owner, order);
  expect(reasonOf(await pay(owner, order, {answers}))).toBe('order.answers-changed');
  // Nor does whoever has no more than its secret, or a page of an older version.
  expect(reasonOf(await pay(visitor, order, {answers, takes: false}))).toBe('order.answers-changed');
  expect(reasonOf(await pay(owner, order))).toBe('order.answers-changed');
  expect(await read(owner, order)).toMatchObject({state: 'placed', payment: null});
  const now = (await place(owner, withAnswers(order, {nameOne: 'Nueva Casa'}))).body;
  const paying = await pay(owner, order, {answers: now.answers});
  expect(paying.status).toBe(200);
  await giveCard(owner, paying.body);
  expect(await read(owner, order)).toMatchObject({state: 'paid', name: 'Nueva Casa LLC'});
});

test('[ORD26] a partner who was added, changed or taken out on another device keeps the order from being paid', async () => {
  const {server} = bench();
  const owner = await openSyncDevice(server, 'Ana');
  const {create, edit} = buildChangeIn(owner.me.id);
  const order = prepareOrder(server);
  await send(owner, order);
  await place(owner, order);
  const [first] = order.draft.partners;
  if (!first) throw new Error('a draft without its owner');
  await owner.push([edit('draftPartners', [first.id], {city: 'Cali'}, {city: first.city})]);
  expect(reasonOf(await pay(owner, order))).toBe('order.answers-changed');
  await owner.push([edit('draftPartners', [first.id], {city: first.city}, {city: 'Cali'})]);
  const added = {...first, id: server.newId()};
  await owner.push([create('draftPartners', [added])]);
  expect(reasonOf(await pay(owner, order))).toBe('order.answers-changed');
  await owner.push([edit('draftPartners', [added.id], {deleted: true}, {deleted: false})]);
  expect((await pay(owner, order)).body).toMatchObject({state: 'paying'});
});

test('[ORD26] a draft that its person has discarded is not paid, by a mailed link either', async () => {
  const {server, visitor} = bench();
  const owner = await openSyncDevice(server, 'Ana');
  const {edit} = buildChangeIn(owner.me.id);
  const order = prepareOrder(server);
  await send(owner, order);
  await place(owner, order);
  await owner.push([
    edit(
      'draftPartners',
      order.draft.partners.map(({id}) => id),
      {deleted: true},
      {deleted: false},
    ),
    edit('companyDrafts', [order.id], {deleted: true}, {deleted: false}),
  ]);
  expect(reasonOf(await pay(owner, order))).toBe('order.draft-discarded');
  expect(reasonOf(await pay(visitor, order, {takes: false}))).toBe('order.draft-discarded');
});

test('[ORD26] [TRA7] a page of an older version, which knows of no paper that is missing, still pays', async () => {
  const {server} = bench();
  const owner = await openSyncDevice(server, 'Ana');
  const order = prepareOrder(server);
  await send(owner, {...order, draft: {...order.draft, missingPapers: 'passport'}});
  await place(owner, order);
  const {answers} = await read(owner, order);
  expect(reasonOf(await pay(owner, order, {answers}))).toBe('order.answers-changed');
  expect((await pay(owner, order)).body).toMatchObject({state: 'paying'});
});

test('[ORD26] answers that reach the server while it is asked to pay are paid or refused, never overlooked', async () => {
  const {server} = bench();
  const owner = await openSyncDevice(server, 'Ana');
  const {edit} = buildChangeIn(owner.me.id);
  for (let nth = 0; nth < 8; nth += 1) {
    const order = prepareOrder(server);
    await send(owner, order);
    await place(owner, order);
    const [paying, pushed] = await Promise.all([
      pay(owner, order),
      owner.push([edit('companyDrafts', [order.id], {nameOne: 'Nueva Casa'}, {nameOne: order.draft.nameOne})]),
    ]);
    // Whichever is first: a draft that is being paid takes no change any more.
    const isRefused = JSON.stringify(pushed.body).includes('company-draft.blocked');
    expect([paying.status === 200, isRefused]).toEqual(isRefused ? [true, true] : [false, false]);
  }
});

test('[ORD26] answers that wait for their turn as the server is asked to pay come first, and the older ones are not paid', async () => {
  const {server, ask} = bench();
  const owner = await openSyncDevice(server, 'Ana');
  const {edit} = buildChangeIn(owner.me.id);
  const order = prepareOrder(server);
  await send(owner, order);
  await place(owner, order);
  const waiting = `select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  const untilWaiting = async (count: number) => {
    await expect.poll(async () => ask(waiting)).toEqual([{count}]);
  };
  const holder = await server.database.$client.connect();
  try {
    await holder.query('begin');
    await holder.query('select from spaces where id = $1 for update', [owner.me.id]);
    const pushing = owner.push([
      edit('companyDrafts', [order.id], {nameOne: 'Nueva Casa'}, {nameOne: order.draft.nameOne}),
    ]);
    await untilWaiting(1);
    const paying = pay(owner, order);
    await untilWaiting(2);
    await holder.query('commit');
    await pushing;
    expect(reasonOf(await paying)).toBe('order.answers-changed');
  } finally {
    holder.release();
  }
});
