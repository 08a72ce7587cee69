import {afterAll, beforeAll, expect, test} from 'vitest';
import {migrate, readMigrations, type Migration} from '#server/db/migrate.ts';
import {openFreshDatabase, type FreshDatabase} from '#tests/kits/fresh-database.ts';

let fresh: FreshDatabase;
let migrations: Migration[];
beforeAll(async () => {
  fresh = await openFreshDatabase();
  migrations = await readMigrations();
});
afterAll(() => fresh.close());

const later = (statements: string): Migration => ({name: '9001_later.sql', statements, hash: statements});

test('a database that is up to date is left alone', async () => {
  expect(await migrate(fresh.database, migrations)).toEqual([]);
});

test('a migration that fails leaves nothing behind and says which', async () => {
  const broken = later('create table half_done (id int); select nonsense;');
  await expect(migrate(fresh.database, [...migrations, broken])).rejects.toThrow('9001_later.sql');
  const {rows} = await fresh.database.$client.query(`select to_regclass('half_done') as found`);
  expect(rows).toEqual([{found: null}]);
});

test('nodes that start together apply a migration once', async () => {
  const added = [...migrations, later('create table added (id int)')];
  const applied = await Promise.all([1, 2, 3].map(() => migrate(fresh.database, added)));
  expect(applied.flat()).toEqual(['9001_later.sql']);
});

test('an older program refuses a newer database, and an edited migration is noticed', async () => {
  await expect(migrate(fresh.database, migrations)).rejects.toThrow('newer version (9001_later.sql)');
  const edited = [...migrations, later('create table other (id int)')];
  await expect(migrate(fresh.database, edited)).rejects.toThrow('9001_later.sql was edited');
});
