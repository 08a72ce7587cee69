import {sql} from 'drizzle-orm';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {claimOrder} from '#contract/orders/claim-order.ts';
import {openSealedNumber} from '#contract/orders/open-sealed-number.ts';
import {readFiling} from '#contract/orders/read-filing.ts';
import {readOrder} from '#contract/orders/read-order.ts';
import {listOpenings} from '#contract/sealing/list-openings.ts';
import {maskDocument, maskTaxNumber} from '#contract/sealing/masks.ts';
import {readSealingKey} from '#contract/sealing/read-sealing-key.ts';
import {sealValue} from '#src/data/sealing/seal-value.ts';
import {buildOwnersPartner, buildPartner} from '#tests/fixtures/build-draft.ts';
import {buildServer, type Device, type TestServer} from '#tests/kits/build-server.ts';
import type {SyncDevice} from '#tests/kits/sync-device.ts';
import {actAs, openAdmin} from '#tests/server/policy/cast.ts';
import {buy, pay, place, prepareOrder, priceOf, type TestOrder} from './order-steps.ts';

const passport = 'AX4471827';
const taxId = '912745678';

let server: TestServer;
let visitor: Device;
let admin: SyncDevice;
beforeEach(async () => {
  server = await buildServer();
  visitor = server.openDevice();
  admin = await openAdmin(server);
});
afterEach(() => server.close());

const reasonOf = ({body}: {readonly body: unknown}) => (body as {error?: {reason: string}}).error?.reason;

/** Buys an order, and reads it as the page does, by which it is paid. */
async function buyWhole(order: TestOrder): Promise<TestOrder> {
  await buy(server, visitor, order);
  await visitor.call(readOrder, {id: order.id, secret: order.secret});
  return order;
}

/** An order of two partners: Ana with a passport, and a Luis whose number was sealed for somebody else. */
async function prepareSealed(): Promise<TestOrder & {readonly luis: string}> {
  const order = prepareOrder(server);
  const {id} = order;
  const luis = server.newId();
  const {body: key} = await visitor.call(readSealingKey, {});
  const seal = (clear: string, mask: string, rowId: string, field: string) =>
    sealValue(key, {clear, mask, rowId, field});
  const partners = [
    buildOwnersPartner({
      id,
      draftId: id,
      shareBasisPoints: 6_000,
      passport: await seal(passport, maskDocument(passport), id, 'passport'),
    }),
    buildPartner({
      id: luis,
      draftId: id,
      shareBasisPoints: 4_000,
      taxId: await seal(taxId, maskTaxNumber(taxId), id, 'taxId'),
    }),
  ];
  const draft = {...order.draft, partners, services: 'us-address'};
  return {...order, draft, luis, seenCents: priceOf(server, draft)};
}

test('[ADM18] an admin reads all that is to be filed: who, what, with which shares, what was agreed to and paid; numbers are masked', async () => {
  const order = await prepareSealed();
  await place(visitor, order);
  const before = (await admin.call(readFiling, {id: order.id})).body;
  expect(before).toMatchObject({state: 'placed', agreed: null, payments: [], paidAt: null, owner: null});
  await buyWhole(order);
  const {body, bytes} = await admin.call(readFiling, {id: order.id});
  const at = new Date(server.clock.nowMs).toISOString();
  expect(body).toMatchObject({
    number: 'FA-20261120-01',
    kind: 'create',
    state: 'paid',
    nameOne: 'Ceibo Studio LLC',
    nameTwo: 'Ceibo Norte LLC',
    industry: 'Custom Computer Programming Services',
    answers: {
      type: 'LLC',
      management: 'members',
      state: 'WY',
      naicsCode: '541511',
      email: 'ana@example.com',
      phone: '+57 300 1234567',
    },
    partners: [
      {
        id: order.id,
        firstName: 'Ana',
        country: 'CO',
        shareBasisPoints: 6_000,
        isResponsible: true,
        taxId: null,
        passport: 'AX••••27',
      },
      {firstName: 'Luis', city: 'Bogotá', shareBasisPoints: 4_000, isResponsible: false, taxId: '•••-••-5678'},
    ],
    totalCents: order.seenCents,
    paidAt: at,
    agreed: {termsVersion: '2026-11-20', at, holder: 'Ana Restrepo', zip: 'C1425', country: 'CO', nationality: 'CO'},
    payments: [{begunAt: at, givenBackAt: null, isCurrent: true}],
    owner: null,
  });
  expect(body.lines.map(({kind}) => kind)).toContain('service');
  expect(bytes.toString()).not.toMatch(/ v1\.|secret/i);
  expect(reasonOf(await admin.call(readFiling, {id: server.newId()}))).toBe('admin.no-such-order');
});

test('[ADM18] the owner of a claimed order is named', async () => {
  const order = await buyWhole(prepareOrder(server));
  const owner = await server.registerPerson({email: 'duena@example.com'});
  await owner.call(claimOrder, {id: order.id, secret: order.secret});
  const {body} = await admin.call(readFiling, {id: order.id});
  expect(body.owner).toEqual({id: owner.me.id, name: 'Ana Núñez', email: 'duena@example.com'});
});

test('[SEA6] an admin opens one number of a paid order; its owner reads of it, and no log holds it', async () => {
  const order = await prepareSealed();
  const wanted = {orderId: order.id, partnerId: order.id, field: 'passport', why: 'filing'} as const;
  await place(visitor, order);
  await pay(visitor, order);
  expect(reasonOf(await admin.call(openSealedNumber, wanted))).toBe('admin.order-unpaid');
  await buyWhole(order);
  const opened = await admin.call(openSealedNumber, wanted);
  expect(opened.body).toEqual({number: passport});
  expect(opened.headers['cache-control']).toBe('no-store');
  expect(reasonOf(await admin.call(openSealedNumber, {...wanted, field: 'taxId'}))).toBe('admin.no-such-number');
  expect(reasonOf(await admin.call(openSealedNumber, {...wanted, partnerId: server.newId()}))).toBe(
    'admin.no-such-number',
  );
  expect(reasonOf(await admin.call(openSealedNumber, {...wanted, orderId: server.newId()}))).toBe(
    'admin.no-such-order',
  );
  server.clock.nowMs += 1_000;
  const broken = {...wanted, partnerId: order.luis, field: 'taxId', why: 'check'} as const;
  expect(reasonOf(await admin.call(openSealedNumber, broken))).toBe('admin.number-broken');
  const owner = await server.registerPerson();
  expect((await owner.call(listOpenings, {})).body.openings).toEqual([]);
  await owner.call(claimOrder, {id: order.id, secret: order.secret});
  const name = `${admin.me.firstName} ${admin.me.lastName}`;
  expect((await owner.call(listOpenings, {})).body.openings).toMatchObject([
    {by: name, field: 'taxId', why: 'check'},
    {by: name, field: 'passport', why: 'filing'},
  ]);
  expect(server.logLines.join('\n')).not.toContain(passport);
});

test('[SEA6] nobody else opens a number: no stranger, no owner, no blocked admin, no admin who acts as its owner', async () => {
  const order = await prepareSealed();
  await buyWhole(order);
  const owner = await server.registerPerson();
  await owner.call(claimOrder, {id: order.id, secret: order.secret});
  const wanted = {orderId: order.id, partnerId: order.id, field: 'passport', why: 'filing'} as const;
  const blocked = await openAdmin(server);
  await server.database.execute(sql`update users set status = 'blocked' where id = ${blocked.me.id}`);
  const acting = await actAs(await openAdmin(server), owner.me.id);
  for (const [device, status, reason] of [
    [visitor, 401, 'account.sign-in-required'],
    [owner, 403, 'account.admin-only'],
    [blocked, 403, 'account.blocked'],
    [acting, 403, 'account.admin-only'],
  ] as const) {
    const answer = await device.call(openSealedNumber, wanted);
    expect([answer.status, reasonOf(answer)]).toEqual([status, reason]);
    expect((await device.call(readFiling, {id: order.id})).status).toBe(status);
  }
  const {rows} = await server.database.execute(sql`select count(*)::int as n from sealed_openings`);
  expect(rows).toEqual([{n: 0}]);
});

test('[SEA6] ten numbers are opened in a minute, and no more', async () => {
  await server.close();
  server = await buildServer({RATE_LIMITS: 'on'});
  admin = await openAdmin(server);
  const wanted = {orderId: server.newId(), partnerId: server.newId(), field: 'passport', why: 'filing'} as const;
  const statuses: number[] = [];
  for (let nth = 0; nth < 11; nth += 1) statuses.push((await admin.call(openSealedNumber, wanted)).status);
  expect(statuses).toEqual([...Array.from({length: 10}, () => 404), 429]);
});

test('[FRM22] answers that were given for another type reach neither the desk nor the company', async () => {
  const answers = {management: 'members', shareCount: 10_000_000, parValueMicros: 100} as const;
  const order = prepareOrder(server, {type: 'LLC', ...answers});
  await buyWhole(order);
  const {body} = await admin.call(readFiling, {id: order.id});
  expect(body).toMatchObject({answers: {type: 'LLC', management: 'members', shareCount: null, parValueMicros: null}});
  const found = await server.database.execute(
    sql`select management, share_count, par_value_micros from formations where id = ${order.id}`,
  );
  expect(found.rows).toEqual([{management: 'members', share_count: null, par_value_micros: null}]);
  const directors = await server.database.execute(
    sql`select count(*)::int as count from partners where space_id = ${order.id} and is_director`,
  );
  expect(directors.rows).toEqual([{count: 0}]);
});
