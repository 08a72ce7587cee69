import 'fake-indexeddb/auto';
import {Dexie} from 'dexie';
import {expect, onTestFinished, test} from 'vitest';
import {toColumns} from '#contract/kernel/field-values.ts';
import {writeHotRows} from '#sync/pages/write-pages.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {openDatabase, wipeDatabase} from '#sync/store/open-database.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {personHeader, protocolHeader} from '#contract/wire-version.ts';
import {drainOutbox} from '#workers/host/engine/drain-outbox.ts';
import type {Surroundings} from '#workers/host/engine/run-for-user.ts';
import {personOfTag, tagOfPerson} from '#workers/service-worker/words.ts';
import {createHandClock} from '#tests/fakes/hand-clock.ts';
import {createMemoryLocks} from '#tests/fakes/memory-locks.ts';
import {buildChange, createRandom, fillFrom, ofCompany, spaceOne, testNow} from '#tests/sync/build-change.ts';
import '#tests/fakes/local-device.ts';

const never = new AbortController().signal;
const budgetMs = 25_000;

type Push = {userId: string; changes: unknown[]; firstSeq: number};

/** What a browser gives, with a server that takes everything while it can be reached. */
function makeSurroundings() {
  const pushes: Push[] = [];
  const network = {isUp: true, failsPushes: false, signedIn: 'person' as string | null};
  let version = 1;
  let lastSeq = 0;
  const clock = createHandClock(testNow);
  const answer = (body: unknown, status = 200) =>
    new Response(JSON.stringify(body), {
      status,
      headers: {
        'content-type': 'application/json',
        [protocolHeader]: '1',
        ...(network.signedIn !== null && {[personHeader]: network.signedIn}),
      },
    });
  const surroundings: Surroundings = {
    openDatabase: async (userId, closed) => openDatabase(userId, closed),
    fetch: async (input, init) => {
      if (!network.isUp) throw new TypeError('no network');
      const path = typeof input === 'string' ? input : '';
      if (path.endsWith('/users/me') || path.endsWith('/refresh')) {
        if (network.signedIn !== null) return answer({id: network.signedIn, authToken: 'token'});
        return answer({error: {code: 'unauthorized', reason: 'session.none'}}, 401);
      }
      if (path.endsWith('/push')) {
        if (network.failsPushes) throw new TypeError('no network');
        // The engine's own push, as it was sent.
        const push = JSON.parse(typeof init?.body === 'string' ? init.body : '') as Push;
        pushes.push(push);
        lastSeq = push.firstSeq + push.changes.length - 1;
        version += 1;
        return answer({lastSeq, refused: []});
      }
      const space = {
        spaceId: spaceOne,
        ...ofCompany,
        role: 'owner',
        version,
        more: false,
        mode: 'delta',
        pages: [],
        tables: {},
      };
      return answer({epoch: 'e', serverTime: new Date(testNow).toISOString(), lastSeq, spaces: [space]});
    },
    openRequest: null,
    openPrivateFolder: async () => null,
    origin: '',
    locks: createMemoryLocks(),
    clock,
    random: createRandom(1),
    fillRandom: fillFrom(createRandom(2)),
    openPokeLine: () => ({ensureOpen: () => {}, isOpen: () => true, close: () => {}}),
    deviceName: 'test',
    report: (error) => {
      throw error;
    },
  };
  return {surroundings, pushes, network, clock};
}

async function fillQueue(userId: string): Promise<LocalDatabase> {
  const database = await openDatabase(userId, () => {});
  onTestFinished(async () => {
    database.close();
    await wipeDatabase(userId);
  });
  await recordChange(database, buildChange(), buildChange());
  return database;
}

test('[SWK1] what waits is sent, and received back, without a page', async () => {
  const {surroundings, pushes} = makeSurroundings();
  const database = await fillQueue('person');
  expect(await drainOutbox(surroundings, {userId: 'person', budgetMs}, never)).toBe(true);
  expect(pushes.map(({userId, changes}) => [userId, changes.length])).toEqual([['person', 2]]);
  expect(await database.outbox.count()).toBe(0);
  expect(await drainOutbox(surroundings, {userId: 'person', budgetMs}, never)).toBe(true);
  expect(pushes).toHaveLength(1);
});

test('[SWK1] a file whose row is on the server waits like a change', async () => {
  const {surroundings, network} = makeSurroundings();
  const database = await fillQueue('person');
  const id = '019ca945-0a00-7000-8000-000000000001';
  const facts = {name: 'a.pdf', type: 'application/pdf', sizeBytes: 9, sha256: 'f'.repeat(64)};
  const how = {
    state: 'waiting',
    sentBytes: 0,
    reason: null,
    attempts: 0,
    addedAt: new Date(testNow).toISOString(),
  } as const;
  await database.outbox.clear();
  await database.files.add({id, spaceId: spaceOne, ...facts, place: 'indexeddb', ...how});
  network.isUp = false;
  // Its row is not there yet: there is nothing to be done for it.
  expect(await drainOutbox(surroundings, {userId: 'person', budgetMs}, never)).toBe(true);
  const rows = toColumns([{id, kind: 'receipt', storedAt: null, deleted: false}], ['kind', 'storedAt', 'deleted']);
  await writeHotRows(database, {spaceId: spaceOne, table: 'files', revision: 1, rows});
  expect(await drainOutbox(surroundings, {userId: 'person', budgetMs}, never)).toBe(false);
});

test('[SWK1] it ends when its time is over, keeps the queue, and the next moment sends it', async () => {
  const {surroundings, pushes, network, clock} = makeSurroundings();
  const database = await fillQueue('person');
  network.isUp = false;
  expect(await drainOutbox(surroundings, {userId: 'person', budgetMs}, never)).toBe(false);
  network.isUp = true;
  network.failsPushes = true;
  const draining = drainOutbox(surroundings, {userId: 'person', budgetMs}, never);
  await expect.poll(() => clock.waits()).toContain(budgetMs);
  clock.advance(budgetMs);
  expect(await draining).toBe(false);
  expect(await database.outbox.count()).toBe(2);
  network.failsPushes = false;
  expect(await drainOutbox(surroundings, {userId: 'person', budgetMs}, never)).toBe(true);
  expect(pushes).toHaveLength(1);
});

test('[SWK1] it gives way to a page that opens, and while a page’s engine is at work it only looks on', async () => {
  const {surroundings, network, clock} = makeSurroundings();
  const database = await fillQueue('person');
  network.failsPushes = true;
  const opening = new AbortController();
  const draining = drainOutbox(surroundings, {userId: 'person', budgetMs}, opening.signal);
  await expect.poll(() => clock.waits()).toContain(budgetMs);
  opening.abort();
  expect(await draining).toBe(false);

  // A page's engine holds the lock and empties the queue itself.
  const page = Promise.withResolvers<void>();
  const working = surroundings.locks.hold(`faro-engine:${database.name}`, async () => page.promise);
  network.failsPushes = false;
  const looking = drainOutbox(surroundings, {userId: 'person', budgetMs}, never);
  await expect.poll(() => clock.waits()).toContain(budgetMs);
  await database.outbox.clear();
  expect(await looking).toBe(true);
  page.resolve();
  await working;
});

test('[SWK2] only the person that is named is sent for, and nobody gets a database who has none', async () => {
  const {surroundings, pushes} = makeSurroundings();
  const other = await fillQueue('other');
  await fillQueue('person');
  expect(personOfTag('something-else')).toBeNull();
  const userId = personOfTag(tagOfPerson('person')) ?? '';
  expect(await drainOutbox(surroundings, {userId, budgetMs}, never)).toBe(true);
  expect(pushes.map((push) => push.userId)).toEqual(['person']);
  expect(await other.outbox.count()).toBe(2);
  expect(await drainOutbox(surroundings, {userId: 'gone', budgetMs}, never)).toBe(true);
  expect((await Dexie.getDatabaseNames()).toSorted()).toEqual(['faro-user-other', 'faro-user-person']);
});

test('[SWK2] nothing is sent while somebody else, or nobody, is signed in', async () => {
  const {surroundings, pushes, network} = makeSurroundings();
  const database = await fillQueue('person');
  for (const signedIn of ['other', null]) {
    network.signedIn = signedIn;
    expect(await drainOutbox(surroundings, {userId: 'person', budgetMs}, never)).toBe(true);
  }
  expect(pushes).toEqual([]);
  expect(await database.outbox.count()).toBe(2);
});
