import {expect, test} from 'vitest';
import {claimOrder} from '#contract/orders/claim-order.ts';
import {buildChangeIn} from '#tests/fixtures/build-change.ts';
import {openSyncDevice} from '#tests/kits/sync-device.ts';
import {openOrdersBench} from './orders-bench.ts';
import {giveCard, pay, place, prepareOrder, read as readBy, type TestOrder} from './order-steps.ts';

const bench = openOrdersBench();
const read = async (order: TestOrder, device = bench().visitor) => readBy(device, order);

test('[FRM3] a draft that the server first hears of while it is paid, or after it was claimed, is kept as it is from then on', async () => {
  const {server, visitor, placed} = bench();
  const owner = await openSyncDevice(server, 'Ana');
  const {create} = buildChangeIn(owner.me.id);
  const send = async ({draft: {partners, ...draft}}: TestOrder) =>
    owner.push([
      create('companyDrafts', [{...draft, passed: '', workedAt: draft.createdAt}]),
      create(
        'draftPartners',
        partners.map((partner) => ({...partner})),
      ),
    ]);
  const readLock = async ({id}: TestOrder) =>
    (await owner.readTable(owner.me.id, 'companyDrafts'))
      .filter((row) => row['id'] === id)
      .map(({placedOrderId, paidAt}) => ({placedOrderId, paidAt}))[0];
  const order = prepareOrder(server);
  await place(owner, order);
  const {body} = await pay(owner, order);
  await send(order);
  expect(await readLock(order)).toEqual({placedOrderId: order.id, paidAt: null});
  await giveCard(owner, body);
  const {paidAt} = await read(order, owner);
  expect(await readLock(order)).toEqual({placedOrderId: order.id, paidAt});
  // As a visitor, and signed in afterwards.
  const bought = await placed();
  await giveCard(visitor, (await pay(visitor, bought)).body);
  const paidThen = (await read(bought)).paidAt;
  await send(bought);
  // Nobody's yet: whoever has the draft says nothing of whose order it is.
  expect(await readLock(bought)).toEqual({placedOrderId: null, paidAt: null});
  await owner.call(claimOrder, {id: bought.id, secret: bought.secret});
  expect(await readLock(bought)).toEqual({placedOrderId: bought.id, paidAt: paidThen});
  // Claimed first; the device sends what it took over from the visitor a moment later.
  const late = await placed();
  await giveCard(visitor, (await pay(visitor, late)).body);
  await read(late);
  await owner.call(claimOrder, {id: late.id, secret: late.secret});
  await send(late);
  expect(await readLock(late)).toMatchObject({placedOrderId: late.id});
  expect((await owner.readTable(owner.me.id, 'draftPartners')).every(({placedOrderId}) => placedOrderId !== null)).toBe(
    true,
  );
  const {id, draft} = late;
  const {edit} = buildChangeIn(owner.me.id);
  const answer = await owner.push([edit('companyDrafts', [id], {nameOne: 'Otra'}, {nameOne: draft.nameOne})]);
  expect(JSON.stringify(answer)).toContain('company-draft.blocked');
});

test('[FRM3] a draft that comes while its order is claimed at the same moment is kept, whichever is first', async () => {
  const {server, visitor, placed} = bench();
  const owner = await openSyncDevice(server, 'Ana');
  const {create} = buildChangeIn(owner.me.id);
  for (let nth = 0; nth < 6; nth += 1) {
    const order = await placed();
    await giveCard(visitor, (await pay(visitor, order)).body);
    await read(order);
    const {partners: _, ...draft} = order.draft;
    await Promise.all([
      owner.call(claimOrder, {id: order.id, secret: order.secret}),
      owner.push([create('companyDrafts', [{...draft, passed: '', workedAt: draft.createdAt}])]),
    ]);
    const rows = await owner.readTable(owner.me.id, 'companyDrafts');
    expect(rows.find((row) => row['id'] === order.id)).toMatchObject({placedOrderId: order.id});
  }
});
