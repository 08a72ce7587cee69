import {Factory} from 'wa-sqlite';
import openModule from 'wa-sqlite/dist/wa-sqlite.mjs';
import {AccessHandlePoolVFS} from 'wa-sqlite/src/examples/AccessHandlePoolVFS.js';

/** What a row of the table is filled with. */
type SqliteRow = Record<
  'id' | 'date' | 'description' | 'amountUnits' | 'accountId' | 'categoryId' | 'checked',
  SQLiteCompatibleType
>;

// By id, and the three ways in which a list of movements is looked at; the update moves the rows in the last.
const schema = `
  pragma locking_mode = exclusive;
  pragma journal_mode = truncate;
  pragma synchronous = full;
  pragma cache_size = -65536;
  create table transactions (id text primary key, date text, description text, amountUnits integer, accountId text,
    categoryId text, checked integer);
  create index by_date on transactions (date);
  create index by_account on transactions (accountId, date);
  create index by_category on transactions (categoryId, date);
`;

let opening: Promise<{sqlite: SQLiteAPI; database: number}> | undefined;

async function open(): Promise<{sqlite: SQLiteAPI; database: number}> {
  const sqlite = Factory(await openModule());
  const files = new AccessHandlePoolVFS('/sqlite');
  await files.isReady;
  sqlite.vfs_register(files, true);
  const database = await sqlite.open_v2('books');
  await sqlite.exec(database, schema);
  return {sqlite, database};
}

/** Puts pages of rows, as JSON text of plain objects, into SQLite in the origin's private files. */
export async function fillSqlite(bodies: readonly string[]): Promise<void> {
  const {sqlite, database} = await (opening ??= open());
  await sqlite.exec(database, 'begin');
  for (const body of bodies) {
    // Made by the bench itself.
    for (const row of JSON.parse(body) as SqliteRow[]) {
      const {id, date, description, amountUnits, accountId, categoryId, checked} = row;
      const values = [id, date, description, amountUnits, accountId, categoryId, checked ? 1 : 0];
      await sqlite.run(database, 'insert into transactions values (?, ?, ?, ?, ?, ?, ?)', values);
    }
  }
  await sqlite.exec(database, 'commit');
}

/** The bare update: every row of an account gets a category, durably; answers with the number of rows. */
export async function categoriseInSqlite(accountId: string, categoryId: string): Promise<number> {
  const {sqlite, database} = await (opening ??= open());
  await sqlite.run(database, 'update transactions set categoryId = ? where accountId = ?', [categoryId, accountId]);
  return sqlite.changes(database);
}
