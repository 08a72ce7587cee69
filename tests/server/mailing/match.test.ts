import {afterAll, beforeAll, expect, test} from 'vitest';
import {addCompany} from '#contract/companies/add-company.ts';
import {partners} from '#contract/companies/partner.ts';
import {matchScan} from '#contract/mailing/match-scan.ts';
import {inTransaction} from '#server/db/database.ts';
import {writeSynced} from '#server/sync/write-synced.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {openSyncDevice, type SyncDevice} from '#tests/kits/sync-device.ts';
import {refusalOf} from '#tests/server/files/file-steps.ts';
import {openAdmin} from '#tests/server/policy/cast.ts';

let server: TestServer;
let ana: SyncDevice;
let berta: SyncDevice;
let admin: SyncDevice;
beforeAll(async () => {
  server = await buildServer();
  [ana, berta] = [await openSyncDevice(server, 'Ana'), await openSyncDevice(server, 'Berta')];
  admin = await openAdmin(server);
});
afterAll(() => server.close());

async function add(who: SyncDevice, name: string, state: 'WY' | 'DE'): Promise<string> {
  const id = server.newId();
  await who.call(addCompany, {id, name, type: 'LLC', state});
  return id;
}

async function live(spaceId: string, line1: string, postalCode: string, deleted = false): Promise<void> {
  const row = partners.row.parse(buildRow('partners', server.newId(), {line1, postalCode}));
  const stamp = {spaceId, author: {kind: 'product'}, nowMs: server.clock.nowMs} as const;
  await inTransaction(server.database, async (tx) => {
    await writeSynced(tx, stamp, [{table: 'partners', create: [row]}]);
    if (deleted) await writeSynced(tx, stamp, [{table: 'partners', edit: [{id: row.id, deleted}]}]);
  });
}

const match = async (text: string) => (await admin.call(matchScan, {text})).body.matches;

test('[MLG6] two companies of one name are told apart by state, owner and order, and by where their people live', async () => {
  const one = await add(ana, 'Palta LLC', 'WY');
  const other = await add(berta, 'Palta LLC', 'DE');
  const told = await match('To: PALTA LLC');
  expect(told.map(({id, state, owner, orderNumber}) => [id, state, owner, orderNumber])).toEqual(
    [
      [one, 'WY', 'Ana Núñez', null],
      [other, 'DE', 'Berta Núñez', null],
    ].toSorted(([first], [second]) => (String(first) < String(second) ? -1 : 1)),
  );
  await live(other, '10 Downing Street', 'SW1A 2AA');
  const [first, second] = await match('Palta LLC\n10 Downing Street\nLondon sw1a 2aa');
  expect(first).toMatchObject({id: other, reasons: ['whole-name', 'address']});
  expect(second).toMatchObject({id: one, reasons: ['whole-name']});
});

test('[MLG6] an address speaks with its postal code alone beside it, and no longer once its partner is gone', async () => {
  const id = await add(ana, 'Tuna Roja LLC', 'WY');
  await live(id, 'Calle Mayor 17', '28013');
  await live(id, 'Calle Menor 71', '28014', true);
  expect(await match('Calle Mayor 17, 28013 Madrid')).toMatchObject([{id, reasons: ['address']}]);
  expect(await match('Calle Mayor 17, 28014 Madrid')).toEqual([]);
  expect(await match('Calle Menor 71, 28014 Madrid')).toEqual([]);
});

test('[MLG6] what is said of companies goes to the desk alone', async () => {
  expect(refusalOf(await ana.call(matchScan, {text: 'Palta LLC'}))[0]).toBe(403);
});
