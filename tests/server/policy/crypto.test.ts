import {afterAll, beforeAll, expect, test} from 'vitest';
import {addCompany} from '#contract/companies/add-company.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {openSyncDevice} from '#tests/kits/sync-device.ts';
import {buildChangeIn} from '#tests/fixtures/build-change.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

test('[POL6] no change turns a company into one of another type', async () => {
  const carla = await openSyncDevice(server, 'Carla');
  const id = server.newId();
  await carla.call(addCompany, {id, name: 'Cripto', type: 'Cross Border Crypto', state: null});
  const turn = buildChangeIn(id).edit('companies', [id], {type: 'LLC'}, {type: 'Cross Border Crypto'});
  expect((await carla.push([turn])).body.refused[0]?.refusals).toMatchObject([{reason: 'sync.field-not-writable'}]);
  expect(await carla.readTable(id, 'companies')).toMatchObject([{type: 'Cross Border Crypto'}]);
  expect(await carla.readTable(id, 'categories')).toEqual([]);
});
