import {afterAll, beforeAll, expect, test} from 'vitest';
import {z} from 'zod';
import {idSchema} from '#contract/kernel/ids.ts';
import type {SyncedTable} from '#contract/kernel/synced-table.ts';
import {isTableName, syncedTables, type TableName} from '#contract/tables.ts';
import {toSnakeCase} from '#server/db/synced-columns.ts';
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

/** The column that a field needs: one that gives values back as they were sent, and orders texts byte by byte where pages are cut. */
function columnFor(schema: z.ZodType, isSorted: boolean): string {
  const plain = schema instanceof z.ZodNullable ? schema.unwrap() : schema;
  const isWhole = plain instanceof z.ZodNumber;
  const type = plain === idSchema ? 'uuid' : isWhole ? 'bigint' : plain instanceof z.ZodBoolean ? 'boolean' : 'text';
  return [type, isSorted && 'collate C', !schema.safeParse(null).success && 'not null'].filter(Boolean).join(' ');
}

test.each(names)('the migrations give %s the columns of its contract, and no other', async (name) => {
  const {row, sortBy}: SyncedTable = syncedTables[name];
  const {rows} = await fresh.database.$client.query<Record<'column' | 'type' | 'nullable' | 'collation', string>>(
    `select column_name as "column", data_type as type, is_nullable as nullable, collation_name as collation
     from information_schema.columns where table_schema = current_schema() and table_name = $1`,
    [toSnakeCase(name)],
  );
  const found = rows.map(({column, type, nullable, collation}) => {
    const isSorted = sortBy.some((field) => toSnakeCase(field) === column);
    const words = [type, isSorted && collation === 'C' && 'collate C', nullable === 'NO' && 'not null'];
    return [column, words.filter(Boolean).join(' ')];
  });
  const own = Object.entries(row.shape).map(([field, schema]) => {
    return [toSnakeCase(field), columnFor(schema, sortBy.includes(field))];
  });
  const common = {space_id: 'uuid not null', version: 'bigint not null', deleted: 'boolean not null'};
  expect(Object.fromEntries(found)).toEqual({...Object.fromEntries(own), ...common});
});

test.each(names)('the migrations give %s the indexes that reading it needs', async (name) => {
  const relation = toSnakeCase(name);
  const {rows} = await fresh.database.$client.query<{name: string}>(
    'select indexname as name from pg_indexes where schemaname = current_schema() and tablename = $1',
    [relation],
  );
  const wanted = [`${relation}_by_version`, ...(syncedTables[name].sortBy.length > 0 ? [`${relation}_by_sort`] : [])];
  expect(rows.map((index) => index.name)).toEqual(expect.arrayContaining(wanted));
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
