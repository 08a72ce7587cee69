import {setImmediate as nextTurn} from 'node:timers/promises';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {pushChanges} from '#contract/sync/push-changes.ts';
import {readMe} from '#contract/account/session.ts';
import {wireVersion} from '#contract/wire-version.ts';
import {checkInput} from '#server/http/check-input.ts';
import {runInTurns} from '#server/http/in-turns.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {addSpaceOf, openSyncDevice} from '#tests/kits/sync-device.ts';
import {buildChangeIn, testId} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

const build = buildChangeIn(testId(1));
const makeBatch = (changes: readonly unknown[]) => ({
  wireVersion,
  clientId: testId(2),
  userId: testId(3),
  deviceName: 'a',
  firstSeq: 1,
  changes,
  hashes: changes.map(() => 'a'.repeat(64)),
});
const rowIds = Array.from({length: 500}, (_, row) => testId(row));
const edit = () => build.edit('accounts', rowIds, {name: 'B'}, {name: 'A'});

/** Counts how often others go on until something is done. */
async function countTurns(work: Promise<unknown>): Promise<number> {
  const over = {is: false};
  const end = work.finally(() => (over.is = true));
  let turns = 0;
  for (; !over.is; turns += 1) await nextTurn();
  await end;
  return turns;
}

test.each<[string, unknown]>([
  ['a push', makeBatch([edit(), edit()])],
  ['a push without changes', makeBatch([])],
  ['a push of what is no change', makeBatch([edit(), {...edit(), op: 'drop'}])],
  ['a push with a field too many', {...makeBatch([edit()]), more: 1}],
  ['a push whose changes are no list', {...makeBatch([]), changes: {0: edit()}}],
  ['a push of too many changes', makeBatch(Array<number>(1_001).fill(1))],
  ['nothing', null],
])('[WAY12] %s is found to be what it is found to be at once', async (_what, given) => {
  const atOnce = pushChanges.input.safeParse(given);
  const inTurns = await checkInput(pushChanges, given);
  expect(inTurns.ok).toBe(atOnce.success);
  expect(inTurns.ok ? inTurns.data : undefined).toEqual(atOnce.data);
  const first = inTurns.ok ? undefined : inTurns.issue;
  const expected = atOnce.error?.issues[0];
  expect(first && [first.path, first.message]).toEqual(expected && [expected.path, expected.message]);
});

test('[WAY12] others go on while a large push is checked', async () => {
  const given = makeBatch(Array.from({length: 400}, edit));
  expect(await countTurns(checkInput(pushChanges, given))).toBeGreaterThan(3);
});

test('[WAY12] others go on while work is done a turn at a time, and it comes to its end', async () => {
  function* count(): Generator<void, number, void> {
    let found = 0;
    for (const endMs = performance.now() + 100; performance.now() < endMs; found += 1) yield;
    return found;
  }
  let found = 0;
  const work = runInTurns(count()).then((value) => (found = value));
  expect(await countTurns(work)).toBeGreaterThan(3);
  expect(found).toBeGreaterThan(3);
});

test('[WAY12] a push of thousands of rows is written whole, each row with its own place in the history', async () => {
  const device = await openSyncDevice(server);
  const spaceId = await addSpaceOf(server, device);
  const own = buildChangeIn(spaceId);
  const rows = Array.from({length: 2_500}, (_, row) => buildRow('accounts', testId(row + 1)));
  const ids = rows.map(({id}) => String(id));
  const {name} = rows[0] ?? {name: ''};
  expect((await device.push([own.create('accounts', rows)])).body).toMatchObject({refused: []});
  expect((await device.push([own.edit('accounts', ids, {name: 'B'}, {name: name ?? ''})])).body).toMatchObject({
    refused: [],
  });
  const {rows: counted} = await server.database.$client.query(
    `select op, count(*)::int as rows, count(distinct place)::int as places, max(place)::int as last
     from row_history where space_id = $1 and table_name = 'accounts' group by op order by op`,
    [spaceId],
  );
  expect(counted).toEqual([
    {op: 'create', rows: 2_500, places: 2_500, last: 2_499},
    {op: 'edit', rows: 2_500, places: 2_500, last: 2_499},
  ]);
  const kept = await device.readTable(spaceId, 'accounts');
  expect([kept.length, new Set(kept.map((row) => row['name']))]).toEqual([2_500, new Set(['B'])]);
  expect((await device.call(readMe, {})).status).toBe(200);
});
