import {afterAll, beforeAll, expect, test} from 'vitest';
import type {z} from 'zod';
import {blockUser} from '#contract/admin/block-user.ts';
import {moveCompany} from '#contract/companies/move-company.ts';
import {actList, listActs} from '#contract/desk/list-acts.ts';
import {listOwnActs} from '#contract/desk/list-own-acts.ts';
import {claimOrder} from '#contract/orders/claim-order.ts';
import {listOpenings} from '#contract/sealing/list-openings.ts';
import {inTransaction} from '#server/db/database.ts';
import {noteRetries} from '#server/jobs/note-retries.ts';
import {sealedOpenings} from '#server/modules/sealing/table.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {joinSpace, openSyncDevice, type SyncDevice} from '#tests/kits/sync-device.ts';
import {buy, prepareOrder, read} from '#tests/server/orders/order-steps.ts';
import {openAdmin} from '#tests/server/policy/cast.ts';

let server: TestServer;
let admin: SyncDevice;
let owner: SyncDevice;
let companyId: string;
beforeAll(async () => {
  server = await buildServer();
  admin = await openAdmin(server);
  owner = await openSyncDevice(server, 'Ana');
  const visitor = server.openDevice();
  const order = await buy(server, visitor, prepareOrder(server, {nameOne: 'Cobalto'}));
  await read(visitor, order);
  companyId = order.id;
  await owner.call(claimOrder, {id: order.id, secret: order.secret});
  const other = await openSyncDevice(server, 'Bruno');
  await admin.call(blockUser, {userId: other.me.id, reason: 'by-admin'});
  server.clock.nowMs += 1_000;
  const day = new Date(server.clock.nowMs).toISOString().slice(0, 10);
  const move = {toStatus: 'Start', seenMoveId: null, day, note: '', skipReason: null, ein: null, mails: false} as const;
  await admin.call(moveCompany, {...move, id: server.newId(), companyId: order.id});
  server.clock.nowMs += 1_000;
  // One that an admin opened, and one that the owner saw of their own.
  for (const [why, by] of [
    ['check', admin],
    ['own', owner],
  ] as const)
    await server.database.insert(sealedOpenings).values({
      id: server.newId(),
      at: new Date(server.clock.nowMs).toISOString(),
      adminId: by.me.id,
      spaceId: order.id,
      rowId: server.newId(),
      field: 'passport',
      why,
    });
});
afterAll(() => server.close());

const list = async (input: z.input<typeof listActs.input> = {}) => (await admin.call(listActs, input)).body.rows;
const kinds = async (input: z.input<typeof listActs.input>) => (await list(input)).map(({kind}) => kind);

test('[DSK4] what admins did comes the newest first, with who, to whom and when', async () => {
  const rows = await list();
  expect(rows.map(({kind}) => kind)).toEqual(['opened', 'moved', 'blocked']);
  const moved = rows.find(({kind}) => kind === 'moved');
  expect(moved).toMatchObject({user: null, company: {name: 'Cobalto LLC'}, what: null, count: 1});
  // Which tables and fields, for the screen to say in words.
  expect(moved?.changes).toEqual([
    {table: 'companySteps', isNew: true, fields: []},
    {table: 'formations', isNew: false, fields: expect.arrayContaining(['filedOn'])},
  ]);
  expect(moved?.admin).toBe(`${admin.me.firstName} ${admin.me.lastName}`);
  expect(rows.at(-1)?.user).toMatch(/^Bruno .* · person\d+@example\.com$/);
});

test('[DSK4] acts are found by admin, user, company and day, and narrowed by kind', async () => {
  expect(await kinds({kind: 'moved'})).toEqual(['moved']);
  expect((await list({kind: 'opened'})).map(({what}) => what)).toEqual(['passport']);
  expect(await kinds({search: 'bruno'})).toEqual(['blocked']);
  expect(await kinds({search: 'cobalto', kind: 'moved'})).toEqual(['moved']);
  expect(await kinds({search: 'olga 2026-11-20', kind: 'blocked'})).toEqual(['blocked']);
  expect(await kinds({search: '2026-11-19'})).toEqual([]);
  for (const orderBy of actList.orders) expect((await list({orderBy})).length).toBeGreaterThan(1);
});

test('[DSK4] mails and events that were sent again are acts, those of one press as one', async () => {
  server.clock.nowMs += 1_000;
  const retry = {adminId: admin.me.id, nowMs: server.clock.nowMs};
  await inTransaction(server.database, async (tx) => {
    await noteRetries(tx, {...retry, job: 'mail', jobIds: [server.newId()]});
    await noteRetries(tx, {...retry, job: 'provider-event', jobIds: [server.newId(), server.newId()]});
  });
  const rows = await list({kind: 'retried'});
  expect(new Map(rows.map(({what, count}) => [what, count]))).toEqual(
    new Map([
      ['mail', 1],
      ['provider-event', 2],
    ]),
  );
  expect(rows[0]?.admin).toBe(`${admin.me.firstName} ${admin.me.lastName}`);
});

test('[DSK4] [SEA5] an opening names the company and the person whose number it was', async () => {
  const [partner] = await owner.readTable(companyId, 'partners');
  server.clock.nowMs += 1_000;
  await server.database.insert(sealedOpenings).values({
    id: server.newId(),
    at: new Date(server.clock.nowMs).toISOString(),
    adminId: admin.me.id,
    spaceId: companyId,
    rowId: String(partner?.['id']),
    field: 'taxId',
    why: 'filing',
  });
  const person = `${String(partner?.['firstName'])} ${String(partner?.['lastName'])}`;
  expect((await list({kind: 'opened'}))[0]).toMatchObject({company: {name: 'Cobalto LLC'}, person, what: 'taxId'});
  const {openings} = (await owner.call(listOpenings, {})).body;
  expect(openings[0]).toMatchObject({company: 'Cobalto LLC', person, field: 'taxId', why: 'filing'});
});

test('[DSK9] an owner reads what admins changed in their companies, and nobody reads it of another’s', async () => {
  const {acts} = (await owner.call(listOwnActs, {})).body;
  expect(acts).toMatchObject([
    {
      kind: 'moved',
      by: `${admin.me.firstName} ${admin.me.lastName}`,
      company: 'Cobalto LLC',
      changes: [{table: 'companySteps', isNew: true}, {table: 'formations'}],
    },
  ]);
  const stranger = await openSyncDevice(server, 'Zoe');
  const bookkeeper = await openSyncDevice(server, 'Luis');
  await joinSpace(server, bookkeeper, companyId, 'bookkeeper');
  for (const device of [stranger, bookkeeper, admin])
    expect((await device.call(listOwnActs, {})).body).toEqual({acts: []});
  expect((await server.openDevice().call(listOwnActs, {})).status).toBe(401);
});

test('[DSK4] nobody but an admin reads it', async () => {
  expect((await owner.call(listActs, {})).status).toBe(403);
});
