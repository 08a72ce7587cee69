import {cp, mkdir, mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {connect, type Connection} from '#server/db/connect.ts';
import {assertSame} from '#bench/kit/cost.ts';
import {checksum} from './bank-rows.ts';
import {closeBrowsers, openBrowser, type Browser} from './browser.ts';
import {makeProductServer, type ProductServer} from './product-server.ts';
import {openList} from './open-list.ts';
import {makeReferenceSite, type ReferenceSite} from './reference-site.ts';
import {password, seedBooks, type SeededBooks} from './seed-books.ts';
import {isStored, readStoredRows} from './stored-rows.ts';

/** Movements in the large books. */
export const rowCount = 100_000;

/** Everything figures act on: the real server with two people's books, browsers that hold them, and the reference pages. */
export type Stage = {
  readonly server: ProductServer;
  readonly site: ReferenceSite;
  /** The server's own database, for references in SQL and for asserting what came of an act. */
  readonly database: Connection['database'];
  /** Somebody with {@link rowCount} transactions, and somebody with none. */
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
    // A figure that ended by an error leaves its browsers behind, and their open connections would keep the server.
    await closeBrowsers();
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
    while (!(await isStored(browser, books.userId))) await browser.page.waitForTimeout(200);
    assertSame(
      checksum(await readStoredRows(browser, books.userId)),
      checksum(books.rows),
      'rows on a prepared device',
    );
    // Opened once from the service worker: browsers keep what they compiled, so only the first day is slower.
    await openList(browser, listOf(books), books.rows.length);
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
      // One that could not be prepared is prepared again for the next figure.
      known.catch(() => prepared.delete(books));
      const copy = newProfile();
      await cp(await known, copy, {recursive: true});
      return openBrowser(copy);
    },
  };
}

/** Signs in by the form and stays on the page that was asked for. */
export async function signIn({page}: Browser, {email}: Pick<SeededBooks, 'email'>, address: string): Promise<void> {
  const {origin, pathname} = new URL(address);
  await page.goto(`${origin}/es/login?next=${encodeURIComponent(pathname)}`);
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.locator('button[type=submit]:visible').click();
  await page
    .waitForURL((url) => url.pathname === pathname)
    .catch(async (error: unknown) => {
      const words = await page.locator('body').innerText();
      throw new Error(`${email} could not sign in; ${page.url()} says: ${words.slice(0, 500)}`, {cause: error});
    });
}
