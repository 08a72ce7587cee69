import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {syncedTables} from '#contract/tables.ts';
import {sqlStateOf, type Database} from '#server/db/database.ts';
import {asPerson, closeTenants, openTenants, underNet} from '#server/db/second-net.ts';
import {toSnakeCase} from '#server/db/synced-columns.ts';
import {openFreshDatabase, type FreshDatabase} from '#tests/kits/fresh-database.ts';
import {insertRow, letAnyRowIn, readTables, rowOf, type Somebody, type Table} from './every-table.ts';

/** What is open to everybody, since it says nothing of anybody. Whoever adds a table here says so in review. */
const nobodys = ['invoice_series', 'order_days', 'sync_epoch'];

const newPerson = (): Somebody => ({
  personId: crypto.randomUUID(),
  spaceId: crypto.randomUUID(),
  chargeId: crypto.randomUUID(),
});
const [ana, bruno] = [newPerson(), newPerson()];

let fresh: FreshDatabase;
let net: Database;
let tables: Table[];
let open: Table[];
beforeAll(async () => {
  fresh = await openFreshDatabase();
  net = underNet(fresh.database, fresh.tenants);
  tables = await readTables(fresh.database);
  open = tables.filter(({name, rights}) => rights.length > 0 && !nobodys.includes(name));
  await letAnyRowIn(fresh.database, tables);
  for (const table of open) {
    await insertRow(fresh.database, table, rowOf(table, ana, 'ana'));
    await insertRow(fresh.database, table, rowOf(table, bruno, 'bruno'));
  }
});
afterAll(() => fresh.close());

const as = <Result>({personId}: Somebody, work: () => Promise<Result>) =>
  asPerson({personId, senderId: personId}, work);

/** What a statement did as somebody: how many rows, or why it was refused. */
async function tell(somebody: Somebody, statement: string, values: unknown[] = []): Promise<number | string> {
  try {
    return (await as(somebody, () => net.$client.query(statement, values))).rowCount ?? 0;
  } catch (error) {
    return sqlStateOf(error) ?? String(error);
  }
}

/** Every column of the table that the role may see: of people not all. */
const shown = ({name}: Table) => (name === 'users' ? 'id, email' : '*');

describe('[TEN2]', () => {
  test('a table is open as far as its policies say, and closed where there are none', () => {
    const wrong = tables.filter(({policies, rights, isBound}) => {
      const isOpenAsSaid = policies.length > 0 && isBound && policies.toSorted().join() === rights.toSorted().join();
      return !(isOpenAsSaid || (policies.length === 0 && rights.length === 0));
    });
    expect(wrong).toEqual([]);
    expect(open.length).toBeGreaterThan(40);
  });

  test('what opens an account, who is signed in and what admins do are closed', () => {
    const closed = new Set(tables.filter(({rights}) => rights.length === 0).map(({name}) => name));
    const secrets = [
      'sessions',
      'session_tokens',
      'guesses',
      'known_devices',
      'reset_links',
      'device_key',
      'google_links',
    ];
    const factors = ['passkeys', 'totp_keys', 'recovery_codes', 'pending_sign_ins', 'factor_resets', 'factor_tries'];
    const ofAdmins = [
      'admin_audit',
      'admin_audit_head',
      'admin_acts',
      'desk_people',
      'desk_companies',
      'work_assignments',
    ];
    const all = [...secrets, ...factors, ...ofAdmins, 'order_secrets', 'order_payments', 'provider_events'];
    expect(all.filter((name) => !closed.has(name))).toEqual([]);
  });

  test('only what is nobody’s is open to everybody', () => {
    expect(tables.filter(({isForAll}) => isForAll).map(({name}) => name)).toEqual(nobodys);
  });

  test('every synced table is under the net', () => {
    const names = new Set(open.map(({name}) => name));
    expect(Object.keys(syncedTables).filter((name) => !names.has(toSnakeCase(name)))).toEqual([]);
  });

  test('of others in one’s companies there is nothing to be seen that opens an account', async () => {
    expect(await tell(ana, 'select password_hash from users')).toBe('42501');
    expect(await tell(ana, 'select * from users')).toBe('42501');
  });
});

describe('[TEN1]', () => {
  test('without a where every table gives one’s own rows alone', async () => {
    const seen = await as(ana, () =>
      Promise.all(
        open.map(async (table) => {
          const {rows} = await net.$client.query<object>(`select ${shown(table)} from ${table.name}`);
          return {name: table.name, count: rows.length, isBrunos: namesOf(rows, bruno)};
        }),
      ),
    );
    expect(seen).toEqual(open.map(({name}) => ({name, count: 1, isBrunos: false})));
  });

  test('a change without a where touches one’s own rows alone, or is not for them at all', async () => {
    for (const {name, rights, columns} of open) {
      const column = columns.find(({isKey}) => isKey)?.name ?? '';
      const [changed, deleted] = [
        await tell(ana, `update ${name} set "${column}" = "${column}"`),
        await tell(ana, `with gone as (delete from ${name} returning 1) select from gone`),
      ];
      expect({name, changed}).toEqual({name, changed: rights.includes('update') ? 1 : '42501'});
      expect({name, deleted}).toEqual({name, deleted: rights.includes('delete') ? 1 : '42501'});
    }
  });

  test('nobody writes a row that is another’s, nor makes one of theirs another’s', async () => {
    for (const table of open) {
      const {name, rights} = table;
      const row = rowOf(table, bruno, 'another');
      const names = Object.keys(row).map((column) => `"${column}"`);
      const insert = `insert into ${name} (${names.join(', ')}) select ${names.join(', ')} from jsonb_populate_record(null::${name}, $1)`;
      expect({name, told: await tell(ana, insert, [JSON.stringify(row)])}).toEqual({name, told: '42501'});
      // What was deleted above is not there to be given away.
      if (!rights.includes('update') || rights.includes('delete')) continue;
      const [column, value] =
        Object.entries(row).find(([key, one]) => isWhose(one) && (key !== 'id' || name === 'spaces')) ?? [];
      const told = await tell(ana, `update ${name} set "${column}" = $1`, [value]);
      expect({name, told}).toEqual({name, told: '42501'});
    }
  });

  test('an own space is none of an admin’s who acts as its person', async () => {
    const {database} = fresh;
    await database.$client.query(`insert into spaces (id) values ($1)`, [bruno.personId]);
    const count = async (senderId: string) =>
      asPerson({personId: bruno.personId, senderId}, () => net.$client.query('select from spaces'));
    expect((await count(bruno.personId)).rowCount).toBe(2);
    expect((await count(crypto.randomUUID())).rowCount).toBe(1);
  });
});

test('[TEN3] a connection that is nobody’s yet sees nothing of anybody', async () => {
  const tenants = openTenants(fresh.url, () => undefined);
  const client = await tenants.pool.connect();
  try {
    for (const table of open) {
      const {rowCount} = await client.query(`select ${shown(table)} from ${table.name}`);
      expect({name: table.name, rowCount}).toEqual({name: table.name, rowCount: 0});
    }
  } finally {
    client.release();
    await closeTenants(tenants);
  }
});

function isWhose(value: unknown): boolean {
  return Object.values(bruno).some((one) => one === value);
}

function namesOf(rows: readonly object[], somebody: Somebody): boolean {
  const text = JSON.stringify(rows);
  return Object.values(somebody).some((id) => text.includes(id));
}
