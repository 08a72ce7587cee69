import type {Database} from '#server/db/database.ts';
import {tenantRole} from '#server/db/second-net.ts';

/** A table of the database, with what the role of tenants may do with it. */
export type Table = {
  readonly name: string;
  readonly columns: readonly {readonly name: string; readonly type: string; readonly isKey: boolean}[];
  /** Such as `select`: what its policies name. */
  readonly policies: readonly string[];
  /** Whether some policy asks nothing of a row. */
  readonly isForAll: boolean;
  readonly isBound: boolean;
  /** What the role may, also of some columns alone. */
  readonly rights: readonly string[];
};

/** Every table there is, as the catalogue has it. */
export async function readTables({$client}: Database): Promise<Table[]> {
  const {rows} = await $client.query<Table>(
    `select relname as name, relrowsecurity as "isBound",
       (select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, null),
          'isKey', exists (select from pg_index where indrelid = relation.oid and indisprimary and attnum = any(indkey))) order by attnum)
        from pg_attribute where attrelid = relation.oid and attnum > 0 and not attisdropped) as columns,
       coalesce((select json_agg(case polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' else 'all' end order by polcmd)
         from pg_policy where polrelid = relation.oid), '[]') as policies,
       exists (select from pg_policy where polrelid = relation.oid and 'true' = any(array[pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)])) as "isForAll",
       (select coalesce(json_agg(one), '[]') from unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) as one
         where case when one in ('select', 'insert', 'update', 'references')
           then has_any_column_privilege($1, relation.oid, one) else has_table_privilege($1, relation.oid, one) end) as rights
     from pg_class as relation
     where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace order by relname`,
    [tenantRole],
  );
  return rows;
}

/** Somebody with a space of a company. */
export type Somebody = {readonly personId: string; readonly spaceId: string; readonly chargeId: string};

/** Lets any row be written by who owns the tables: what a row says is nothing to those tests but whose it is. */
export async function letAnyRowIn({$client}: Database, tables: readonly Table[]): Promise<void> {
  const {rows} = await $client.query<{statement: string}>(
    `select format('alter table %s drop constraint %I cascade', conrelid::regclass, conname) as statement
     from pg_constraint join pg_class on pg_class.oid = conrelid where contype in ('c', 'f') and pg_class.relnamespace = current_schema()::regnamespace`,
  );
  for (const {statement} of rows) await $client.query(statement);
  for (const {name, columns} of tables) {
    await $client.query(`alter table ${name} disable trigger user`);
    for (const column of columns)
      if (!column.isKey) await $client.query(`alter table ${name} alter column "${column.name}" drop not null`);
  }
}

/** Columns that say whose a row is, by name; of three tables it is their id. */
function whose(table: string, column: string, {personId, spaceId, chargeId}: Somebody): string | undefined {
  if (column === 'id') return {users: personId, spaces: spaceId, subscription_charges: chargeId}[table];
  const byColumn: Record<string, string> = {
    space_id: spaceId,
    company_id: spaceId,
    user_id: personId,
    owner_id: personId,
    charge_id: chargeId,
  };
  return byColumn[column];
}

/** A row of somebody: what is no key and says nothing of whose it is stays empty. @param word makes its key another than the other rows'. */
export function rowOf({name, columns}: Table, somebody: Somebody, word: string): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const {name: column, type, isKey} of columns) {
    const owner = whose(name, column, somebody);
    if (owner !== undefined) row[column] = owner;
    else if (isKey) row[column] = keyOf(type, word);
  }
  if (name === 'memberships') row['deleted'] = false;
  return row;
}

function keyOf(type: string, word: string): unknown {
  if (type === 'uuid') return crypto.randomUUID();
  if (type === 'boolean') return true;
  return ['integer', 'bigint'].includes(type) ? 1 : type === 'bytea' ? `\\x${Buffer.from(word).toString('hex')}` : word;
}

/** Puts a row in, by any connection. */
export async function insertRow({$client}: Database, {name}: Table, row: Record<string, unknown>): Promise<void> {
  const names = Object.keys(row).map((column) => `"${column}"`);
  await $client.query(
    `insert into ${name} (${names.join(', ')}) select ${names.join(', ')} from jsonb_populate_record(null::${name}, $1)`,
    [JSON.stringify(row)],
  );
}
