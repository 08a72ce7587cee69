import {afterEach, beforeEach, expect, test} from 'vitest';
import {saveTaxRecord} from '#contract/account/tax-record.ts';
import {claimOrder} from '#contract/orders/claim-order.ts';
import {readPayer} from '#contract/orders/read-payer.ts';
import {listCards} from '#contract/payments/list-cards.ts';
import {buildServer, type Device, type TestServer} from '#tests/kits/build-server.ts';
import {actAs, openAdmin} from '#tests/server/policy/cast.ts';
import {buy, giveCard, pay, place, prepareOrder, read} from './order-steps.ts';

let server: TestServer;
beforeEach(async () => {
  server = await buildServer();
});
afterEach(() => server.close());

type Refusal = {readonly reason: string; readonly details?: {readonly field?: string}};
const refusalOf = ({body}: {readonly body: unknown}) => (body as {error?: Refusal}).error;
const ask = async <Row>(statement: string): Promise<Row[]> =>
  (await server.database.$client.query(statement)).rows as Row[];
const cardOf = async (device: Device) => (await device.call(listCards, {})).body.cards[0]?.cardId ?? '';
const readKnown = async (device: Device) => (await device.call(readPayer, {})).body;

const typed = {holder: 'Ana Restrepo', zip: 'C1425', country: 'CO', nationality: 'CO'};
const nothing = {holder: '', zip: '', country: null, nationality: null};
/** What a page sends that asked for none of it. */
const untyped = {holder: null, zip: null, country: null, nationality: null};

test('[ORD24] a saved card pays without its holder, ZIP and country, and nationality is what it was the last time', async () => {
  const ana = await server.registerPerson();
  await buy(server, ana);
  expect(await readKnown(ana)).toEqual(typed);
  const order = prepareOrder(server);
  await place(ana, order);
  const {status, body} = await pay(ana, order, {...untyped, savedCardId: await cardOf(ana)});
  expect([status, body.state]).toEqual([200, 'paid']);
  const rows = await ask(`select holder, zip, country, nationality from orders where id = '${order.id}'`);
  // The invoice says where its buyer is.
  expect(rows).toEqual([typed]);
});

test('[ORD24] of whom nothing is known the nationality is asked, and their tax record tells it too', async () => {
  const ana = await server.registerPerson();
  await buy(server, ana);
  await ask('update orders set holder = null, zip = null, country = null, nationality = null');
  expect(await readKnown(ana)).toEqual(nothing);
  const order = prepareOrder(server);
  await place(ana, order);
  const saved = {...untyped, savedCardId: await cardOf(ana)};
  expect(refusalOf(await pay(ana, order, saved))).toMatchObject({
    reason: 'order.country-unknown',
    details: {field: 'nationality'},
  });
  const record = {taxResidenceCountry: null, countryTaxId: null, nationality: 'AR', countriesWorkedFrom: []};
  await ana.call(saveTaxRecord, record);
  expect(await readKnown(ana)).toEqual({...nothing, nationality: 'AR'});
  expect((await pay(ana, order, saved)).body.state).toBe('paid');
  expect(await ask(`select holder, nationality from orders where id = '${order.id}'`)).toEqual([
    {holder: null, nationality: 'AR'},
  ]);
});

test('[ORD24] [S5.11] a card that is typed is asked whose it is, each field of it, also where it is known', async () => {
  const ana = await server.registerPerson();
  await buy(server, ana);
  const order = prepareOrder(server);
  await place(ana, order);
  for (const [field, reason, wish] of [
    ['holder', 'order.holder-short', {holder: null}],
    ['zip', 'order.zip-short', {zip: null}],
    ['country', 'order.country-unknown', {country: null}],
  ] as const)
    expect(refusalOf(await pay(ana, order, wish))).toMatchObject({reason, details: {field}});
  expect((await pay(ana, order, {nationality: null})).body.state).toBe('paying');
});

test('[ORD24] a visitor is asked for everything, and once they claim on that device nothing of it again', async () => {
  const visitor = server.openDevice();
  const order = prepareOrder(server);
  await place(visitor, order);
  expect(refusalOf(await pay(visitor, order, {nationality: null}))).toMatchObject({reason: 'order.country-unknown'});
  await giveCard(visitor, (await pay(visitor, order)).body);
  expect((await read(visitor, order)).state).toBe('paid');
  const ana = await server.registerPerson();
  expect(await readKnown(ana)).toEqual(nothing);
  await ana.call(claimOrder, {id: order.id, secret: order.secret});
  expect(await readKnown(ana)).toEqual(typed);
});

test('[ORD24] what somebody typed is told to nobody else: not to a stranger, not to whom they paid for, not to who acts as them', async () => {
  const ana = await server.registerPerson();
  const order = prepareOrder(server);
  await place(ana, order);
  const friend = await server.registerPerson();
  const mail = (await server.readMailOrders()).findLast(({kind}) => kind === 'order-placed');
  const secret = mail?.kind === 'order-placed' ? (mail.path.split('#')[1] ?? '') : '';
  await giveCard(friend, (await pay(friend, {...order, secret}, {takes: false})).body);
  expect((await read(ana, {id: order.id})).state).toBe('paid');
  expect([await readKnown(ana), await readKnown(friend)]).toEqual([nothing, nothing]);
  await buy(server, ana);
  expect(await readKnown(friend)).toEqual(nothing);
  expect((await server.openDevice().call(readPayer, {})).status).toBe(401);
  const acting = await actAs(await openAdmin(server), ana.me.id);
  expect(refusalOf(await acting.call(readPayer, {}))?.reason).toBe('account.not-while-acting');
});
