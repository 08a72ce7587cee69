import {sql} from 'drizzle-orm';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {addCompany} from '#contract/companies/add-company.ts';
import {readRowHistory} from '#contract/sync/pull-changes.ts';
import {actAs, openAdmin} from '#tests/server/policy/cast.ts';
import {settleOwnSpaces} from '#server/modules/account/person/own-space.ts';
import {buildChangeIn, testId} from '#tests/fixtures/build-change.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {addSpaceOf, openSyncDevice, type SyncDevice} from '#tests/kits/sync-device.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

const unchosen = {theme: null, density: null, hasLetterKeys: null, mailsDates: null};

const readPreferences = async (device: SyncDevice) => device.readTable(device.me.id, 'preferences');

/** Chooses as a device does that saw `was`. @returns the reasons of refusals. */
async function choose(device: SyncDevice, set: Record<string, string>, was: Record<string, string | null>) {
  const {id} = device.me;
  const {body} = await device.push([buildChangeIn(id).edit('preferences', [id], set, was)]);
  return body.refused.flatMap(({refusals}) => refusals.map(({reason}) => reason));
}

test('[ACC33] [POL7] a person has a space of their own from the beginning, and it holds nothing of a company', async () => {
  const ana = await openSyncDevice(server);
  const own = (await ana.pull({[ana.me.id]: 0})).body.spaces;
  expect(own).toMatchObject([{spaceId: ana.me.id, kind: 'person', role: 'owner', services: ['personal'], version: 1}]);
  expect(Object.keys(own[0]?.tables ?? {})).toEqual(['preferences']);
  expect(await readPreferences(ana)).toEqual([{id: ana.me.id, ...unchosen, deleted: false}]);
});

test('[ACC33] a person whom an older release added gets their space at the next start', async () => {
  const id = testId(41);
  await server.database.execute(sql`insert into users (id, email, first_name, last_name, language, created_at)
    values (${id}, 'old@faro.test', 'Old', 'Node', 'es', now())`);
  expect(await settleOwnSpaces(server.database, server.clock.nowMs)).toBe(1);
  expect(await settleOwnSpaces(server.database, server.clock.nowMs)).toBe(0);
  const {rows} = await server.database.execute(sql`select kind, version from spaces where id = ${id}`);
  expect(rows).toMatchObject([{kind: 'person'}]);
});

test('[ACC34] [SYN37] of two choices that were made without knowing of each other the last one wins', async () => {
  const ana = await openSyncDevice(server);
  expect(await choose(ana, {theme: 'dark'}, {theme: null})).toEqual([]);
  expect(await choose(ana, {theme: 'light', density: 'compact'}, {theme: null, density: null})).toEqual([]);
  expect(await readPreferences(ana)).toMatchObject([{theme: 'light', density: 'compact', hasLetterKeys: null}]);
});

test('[COM3] nobody turns a person’s own space into a company', async () => {
  const ana = await openSyncDevice(server);
  const luis = await openSyncDevice(server, 'Luis');
  for (const device of [ana, luis]) {
    const answer = await device.call(addCompany, {id: ana.me.id, name: 'Mía LLC', type: 'LLC', state: null});
    expect(answer.body).toMatchObject({error: {reason: 'company.id-taken'}});
  }
});

test('[ADM15] who acts as a user finds nothing of the user’s own space, and changes nothing there', async () => {
  const eva = await openSyncDevice(server, 'Eva');
  const companyId = await addSpaceOf(server, eva);
  await choose(eva, {theme: 'dark'}, {theme: null});
  const acting = await actAs(await openAdmin(server), eva.me.id);
  const {body} = await acting.pull({[eva.me.id]: 0});
  expect(body.spaces.map(({spaceId}) => spaceId)).toEqual([companyId]);
  const change = buildChangeIn(eva.me.id).edit('preferences', [eva.me.id], {theme: 'light'}, {theme: 'dark'});
  const pushed = await acting.push([change]);
  expect(pushed.body.refused[0]?.refusals).toMatchObject([{reason: 'sync.no-access'}]);
  const history = {spaceId: eva.me.id, table: 'preferences', rowId: eva.me.id};
  expect((await acting.call(readRowHistory, history)).status).toBe(404);
  expect(await readPreferences(eva)).toMatchObject([{theme: 'dark'}]);
});
