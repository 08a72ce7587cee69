import {afterEach, beforeEach, expect, test} from 'vitest';
import {claimOrder} from '#contract/orders/claim-order.ts';
import {sweepOrders} from '#server/modules/orders/sweep-orders.ts';
import {buildPartner} from '#tests/fixtures/build-draft.ts';
import {buildServer, type Device, type TestServer} from '#tests/kits/build-server.ts';
import {openOrdersNode, type OrdersNode} from './orders-node.ts';
import {buy, giveCard, pay, place, prepareOrder, read} from './order-steps.ts';

const hourMs = 3_600_000;

let server: TestServer;
let visitor: Device;
let node: OrdersNode;
beforeEach(async () => {
  server = await buildServer();
  visitor = server.openDevice();
  node = await openOrdersNode(server);
});
afterEach(async () => {
  await node.close();
  await server.close();
});

const report = (error: unknown) => {
  throw error;
};
/** Sorted: those of one moment have no order among them. */
const kindsOf = async () => {
  const kinds = (await server.readMailOrders()).map(({kind}) => kind);
  return kinds.filter((kind) => kind !== 'welcome').toSorted();
};
const mailOf = async (kind: string) => (await server.readMailOrders()).findLast((mail) => mail.kind === kind);

test('[ORD23] an owner who paid hears that the company is theirs, by when it is begun, and what is needed of whom', async () => {
  const owner = await server.registerPerson();
  const order = prepareOrder(server, {plan: 'professional'});
  await buy(server, owner, order);
  await read(owner, {id: order.id});
  expect(await kindsOf()).toEqual(['company-created', 'company-needs', 'order-paid', 'order-placed']);
  const {paidAt} = await read(owner, {id: order.id});
  expect(await mailOf('company-created')).toMatchObject({
    to: owner.me.email,
    orderKind: 'create',
    startsBy: new Date(Date.parse(paidAt ?? '') + 48 * hourMs).toISOString(),
  });
  expect(await mailOf('company-needs')).toMatchObject({
    people: [`${order.draft.firstName} ${order.draft.lastName}`],
    toSign: 'operating-agreement',
    path: `dashboard/company/${order.id}/agreement`,
  });
});

test('[ORD23] of a migration its papers are asked for beside its people’s, of a partner who is a firm a proof of address alone, and nothing where nothing is wanted', async () => {
  const owner = await server.registerPerson();
  const migration = {
    kind: 'migrate',
    formationDate: '2024-03-04',
    ein: '37-2048816',
    registeredAgent: 'Agents Inc.',
  } as const;
  const order = prepareOrder(server, migration);
  const [first] = order.draft.partners;
  const firm = {kind: 'company', companyName: 'Andes SpA', draftId: order.id, shareBasisPoints: 5_000} as const;
  const partners = [
    ...(first ? [{...first, shareBasisPoints: 5_000}] : []),
    buildPartner({id: server.newId(), ...firm, firstName: '', lastName: '', birthDate: null}),
  ];
  await buy(server, owner, {...order, draft: {...order.draft, partners}});
  await read(owner, {id: order.id});
  const person = `${order.draft.firstName} ${order.draft.lastName}`;
  expect(await mailOf('company-needs')).toMatchObject({
    people: [person],
    firms: ['Andes SpA'],
    papers: ['articles', 'ein-letter', 'operating-agreement'],
    toSign: null,
  });
  const mail = (await server.readMails()).findLast(({subject}) => subject.includes('Lo que necesitamos'));
  expect(mail?.text).toContain('acta de constitución, carta del IRS con el EIN y acuerdo operativo');
  expect(mail?.text).toContain(`${person}: pasaporte y comprobante de domicilio`);
  expect(mail?.text).toContain('Andes SpA: comprobante de domicilio');

  const abroad = prepareOrder(server, {
    kind: 'crypto',
    type: null,
    state: null,
    originCountry: 'AR',
    volume: 'up-to-500k',
    partners: [],
  });
  await buy(server, owner, abroad);
  expect((await read(owner, {id: abroad.id})).state).toBe('paid');
  // What was sent is not among them any more.
  expect(await kindsOf()).toEqual(['company-created', 'order-paid', 'order-placed']);
});

test('[ORD23] of what a visitor paid it is told once it is somebody’s; without a promise of hours it is worked on in turn', async () => {
  const order = prepareOrder(server, {plan: 'standard'});
  await buy(server, visitor, order);
  await read(visitor, order);
  expect(await kindsOf()).toEqual(['order-paid', 'order-placed']);
  const owner = await server.registerPerson({email: 'ana@example.com'});
  for (let nth = 0; nth < 2; nth += 1) await owner.call(claimOrder, {id: order.id, secret: order.secret});
  expect(await kindsOf()).toEqual(['company-created', 'company-needs', 'order-paid', 'order-placed']);
  expect(await mailOf('company-created')).toMatchObject({to: 'ana@example.com', startsBy: null});
});

test('[ORD10] whoever left a payment that came to nothing gets one mail with a link that pays, and none once the order ran out', async () => {
  const order = prepareOrder(server);
  await place(visitor, order);
  await giveCard(visitor, (await pay(visitor, order)).body, 'pm_sandbox_no_funds');
  server.clock.nowMs += 25 * hourMs;
  for (let nth = 0; nth < 2; nth += 1) await sweepOrders(node.parts, report);
  expect(await kindsOf()).toEqual(['order-placed', 'payment-failed']);
  const mail = await mailOf('payment-failed');
  const secret = mail?.kind === 'payment-failed' ? (mail.path.split('#')[1] ?? '') : '';
  const elsewhere = server.openDevice();
  await giveCard(elsewhere, (await pay(elsewhere, {...order, secret})).body);
  expect((await read(elsewhere, {id: order.id, secret})).state).toBe('paid');

  const late = prepareOrder(server);
  await place(visitor, late);
  server.clock.nowMs += 29.5 * 24 * hourMs;
  await pay(visitor, late);
  server.clock.nowMs += 25 * hourMs;
  await sweepOrders(node.parts, report);
  expect((await kindsOf()).filter((kind) => kind === 'payment-failed')).toHaveLength(1);

  // Placed again it has another last day: its link is mailed anew, once.
  const countPlaced = async () => (await kindsOf()).filter((kind) => kind === 'order-placed').length;
  const before = await countPlaced();
  for (let nth = 0; nth < 2; nth += 1) await place(visitor, late);
  expect(await countPlaced()).toBe(before + 1);
});
