import {sql} from 'drizzle-orm';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {settleServices} from '#server/modules/companies/settle-services.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {addSpaceOf, openSyncDevice} from '#tests/kits/sync-device.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

test('[POL6] a start gives spaces the services that they are due, moves those alone, and does nothing the next time', async () => {
  const ana = await openSyncDevice(server);
  const spaces = [await addSpaceOf(server, ana), await addSpaceOf(server, ana)].toSorted();
  const readSpaces = async () => {
    const {rows} = await server.database.execute(
      sql`select services, version from spaces where id in ${spaces} order by id`,
    );
    return rows;
  };
  const services = ['company', 'accounting', 'mailing'];
  expect(await readSpaces()).toEqual([
    {services, version: '1'},
    {services, version: '1'},
  ]);
  await server.database.execute(sql`update spaces set services = '{company,banking}' where id = ${spaces[1]}`);
  expect(await settleServices(server.database)).toBe(1);
  expect(await readSpaces()).toEqual([
    {services, version: '1'},
    {services, version: '2'},
  ]);
  expect(await settleServices(server.database)).toBe(0);
});
