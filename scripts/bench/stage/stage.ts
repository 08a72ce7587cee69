import {cp, mkdir, mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {connect, type Connection} from '#server/db/connect.ts';
import {openBrowser, type Browser} from './browser.ts';
import {makeProductServer, type ProductServer} from './product-server.ts';
import {makeReferenceSite, type ReferenceSite} from './reference-site.ts';
import {password, seedBooks, type SeededBooks} from './seed-books.ts';

/** Movements in the large books. */
export const rowCount = 100_000;

/** Everything figures act on: the real server with two people's books, browsers that hold them, and the reference pages. */
export type Stage = {
  readonly server: ProductServer;
  readonly site: ReferenceSite;
  /** The server's own database, for references in SQL and for asserting what came of an act. */
  readonly database: Connection['database'];
  /** Somebody with {@link rowCount} movements, and somebody with none. */
  readonly full: SeededBooks;
  readonly empty: SeededBooks;
  /** The address of a person's list of movements. */
  readonly listOf: (books: SeededBooks) => string;
  /** A browser in which the person is signed in and everything is stored; each one is a copy, as if nobody had used it before. No page is open. */
  readonly openDevice: (books: SeededBooks) => Promise<Browser>;
  /** A browser that has never been used. */
  readonly openNew: () => Promise<Browser>;
  readonly close: () => Promise<void>;
};

/** Starts the server on fresh data and fills it. */
export async function makeStage(firstPort: number): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'faro-bench-'));
  const dataDir = join(folder, 'data');
  const connection = await connect({databaseUrl: undefined, dataDir}, (message) => console.error(message));
  // The server stops its database when nobody else uses it: this connection keeps it for us.
  const keeper = await connection.database.$client.connect();
  const server = makeProductServer({port: firstPort, dataDir});
  const site = await makeReferenceSite(firstPort + 1);
  const close = async (): Promise<void> => {
    await server.stop();
    await site.stop();
    keeper.release();
    await connection.close();
    await rm(folder, {recursive: true, force: true, maxRetries: 10, retryDelay: 100});
  };
  try {
    return {...(await fillStage({folder, server, site, database: connection.database})), close};
  } catch (error) {
    await close();
    throw error;
  }
}

type Parts = Pick<Stage, 'server' | 'site' | 'database'> & {folder: string};

async function fillStage({folder, server, site, database}: Parts): Promise<Omit<Stage, 'close'>> {
  console.error(`filling books of ${rowCount} rows …`);
  const full = await seedBooks(database, 'full', rowCount);
  const empty = await seedBooks(database, 'empty', 0);
  await site.start();
  await server.start();

  let count = 0;
  const newProfile = (): string => join(folder, `profile-${(count += 1)}`);
  const openNew = async (): Promise<Browser> => openBrowser(newProfile());
  const prepared = new Map<SeededBooks, Promise<string>>();
  const listOf = ({spaceId}: SeededBooks): string => `${server.url}/es/accounting-ai/bookkeeping/${spaceId}`;

  const prepare = async (books: SeededBooks): Promise<string> => {
    const profile = newProfile();
    await mkdir(profile);
    const browser = await openBrowser(profile);
    await signIn(browser, books, listOf(books));
    await browser.page.evaluate(() => navigator.serviceWorker.ready);
    await untilStored(browser, books);
    await browser.close();
    return profile;
  };

  return {
    server,
    site,
    database,
    full,
    empty,
    listOf,
    openNew,
    openDevice: async (books) => {
      const known = prepared.get(books) ?? prepare(books);
      prepared.set(books, known);
      const copy = newProfile();
      await cp(await known, copy, {recursive: true});
      return openBrowser(copy);
    },
  };
}

/** Signs in by the form and stays on the page that was asked for. */
export async function signIn({page}: Browser, books: SeededBooks, address: string): Promise<void> {
  const {origin, pathname} = new URL(address);
  await page.goto(`${origin}/es/login?next=${encodeURIComponent(pathname)}`);
  await page.locator('input[type=email]').fill(books.email);
  await page.locator('input[type=password]').fill(password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL((url) => url.pathname === pathname);
}

/** Waits until the cold start is over and every row is in the browser's database. */
async function untilStored({page}: Browser, {userId, rows}: SeededBooks): Promise<void> {
  const wanted = rows.length;
  while ((await page.evaluate(countStored, userId)) !== wanted) await page.waitForTimeout(200);
}

/** Runs in the page: the movements in the pages of a person's database; -1 while a cold start goes on. */
async function countStored(userId: string): Promise<number> {
  const name = `faro-user-${userId}`;
  const known = await indexedDB.databases();
  if (!known.some((one) => one.name === name && one.version !== undefined)) return -1;
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')));
  });
  const readAll = async <Row>(store: string): Promise<Row[]> =>
    new Promise((resolve, reject) => {
      const reading = database.transaction(store).objectStore(store).getAll();
      reading.addEventListener('success', () => resolve(reading.result as Row[]));
      reading.addEventListener('error', () => reject(reading.error ?? new Error('not read')));
    });
  try {
    const meta = await readAll<{key: string; value: {cold?: unknown; cursor?: unknown}}>('meta');
    const spaces = meta.filter((one) => one.key.startsWith('space:'));
    if (spaces.length === 0 || spaces.some((one) => one.value.cursor === null)) return -1;
    const pages = await readAll<{table: string; count: number}>('pages');
    return pages.filter((one) => one.table === 'transactions').reduce((sum, one) => sum + one.count, 0);
  } finally {
    database.close();
  }
}
