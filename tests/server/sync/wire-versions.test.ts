import {readdirSync, readFileSync} from 'node:fs';
import {expect, onTestFinished, test} from 'vitest';
import {refuseWire} from '#contract/sync/refuse-wire.ts';
import {antiForgeryHeader, wireVersion} from '#contract/wire-version.ts';
import {pullSince} from '#server/sync/read/pull.ts';
import {allTableFacts} from '#server/sync/table-facts.ts';
import {pullChanges} from '#contract/sync/pull-changes.ts';
import {buildServer} from '#tests/kits/build-server.ts';
import {addSpaceOf, openSyncDevice} from '#tests/kits/sync-device.ts';
import {buildChangeIn, testId} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';

const folder = 'tests/fixtures/wire';
const kept = readdirSync(folder).toSorted();

type Exchange = {
  readonly request: {readonly method: 'GET' | 'POST'; readonly url: string; readonly payload?: object};
  readonly answer: object;
};

/** What a client of that version sent, and the answer it was built for. */
function readExchange(version: string, name: string, ids: Readonly<Record<string, string>>): Exchange {
  const text = readFileSync(`${folder}/${version}/${name}.json`, 'utf8');
  // The fixture's shape is this test's own.
  return JSON.parse(text.replaceAll(/\{\{(\w+)\}\}/g, (_match, id: string) => ids[id] ?? '')) as Exchange;
}

/** Spaces come in the order of their ids, which chance decides: here the company's is first. */
function inOrder(body: unknown): unknown {
  const answer = body as {spaces?: {kind: string}[]}; // Spaces are those of a pull.
  const {spaces} = answer;
  return spaces ? {...answer, spaces: spaces.toSorted((one, other) => one.kind.localeCompare(other.kind))} : answer;
}

test('[SYN30] what clients of every served version say is kept', () => {
  const older = Array.from({length: wireVersion - 1}, (_, index) => index + 1);
  const needed = older.filter((version) => !refuseWire(version)).map((version) => `v${version}`);
  expect(kept).toEqual(expect.arrayContaining(needed));
  expect(kept.filter((version) => refuseWire(Number(version.slice(1))))).toEqual([]);
});

test.each(kept)('[SYN30] a client of %s is answered as when it was built', async (version) => {
  const server = await buildServer();
  onTestFinished(() => server.close());
  const device = await openSyncDevice(server);
  const spaceId = await addSpaceOf(server, device);
  const {epoch} = (await device.pull()).body;
  const ids = {userId: device.me.id, clientId: device.clientId, spaceId, epoch};
  for (const name of ['push', 'push', 'pull-cold', 'pull-delta', 'page']) {
    const {request, answer} = readExchange(version, name, ids);
    const {status, body} = await device.request({...request, headers: {[antiForgeryHeader]: device.me.authToken}});
    expect([name, status]).toEqual([name, 200]);
    // A later server may say more, but names no table and no row that the client does not know.
    expect(inOrder(body)).toMatchObject(answer);
  }
});

test('[SYN30] a table of a later version is sent to those who know it, and to nobody else', async () => {
  const server = await buildServer();
  onTestFinished(() => server.close());
  const device = await openSyncDevice(server);
  const spaceId = await addSpaceOf(server, device);
  const before = (await device.pull({[spaceId]: 0})).body.spaces.find((one) => one.spaceId === spaceId)?.version ?? 0;
  await device.push([buildChangeIn(spaceId).create('accounts', [buildRow('accounts', testId(1))])]);
  // The same data behind a server that speaks version 2, in which accounts appeared.
  const tables = allTableFacts.map((facts) =>
    facts.name === 'accounts' ? {...facts, table: {...facts.table, since: 2}} : facts,
  );
  const {id: userId} = device.me;
  const pullAs = async (version: number, cursors: Record<string, number>) => {
    const parts = {database: server.database, now: () => server.clock.nowMs, wireVersion: 2, tables};
    const text = await pullSince(parts, userId, {wireVersion: version, clientId: device.clientId, userId, cursors});
    const spaces = text.ok ? pullChanges.output.parse(JSON.parse(text.value)).spaces : undefined;
    const space = spaces?.find((one) => one.spaceId === spaceId);
    const named = [...(space?.pages ?? []).map(({table}) => table), ...Object.keys(space?.tables ?? {})];
    return {sends: named.includes('accounts'), version: space?.version};
  };
  const version = before + 1;
  expect(await pullAs(1, {})).toEqual({sends: false, version});
  expect(await pullAs(2, {})).toEqual({sends: true, version});
  expect(await pullAs(1, {[spaceId]: before})).toEqual({sends: false, version});
  expect(await pullAs(2, {[spaceId]: before})).toEqual({sends: true, version});
});
