import {afterAll, beforeAll, expect, test} from 'vitest';
import {moveCompany} from '#contract/companies/move-company.ts';
import {readCompanyWay} from '#contract/companies/read-company-way.ts';
import {showEin} from '#contract/companies/show-ein.ts';
import {claimOrder} from '#contract/orders/claim-order.ts';
import {openEin} from '#contract/desk/open-ein.ts';
import {readFiling} from '#contract/orders/read-filing.ts';
import {listOpenings} from '#contract/sealing/list-openings.ts';
import {readSealingKey} from '#contract/sealing/read-sealing-key.ts';
import {sealValue} from '#src/data/sealing/seal-value.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {joinSpace, openSyncDevice, type SyncDevice} from '#tests/kits/sync-device.ts';
import {buy, prepareOrder, read} from '#tests/server/orders/order-steps.ts';
import {actAs, openAdmin} from '#tests/server/policy/cast.ts';

let server: TestServer;
let owner: SyncDevice;
let companyId: string;
beforeAll(async () => {
  server = await buildServer();
  owner = await openSyncDevice(server, 'Ana');
  const visitor = server.openDevice();
  const order = await buy(
    server,
    visitor,
    prepareOrder(server, {
      kind: 'migrate',
      formationDate: '2024-03-04',
      ein: '37-2048816',
      registeredAgent: 'Agentes del Sur',
    }),
  );
  await read(visitor, order);
  await owner.call(claimOrder, {id: order.id, secret: order.secret});
  companyId = order.id;
});
afterAll(() => server.close());

const reasonOf = ({body}: {readonly body: unknown}) => (body as {error?: {reason: string}}).error?.reason;

test('[SEA9] the EIN typed for a company that migrates is its company’s, sealed, and the desk reads its end alone', async () => {
  const [formation] = await owner.readTable(companyId, 'formations');
  expect(formation).toMatchObject({ein: expect.stringMatching(/^••-•••8816 v1\./u)});
  expect(JSON.stringify(formation)).not.toContain('2048816');
  expect((await owner.call(showEin, {companyId})).body).toEqual({ein: '372048816'});
  const filing = await (await openAdmin(server)).call(readFiling, {id: companyId});
  expect(filing.body.answers.ein).toBe('••-•••8816');
  expect(JSON.stringify(filing.body)).not.toContain('2048816');
});

test('[SEA7] a company’s owner and managers see its EIN, each time noted for the owner, and nobody else does', async () => {
  const admin = await openAdmin(server);
  const {body: key} = await owner.call(readSealingKey, {});
  const place = {mask: '••-•••8817', rowId: companyId, field: 'ein'};
  const ein = await sealValue(key, {...place, clear: '372048817'});
  const move = {toStatus: 'ReadyForBankAccount', day: '2026-11-20', note: '', skipReason: null, mails: false} as const;
  // The first is what its owner told of it. Rule: PRG15.
  const [told] = (await admin.call(readCompanyWay, {companyId})).body.moves;
  await admin.call(moveCompany, {...move, id: server.newId(), companyId, seenMoveId: told?.id ?? null, ein});
  const [formation] = await owner.readTable(companyId, 'formations');
  expect(formation).toMatchObject({ein});
  expect(JSON.stringify(formation)).not.toContain('372048817');

  const [manager, bookkeeper] = [await openSyncDevice(server, 'Mara'), await openSyncDevice(server, 'Luis')];
  await joinSpace(server, manager, companyId, 'manager');
  await joinSpace(server, bookkeeper, companyId, 'bookkeeper');
  for (const device of [owner, manager]) {
    server.clock.nowMs += 1_000;
    expect((await device.call(showEin, {companyId})).body).toEqual({ein: '372048817'});
  }
  for (const device of [bookkeeper, await openSyncDevice(server, 'Zoe'), admin])
    expect(reasonOf(await device.call(showEin, {companyId}))).toBe('company.no-ein');
  const acting = await actAs(await openAdmin(server), owner.me.id);
  expect((await acting.call(showEin, {companyId})).status).toBe(403);

  const {openings} = (await owner.call(listOpenings, {})).body;
  expect(openings.slice(0, 2).map(({by, field, why}) => [by, field, why])).toEqual([
    ['Mara Núñez', 'ein', 'own'],
    ['Ana Núñez', 'ein', 'own'],
  ]);
});

test('[ELC4] an admin opens the EIN for a form, once its owner can read it, and nobody else does', async () => {
  const admin = await openAdmin(server);
  server.clock.nowMs += 1_000;
  expect((await admin.call(openEin, {companyId})).body).toEqual({ein: '372048817'});
  const {openings} = (await owner.call(listOpenings, {})).body;
  const by = `${admin.me.firstName} ${admin.me.lastName}`;
  expect(openings[0]).toMatchObject({by, field: 'ein', why: 'filing', person: null, company: expect.any(String)});
  const acting = await actAs(await openAdmin(server), owner.me.id);
  for (const device of [owner, await openSyncDevice(server, 'Zoe'), acting])
    expect((await device.call(openEin, {companyId})).status).toBe(403);
  expect((await server.openDevice().call(openEin, {companyId})).status).toBe(401);
  expect(reasonOf(await admin.call(openEin, {companyId: server.newId()}))).toBe('company.no-ein');
  expect((await owner.call(listOpenings, {})).body.openings).toHaveLength(openings.length);
});

test('[ELC4] an EIN that does not open is said to be broken, and the try is noted', async () => {
  const admin = await openAdmin(server);
  const {body: key} = await owner.call(readSealingKey, {});
  const elsewhere = await sealValue(key, {mask: '••-•••8818', rowId: server.newId(), field: 'ein', clear: '372048818'});
  await server.database.$client.query(
    `update formations set ein = $1, version = take_space_version(space_id) where id = $2`,
    [elsewhere, companyId],
  );
  const before = (await owner.call(listOpenings, {})).body.openings.length;
  expect(reasonOf(await admin.call(openEin, {companyId}))).toBe('company.ein-broken');
  expect((await owner.call(listOpenings, {})).body.openings).toHaveLength(before + 1);
});

test('[SEA10] of a number that was used long ago the last time is told, however often others were opened since', async () => {
  const rowId = server.newId();
  const note = async (row: string, field: string) =>
    server.database.$client.query(
      `insert into sealed_openings (id, space_id, row_id, field, admin_id, why, at) select id, $2, $3, $4, null, 'filing', now() from unnest($1::uuid[]) as id`,
      [Array.from({length: 120}, () => server.newId()), companyId, row, field],
    );
  await note(rowId, 'taxId');
  server.clock.nowMs += 1_000;
  await note(companyId, 'ein');
  const {openings} = (await owner.call(listOpenings, {})).body;
  expect(openings.filter((one) => one.rowId === rowId)).toHaveLength(1);
});
