import {setTimeout as wait} from 'node:timers/promises';
import {createCookieFetch} from '#tests/fakes/cookie-fetch.ts';
import {openFaultProxy, type FaultProxy} from '#tests/fakes/fault-proxy.ts';
import {openNodeDevice, type NodeDevice} from '#tests/kits/node-device.ts';
import type {Product} from '#tests/kits/product.ts';
import {createRandom} from '#tests/sync/build-change.ts';
import {assertExactlyOnce, assertNoneLost, makeTrialBooks, readEffects, type TrialBooks} from './books.ts';

/** What came of killing, one value for each kill. */
export type KillsResult = {
  /** Changes made in all, and how often one that was acknowledged was looked for after a kill, and found. */
  readonly changes: number;
  readonly acknowledged: number;
  /** Kills after which changes were on the server that nobody had heard of: the kill fell between the commit and its answer. */
  readonly unheard: number;
  /** From the kill until the server is ready again, and until it has acknowledged another change; in milliseconds. */
  readonly readyMs: readonly number[];
  readonly acknowledgedMs: readonly number[];
};

/** Kills something while a push is under way, and brings it back where that is not the product's own work. */
type Kill = {readonly strike: () => Promise<void>; readonly mend: () => Promise<void>};

/** `haste` is the share of the usual waits between tries that the device waits: 1 is as for a person. */
type Options = {readonly kills: number; readonly seed: number; readonly haste: number};

/** A kill falls so many milliseconds after a push has reached the server, at most: a batch takes about as long. */
const longestAimMs = 40;
const batch = 100;

/** No space has this id. */
const nobody = '00000000-0000-7000-8000-000000000000';

/** SIGKILL of the server's process in the middle of batches. @throws when an acknowledged change is lost, or any is lost or repeated. */
export async function tryServerKills(product: Product, options: Options): Promise<KillsResult> {
  return tryKills(product, options, {strike: product.kill, mend: async () => product.start()});
}

/** SIGKILL of the embedded PostgreSQL; the server has to bring it back by itself. @throws as {@link tryServerKills}. */
export async function tryPostgresKills(product: Product, options: Options): Promise<KillsResult> {
  const mend = async (): Promise<void> => untilReady(product);
  return tryKills(product, options, {strike: product.killPostgres, mend});
}

async function tryKills(product: Product, {kills, seed, haste}: Options, kill: Kill): Promise<KillsResult> {
  // Two streams: how often the device has to wait must not decide where the kills fall.
  const [aim, random] = [createRandom(seed), createRandom(seed + 1)];
  const books = await makeTrialBooks(product.url, 50);
  const proxy = await openFaultProxy({targetPort: product.port});
  const {email} = books.person;
  const device = await openNodeDevice({
    origin: proxy.url,
    email,
    fetch: createCookieFetch(),
    random: () => random() * haste,
  });
  const readyMs: number[] = [];
  const acknowledgedMs: number[] = [];
  let acknowledged = 0;
  let unheard = 0;
  const killOnce = async (): Promise<void> => {
    await untilPushing({proxy, device, books, random: aim});
    const killedAt = performance.now();
    await kill.strike();
    const pending = await device.readPendingIds();
    await device.record(books.makeChanges(batch));
    await kill.mend();
    readyMs.push(performance.now() - killedAt);
    const effects = await readEffects(product.databaseUrl, books.person.companyId);
    const known = books.made.slice(0, -batch).filter((id) => !pending.has(id));
    assertNoneLost(known, effects);
    acknowledged += known.length;
    if (effects.length > known.length) unheard += 1;
    await device.until(({pendingCount}) => pendingCount < pending.size + batch);
    acknowledgedMs.push(performance.now() - killedAt);
    await device.until(({pendingCount}) => pendingCount === 0);
  };
  try {
    await device.until(({lastSyncAt}) => lastSyncAt !== null);
    while (readyMs.length < kills) await killOnce();
    assertExactlyOnce(books.made, await readEffects(product.databaseUrl, books.person.companyId));
    await device.until(({attentionCount}) => attentionCount === 0);
    return {changes: books.made.length, acknowledged, unheard, readyMs, acknowledgedMs};
  } finally {
    await device.discard();
    await proxy.close();
  }
}

type Aim = {
  readonly proxy: FaultProxy;
  readonly device: NodeDevice;
  readonly books: TrialBooks;
  readonly random: () => number;
};

/** Keeps the device writing, and settles somewhere within a push, or just after it. */
async function untilPushing({proxy, device, books, random}: Aim): Promise<void> {
  // One is acknowledged before: with it the session is on the disk too, which is written with the first change that is waited for.
  const left = {pushes: 2 + Math.floor(random() * 2)};
  const aimed = Promise.withResolvers<void>();
  proxy.decide = ({path}) => {
    if (path.endsWith('/sync/push')) left.pushes -= 1;
    if (left.pushes === 0) setTimeout(aimed.resolve, random() * longestAimMs);
    return 'pass';
  };
  while (left.pushes > 0) {
    await device.record(books.makeChanges(batch));
    await Promise.race([aimed.promise, device.until(({pendingCount}) => pendingCount === 0)]);
  }
  await aimed.promise;
}

/** The server may still hold a connection to what is dying: it counts when it lets new ones in. @throws after a minute. */
async function untilReady({url, databaseUrl}: Product): Promise<void> {
  const deadline = performance.now() + 60_000;
  while (performance.now() < deadline) {
    const isOpen = await readEffects(databaseUrl, nobody).then(
      () => true,
      () => false,
    );
    if (isOpen && (await fetch(`${url}/ready`)).ok) return;
    await wait(20);
  }
  throw new Error('PostgreSQL did not come back within a minute');
}
