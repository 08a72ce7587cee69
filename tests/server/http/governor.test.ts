import {setTimeout as wait} from 'node:timers/promises';
import {sql} from 'drizzle-orm';
import {afterAll, beforeAll, expect, test, vi} from 'vitest';
import {readMe} from '#contract/account/session.ts';
import {closeDatabase, openDatabase} from '#server/db/database.ts';
import {isDatabaseAway} from '#server/db/database-away.ts';
import {createGate} from '#server/http/gate.ts';
import {isBusy} from '#server/http/busy.ts';
import {createGovernor} from '#server/http/governor.ts';
import {buildServer, logInOn, type TestServer} from '#tests/kits/build-server.ts';
import {addSpaceOf, openSyncDevice} from '#tests/kits/sync-device.ts';
import {buildChangeIn, testId} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer({}, [], {hasOwnSessions: true});
});
afterAll(() => server.close());

test('[WAY9] a gate lets in as many as there are places, then in the order of coming, and turns away who is too many or too late', async () => {
  const gate = createGate({maxWaiting: 2, maxWaitMs: 40});
  const place = [{key: 'ana', most: 2}] as const;
  const leave = await Promise.all([gate.enter(place), gate.enter(place)]);
  const waiting = [gate.enter(place), gate.enter(place)];
  const tooMany = await gate.enter(place);
  expect(isBusy(tooMany) && tooMany.retryAfterMs).toBeGreaterThanOrEqual(1_000);
  // Others are let in all the while.
  expect(isBusy(await gate.enter([{key: 'eva', most: 2}]))).toBe(false);
  const [first] = leave;
  if (isBusy(first) || first === undefined) throw new Error('not let in');
  first();
  first();
  expect(isBusy(await waiting[0])).toBe(false);
  expect(isBusy(await waiting[1])).toBe(true);
});

/** Counts the most that went on at once. */
function countTogether() {
  let running = 0;
  const counted = {
    most: 0,
    work: async () => {
      running += 1;
      counted.most = Math.max(counted.most, running);
      await wait(5);
      running -= 1;
      return 'done';
    },
  };
  return counted;
}

test('[WAY9] of a space two pushes go on at once, of a node three, and of one person one, whatever the spaces', async () => {
  const governor = createGovernor();
  const pushAll = async (pushes: readonly {userId: string; spaceIds: readonly string[]}[]) => {
    const counted = countTogether();
    const runs = pushes.map(async ({userId, spaceIds}) => {
      const input = {changes: spaceIds.map((spaceId) => ({spaceId}))};
      return governor.run({heaviness: 'write', userId, input}, counted.work);
    });
    expect(await Promise.all(runs)).toEqual(Array(pushes.length).fill('done'));
    return counted.most;
  };
  const each = Array.from({length: 9}, (_, number) => ({userId: `user ${number}`, spaceIds: [`space ${number}`]}));
  expect(await pushAll(each.map((one) => ({...one, spaceIds: ['one', 'two']})))).toBe(2);
  expect(await pushAll(each)).toBe(3);
  expect(await pushAll(each.map((one) => ({...one, userId: 'ana'})))).toBe(1);
});

test('[WAY9] whoever reads all they can leaves places to others, who need not wait for what they still ask for', async () => {
  const governor = createGovernor();
  const greedy = countTogether();
  const done: string[] = [];
  const read = async (userId: string, work: () => Promise<unknown>) => {
    await governor.run({heaviness: 'read', userId, input: {}}, work);
    done.push(userId);
  };
  await Promise.all([
    ...Array.from({length: 12}, async () => read('ana', greedy.work)),
    read('eva', async () => wait(1)),
    read('luz', async () => wait(1)),
  ]);
  expect(greedy.most).toBe(2);
  expect(done.slice(0, 2).toSorted()).toEqual(['eva', 'luz']);
});

test('[WAY9] of 24 pushes at once from one account all are done or told when to come back, and none is lost', async () => {
  const device = await openSyncDevice(server);
  const spaceId = await addSpaceOf(server, device);
  const build = buildChangeIn(spaceId);
  const batches = Array.from({length: 24}, (_, each) => [
    build.create('accounts', [buildRow('accounts', testId(each + 1))]),
  ]);
  let left = batches.map((batch) => ({batch, clientId: server.newId()}));
  let turns = 0;
  while (left.length > 0 && turns < 20) {
    turns += 1;
    const answers = await Promise.all(
      left.map(async (one) => ({one, answer: await device.push(one.batch, {clientId: one.clientId, firstSeq: 1})})),
    );
    const late = answers.filter(({answer}) => answer.status !== 200);
    for (const {answer} of late) {
      expect(answer).toMatchObject({status: 429, body: {error: {reason: 'request.too-many'}}});
      expect(Number(answer.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    }
    left = late.map(({one}) => one);
  }
  expect(turns).toBeGreaterThan(1);
  expect(await device.readTable(spaceId, 'accounts')).toHaveLength(24);
});

test('[WAY10] who one is, and signing in, are answered while all other connections are taken', async () => {
  const ana = await server.registerPerson();
  const pool = server.database.$client;
  const free = pool.options.max - (pool.totalCount - pool.idleCount);
  const taken = await Promise.all(Array.from({length: free}, () => pool.connect()));
  expect(pool.idleCount).toBe(0);
  expect((await ana.call(readMe, {})).status).toBe(200);
  expect((await logInOn(ana, ana.me.email)).status).toBe(200);
  for (const client of taken) client.release();
});

test('[WAY10] [WAY11] what takes too long, waits too long or finds no place says that the database is at its limits', async () => {
  const {rows} = await server.database.execute(sql`select current_setting('statement_timeout') as statement,
    current_setting('lock_timeout') as lock, current_setting('idle_in_transaction_session_timeout') as idle`);
  expect(rows).toEqual([{statement: '1min', lock: '15s', idle: '1min'}]);
  const slow = server.database.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 10`);
    await tx.execute(sql`select pg_sleep(5)`);
  });
  expect(await slow.catch(isDatabaseAway)).toBe(true);
  const narrow = openDatabase(server.database.$client.options.connectionString ?? '', () => undefined, {
    maxConnections: 1,
    // Long enough to connect on a machine that does much else.
    timeoutMs: 1_500,
  });
  const held = await narrow.$client.connect();
  expect(await narrow.execute(sql`select 1`).catch(isDatabaseAway)).toBe(true);
  held.release();
  await closeDatabase(narrow);
  const nowhere = openDatabase('postgresql://nobody@127.0.0.1:1/none', () => undefined);
  expect(await nowhere.execute(sql`select 1`).catch(isDatabaseAway)).toBe(true);
  await closeDatabase(nowhere);
  for (const bug of [sql`select 1 / 0`, sql`select from no_such_table`])
    expect(await server.database.execute(bug).catch(isDatabaseAway)).toBe(false);
  expect(isDatabaseAway(new Error('a bug'))).toBe(false);
  const ofVendor = Object.assign(new Error('connect ECONNREFUSED'), {code: 'ECONNREFUSED', syscall: 'connect'});
  expect(isDatabaseAway(new TypeError('fetch failed', {cause: ofVendor}))).toBe(false);
});

test('[WAY11] while the database is away calls are answered with 503 and when to come back, and health says so', async () => {
  const lost = await buildServer();
  const ana = await lost.registerPerson();
  const health = async () => (await ana.request({method: 'GET', url: '/health'})).body;
  expect(await health()).toEqual({status: 'up', database: 'up', disk: 'ample'});
  await lost.shutDatabase(true);
  const answer = await ana.call(readMe, {});
  expect(answer).toMatchObject({
    status: 503,
    headers: {'retry-after': '2'},
    body: {error: {code: 'provider-down', reason: 'server.database-down'}},
  });
  await vi.waitFor(async () => expect(await health()).toEqual({status: 'up', database: 'away', disk: 'ample'}), 10_000);
  await lost.shutDatabase(false);
  expect((await ana.call(readMe, {})).status).toBe(200);
  await vi.waitFor(async () => expect(await health()).toEqual({status: 'up', database: 'up', disk: 'ample'}), 10_000);
  await lost.close();
});
