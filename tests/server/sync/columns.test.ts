import {afterAll, beforeAll, expect, test} from 'vitest';
import {columnsOf, type SyncedTable} from '#contract/kernel/synced-table.ts';
import {isTableName, syncedTables, type TableName} from '#contract/tables.ts';
import {toSnakeCase} from '#server/sync/table-facts.ts';
import {testId} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {openFreshDatabase, type FreshDatabase} from '#tests/kits/fresh-database.ts';

const spaceId = testId(100);
const userId = testId(9);
const names = Object.keys(syncedTables).filter(isTableName);
let fresh: FreshDatabase;

beforeAll(async () => {
  fresh = await openFreshDatabase();
  const {$client} = fresh.database;
  await $client.query(`insert into spaces (id, kind, services) values ($1, 'company', '{}')`, [spaceId]);
  await $client.query(
    `insert into users (id, email, password_hash, first_name, last_name, language, created_at) values ($1, 'a@example.com', '', 'A', 'B', 'es', now())`,
    [userId],
  );
});
afterAll(() => fresh.close());

/** Writes one row the way a program would that knows nothing of versions. */
function write(name: TableName, version: number) {
  const relation = toSnakeCase(name);
  const row = {...buildRow(name, name === 'companies' ? spaceId : testId(10)), spaceId, version, deleted: false};
  const record = Object.fromEntries(Object.entries(row).map(([field, value]) => [toSnakeCase(field), value]));
  return fresh.database.$client.query(
    `insert into ${relation} select (json_populate_record(null::${relation}, $1)).*`,
    [JSON.stringify(record)],
  );
}

test.each(names)('%s has a column for each field of its contract, and no other', async (name) => {
  const {rows} = await fresh.database.$client.query<{column: string}>(
    'select column_name as "column" from information_schema.columns where table_schema = current_schema() and table_name = $1',
    [toSnakeCase(name)],
  );
  const table: SyncedTable = syncedTables[name];
  const wanted = ['space_id', 'id', 'version', ...columnsOf(table).map(toSnakeCase)];
  expect(rows.map((row) => row.column).toSorted()).toEqual(wanted.toSorted());
});

test.each(names)('%s gives values back as they were sent: no column has a type that rewrites them', async (name) => {
  const {rows} = await fresh.database.$client.query<{type: string}>(
    'select distinct data_type as type from information_schema.columns where table_schema = current_schema() and table_name = $1',
    [toSnakeCase(name)],
  );
  const faithful = new Set(['text', 'uuid', 'bigint', 'boolean']);
  expect(rows.map((row) => row.type).filter((type) => !faithful.has(type))).toEqual([]);
});

test.each(names)('[SYN15] a row of %s whose writer took no version is refused', async (name) => {
  await expect(write(name, 1)).rejects.toThrow('without taking the version');
  // Nor may it borrow the version that another transaction took.
  await expect(write(name, 0)).rejects.toThrow('without taking the version');
});

test('[SYN15] a row whose writer took the version is written, and may not be changed under it later', async () => {
  const {$client} = fresh.database;
  const client = await $client.connect();
  await client.query('begin');
  await client.query('select take_space_version($1)', [spaceId]);
  await client.query(
    `insert into categories (space_id, id, name, kind, related_party, archived, position, version)
     select id, $2, 'x', 'expense', false, false, 1, version from spaces where id = $1`,
    [spaceId, testId(11)],
  );
  await client.query('commit');
  client.release();
  await expect($client.query(`update categories set name = 'y'`)).rejects.toThrow('without taking the version');
});
