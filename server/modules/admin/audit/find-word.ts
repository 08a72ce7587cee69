import {sql, type SQL} from 'drizzle-orm';
import type {Database} from '#server/db/database.ts';
import {askFor} from '#server/db/read-list.ts';
import {orderWords} from '#server/modules/admin/list-orders.ts';
import {namedIds, uuids} from './audit-rows.ts';

/** With more ids than that of a kind a word is a frequent one, which the newest rows have as well. */
const mostIds = 1_000;

const userWords = sql`lower(first_name || ' ' || last_name || ' ' || email)`;

/**
 * Finds a word in who did it, as whom, whose it was, and in the day. The audit holds no names: those who have the word are asked for first, and
 * rows are then found by their ids. Rule: ADM25.
 */
export async function findWord(database: Database, word: string, pattern: SQL): Promise<SQL> {
  const [users, spaces, orders] = await Promise.all([
    // In two, since the index of words is one of users.
    readIds(
      database,
      sql`select id from users where not is_admin and ${userWords} like ${pattern}
        union all select id from users where is_admin and ${userWords} like ${pattern}`,
    ),
    readIds(database, sql`select space_id as id from desk_companies where words like ${pattern}`),
    readIds(database, sql`select id from orders where purchase is null and ${orderWords} like ${pattern}`),
  ]);
  const isFrequent = users.length > mostIds || spaces.length > mostIds || orders.length > mostIds;
  const terms = [isFrequent ? hasWord(pattern) : namesAny({users, spaces, orders}), ...isOnDay(word)];
  return sql`(${sql.join(terms, sql` or `)})`;
}

type Ids = {readonly users: readonly string[]; readonly spaces: readonly string[]; readonly orders: readonly string[]};

/** The rows that name few are found first, each kind by its index, and not one after the other. */
function namesAny({users, spaces, orders}: Ids): SQL {
  const some = uuids(users);
  return sql`entry.admin_id = any(${some}) or entry.number in (select number from admin_audit as named
    where named.user_id = any(${some}) or named.person_ids && ${some} or named.space_ids && ${uuids(spaces)}
      or named.row_ids && ${sql.param([...orders])}::text[])`;
}

/**
 * Each row is asked whom it names; so many have the word that the newest do. With `offset 0` those whom it names are looked up first, by their ids:
 * PostgreSQL would else look for the word anew at each row.
 */
function hasWord(pattern: SQL): SQL {
  const has = (words: SQL, from: SQL) =>
    sql`exists (select from (select ${words} as words ${from} offset 0) as named where named.words like ${pattern})`;
  return sql`${has(userWords, sql`from users where id = any(entry.person_ids || entry.admin_id || entry.user_id)`)}
    or ${has(sql`words`, sql`from desk_companies where space_id = any(entry.space_ids)`)}
    or ${has(orderWords, sql`from orders where purchase is null and id = any(${namedIds})`)}`;
}

/** No more than one above the most that are looked for by themselves. */
async function readIds(database: Database, statement: SQL): Promise<string[]> {
  const rows: {id: string}[] = await askFor(database.$client, sql`${statement} limit ${mostIds + 1}`);
  return rows.map(({id}) => id);
}

/** A day is a word too: 2026-11-23, or a month of it. */
function isOnDay(word: string): SQL[] {
  const match = /^(20\d\d)-(0[1-9]|1[0-2])(?:-(0[1-9]|[12]\d|3[01]))?$/.exec(word);
  if (!match) return [];
  const [, year, month, day] = match;
  const from = Date.UTC(Number(year), Number(month) - 1, Number(day ?? 1));
  const to = day === undefined ? Date.UTC(Number(year), Number(month), 1) : from + 86_400_000;
  return [sql`entry.at >= ${new Date(from).toISOString()} and entry.at < ${new Date(to).toISOString()}`];
}
