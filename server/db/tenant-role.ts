import type pg from 'pg';
import {locks, withLock} from './advisory-lock.ts';
import {sqlStateOf, type Database} from './database.ts';
import {tenantRole} from './second-net.ts';

/** What one may see of who has a part in the same companies: nothing that opens an account. All other tables are seen with all columns. */
const shownOfUsers = ['id', 'email', 'first_name', 'last_name', 'language', 'status', 'is_admin'];

/** SQLSTATE: the user of the database may not do that. */
const notPermitted = '42501';
/** SQLSTATEs: another server of the cluster has made the role at this moment. */
const madeMeanwhile = new Set(['42710', '23505']);

/** What an administrator of the database runs where its user may not. */
const remedy = `create role ${tenantRole} nologin; grant ${tenantRole} to <the user of DATABASE_URL>;`;

/**
 * Makes the role of tenants where it is missing, and gives it what the policies name: no more, and nothing of a table without one. On one node at a
 * time, as often as one likes.
 *
 * @param database migrated. @returns undefined where the role can be used, else why not and what to do. Rules: TEN2, TEN5.
 */
export async function settleTenantRole(database: Database): Promise<string | undefined> {
  return withLock(database, locks.migrating, 'wait', async (client) => {
    try {
      await makeRole(client);
      if (!(await mayBe(client))) await client.query(`grant ${tenantRole} to current_user`);
      if (await seesAll(client)) return `the role ${tenantRole} is bound by no policy: take its superuser or bypassrls`;
      await giveRights(client);
      return undefined;
    } catch (error) {
      if (sqlStateOf(error) === notPermitted) return `have an administrator of the database run: ${remedy}`;
      throw error;
    }
  });
}

async function makeRole(client: pg.PoolClient): Promise<void> {
  const {rowCount} = await client.query('select from pg_roles where rolname = $1', [tenantRole]);
  if (rowCount !== 0) return;
  try {
    await client.query(`create role ${tenantRole} nologin`);
  } catch (error) {
    if (!madeMeanwhile.has(sqlStateOf(error) ?? '')) throw error;
  }
}

/** Whether connections of this user may take the role: what says so has other names from version to version. */
async function mayBe(client: pg.PoolClient): Promise<boolean> {
  try {
    await client.query(`set role ${tenantRole}; reset role`);
    return true;
  } catch (error) {
    if (sqlStateOf(error) !== notPermitted) throw error;
    return false;
  }
}

async function seesAll(client: pg.PoolClient): Promise<boolean> {
  const {rowCount} = await client.query('select from pg_roles where rolname = $1 and (rolsuper or rolbypassrls)', [
    tenantRole,
  ]);
  return rowCount !== 0;
}

/** Statements that make what the role has what it is to have; what it has too much is taken first. */
const findRights = `
  with wanted as (
    select polrelid as relation, case polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' end as command
    from pg_policy where polrelid <> 'users'::regclass
    union
    -- A view that is read with the rights of its reader.
    select oid, 'select' from pg_class where relkind = 'v' and reloptions @> '{security_invoker=true}'
  ),
  given as (
    select pg_class.oid as relation, lower(privilege_type) as command
    from pg_class cross join lateral aclexplode(relacl) where grantee = $1::regrole and relkind in ('r', 'v')
  ),
  changes as (
    select 0 as turn, format('revoke %s on %s from %I', command, relation::regclass, $1) as statement from (table given except table wanted) as extra
    union all
    -- What was given of single columns, beside those that are shown.
    select 0, format('revoke %s (%I) on %s from %I', lower(privilege_type), attname, attrelid::regclass, $1)
    from pg_attribute cross join lateral aclexplode(attacl) where grantee = $1::regrole
      and not (attrelid = 'users'::regclass and attname = any($2::text[]) and privilege_type = 'SELECT')
    union all
    select 1, format('grant %s on %s to %I', command, relation::regclass, $1) from (table wanted except table given) as missing
    union all
    select 1, format('grant select (%s) on users to %I', string_agg(quote_ident(shown), ', '), $1) from unnest($2::text[]) as shown
    -- Whatever is taken of the whole table is taken of its columns.
    where not has_column_privilege($1, 'users', shown, 'select') or exists (select from given where relation = 'users'::regclass) having count(*) > 0
    union all
    select 1, format('grant usage on schema %I to %I', current_schema(), $1) where not has_schema_privilege($1, current_schema(), 'usage')
  )
  select statement from changes order by turn, statement`;

async function giveRights(client: pg.PoolClient): Promise<void> {
  await client.query('begin');
  try {
    const {rows} = await client.query<{statement: string}>(findRights, [tenantRole, shownOfUsers]);
    for (const {statement} of rows) await client.query(statement);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
