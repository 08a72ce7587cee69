import {readFile} from 'node:fs/promises';
import {globSync} from 'node:fs';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {z} from 'zod';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {succeed} from '#contract/kernel/failure.ts';
import {crossings} from '#server/db/crossings.ts';
import {clientOf, inTransaction, type Database} from '#server/db/database.ts';
import {
  asPerson,
  asService,
  asServiceIn,
  closeTenants,
  openTenants,
  underNet,
  type Tenants,
} from '#server/db/second-net.ts';
import {implement, mountAll, type ApiServer} from '#server/http/implement.ts';
import {identifyBySession} from '#server/modules/account/routes.ts';
import {unheardEvents} from '#tests/fakes/unheard-events.ts';
import {buildServer, type Device, type TestServer} from '#tests/kits/build-server.ts';
import {addSpaceOf, openSyncDevice, type SyncDevice} from '#tests/kits/sync-device.ts';
import {actAs, openAdmin} from '#tests/server/policy/cast.ts';

/** Asks for all companies there are: whoever wrote it forgot the `where`. */
const listAll = defineEndpoint({
  name: 'listAll',
  summary: 'Forgets whose companies it lists',
  method: 'GET',
  path: '/api/v1/list-all',
  access: 'user',
  input: z.object({}),
  output: z.object({ids: z.array(z.string())}),
  failures: {},
});
const listForAll = defineEndpoint({...listAll, name: 'listForAll', path: '/api/v1/list-for-all', access: 'admin'});
const listSpaces = defineEndpoint({...listAll, name: 'listSpaces', path: '/api/v1/list-spaces'});

const read = (column: string, table: string) => async (database: Database) => {
  const {rows} = await database.$client.query<{id: string}>(`select ${column} as id from ${table} order by 1`);
  return succeed({ids: rows.map(({id}) => id)});
};
const [readCompanies, readSpaces] = [read('space_id', 'companies'), read('id', 'spaces')];

let server: TestServer;
let net: Database;
let tenants: Tenants;
let ana: SyncDevice;
let bruno: SyncDevice;
let ofAna: string;
let ofBruno: string;
beforeEach(async () => {
  server = await buildServer();
  const {app, database, clock, url} = server;
  // One connection, so that everybody is given the one that another had.
  tenants = openTenants(url, () => undefined, {maxConnections: 1});
  net = underNet(database, tenants);
  const now = () => clock.nowMs;
  const identify = identifyBySession(database, now, {demandsFactor: false});
  const api: ApiServer = {
    app,
    identify,
    publicOrigin: undefined,
    now,
    writeAudit: async () => 1,
    events: unheardEvents,
    endpoints: [],
  };
  mountAll(api, net, [
    implement(listAll, readCompanies),
    implement(listForAll, readCompanies),
    implement(listSpaces, readSpaces),
  ]);
  [ana, bruno] = [await openSyncDevice(server, 'Ana'), await openSyncDevice(server, 'Bruno')];
  [ofAna, ofBruno] = [await addSpaceOf(server, ana), await addSpaceOf(server, bruno)];
});
afterEach(async () => {
  await closeTenants(tenants);
  await server.close();
});

const tenantOf = ({me}: SyncDevice) => ({personId: me.id, senderId: me.id});
const as = <Result>(who: SyncDevice, work: () => Promise<Result>) => asPerson(tenantOf(who), work);
const askCompanies = async () => (await readCompanies(net)).value.ids;
const get = async (device: Device, path: string) => (await device.request({method: 'GET', url: path})).body;

test('[TEN1] an endpoint that forgot its where gives nothing of anybody else, and admins see all companies', async () => {
  expect(await get(ana, listAll.path)).toEqual({ids: [ofAna]});
  expect(await get(bruno, listAll.path)).toEqual({ids: [ofBruno]});
  expect(await get(await openAdmin(server), listForAll.path)).toEqual({ids: [ofAna, ofBruno].toSorted()});
});

test('[TEN1] an admin who acts as a user sees their companies, and not their own space', async () => {
  const acting = await actAs(await openAdmin(server), ana.me.id);
  expect(await get(ana, listSpaces.path)).toEqual({ids: [ofAna, ana.me.id].toSorted()});
  expect(await get(acting, listSpaces.path)).toEqual({ids: [ofAna]});
});

test('[TEN3] of many people at once everybody is given their own', async () => {
  const asked = Array.from({length: 40}, (_, at) => (at % 2 === 0 ? ana : bruno));
  const seen = await Promise.all(asked.map((who) => as(who, askCompanies)));
  expect(seen).toEqual(asked.map((who) => [who === ana ? ofAna : ofBruno]));
});

test('[TEN3] who comes after an error, or after a transaction that failed, is given their own', async () => {
  await expect(as(ana, () => net.$client.query('select nonsense'))).rejects.toThrow('nonsense');
  expect(await as(bruno, askCompanies)).toEqual([ofBruno]);
  const failed = as(ana, () =>
    inTransaction(net, async (tx) => {
      await clientOf(tx)
        .query('select nonsense')
        .catch(() => undefined);
      await clientOf(tx).query('select from companies');
    }),
  );
  await expect(failed).rejects.toThrow('aborted');
  expect(await as(bruno, askCompanies)).toEqual([ofBruno]);
  await expect(as(ana, () => inTransaction(net, () => Promise.reject(new Error('turned back'))))).rejects.toThrow();
  expect(await as(bruno, askCompanies)).toEqual([ofBruno]);
});

test('[TEN3] a connection that was given back within its transaction goes to nobody', async () => {
  const left = await as(ana, () => net.$client.connect());
  await left.query('begin');
  left.release();
  await expect(as(bruno, askCompanies)).rejects.toThrow('within its transaction');
  expect(await as(bruno, askCompanies)).toEqual([ofBruno]);
  expect(await as(ana, askCompanies)).toEqual([ofAna]);
});

test('[TEN3] what a person’s request begins is theirs until it ends, also where it waits for others', async () => {
  const both = await Promise.all(
    [ana, bruno].map((who) =>
      as(who, async () => {
        const first = await askCompanies();
        await new Promise((resolve) => {
          setImmediate(resolve);
        });
        return [first, await askCompanies()];
      }),
    ),
  );
  expect(both).toEqual([
    [[ofAna], [ofAna]],
    [[ofBruno], [ofBruno]],
  ]);
});

test('[TEN4] a crossing sees all as long as it lasts, within a transaction too', async () => {
  const all = [ofAna, ofBruno].toSorted();
  const reads = await as(ana, () =>
    inTransaction(net, async (tx) => {
      const ask = async () =>
        (await clientOf(tx).query('select space_id from companies order by 1')).rows.map((row) => row.space_id);
      const before = await ask();
      const within = await asServiceIn(tx, 'queue-work', async () => asServiceIn(tx, 'count-letters', ask));
      const after = await ask();
      const broken = tx.transaction((inner) =>
        asServiceIn(inner, 'queue-work', () => clientOf(inner).query('select nonsense')),
      );
      await expect(broken).rejects.toThrow('nonsense');
      const thrown = asServiceIn(tx, 'queue-work', () => Promise.reject(new Error('turned back')));
      await expect(thrown).rejects.toThrow('turned back');
      return [before, within, after, await ask()];
    }),
  );
  expect(reads).toEqual([[ofAna], all, [ofAna], [ofAna]]);
  expect(await as(ana, () => asService('last-seen', askCompanies))).toEqual(all);
  expect(await as(ana, askCompanies)).toEqual([ofAna]);
});

const byName = (one = '', other = '') => (one < other ? -1 : 1);

test('[TEN4] every crossing has a name, says why and is made in one place', async () => {
  const files = globSync('server/**/*.ts').filter((file) => !file.endsWith('db/second-net.ts'));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const made = texts.flatMap((text) =>
    [...text.matchAll(/\basService(?:In\(\s*\w+,|\()\s*'([\w-]+)'/g)].map(([, name]) => name),
  );
  // Whoever adds one adds it here, and it is looked at.
  expect(made.toSorted(byName)).toEqual([
    'accept-invitation',
    'add-company',
    'charge-payer',
    'claim-order',
    'count-letters',
    'find-taken-id',
    'last-seen',
    'leave-company',
    'own-audit',
    'owners-cards',
    'queue-work',
  ]);
  expect(Object.keys(crossings).toSorted(byName)).toEqual(made.toSorted(byName));
});
