import {sql, type SQL} from 'drizzle-orm';
import type {Database} from '#server/db/database.ts';
import {askFor} from '#server/db/read-list.ts';
import {orderWords} from '#server/modules/admin/list-orders.ts';
import {uuids} from './audit-rows.ts';

/** With more ids than that a word is a frequent one, which the newest rows have as well. */
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
  const terms = [
    ...(users.length === 0 ? [] : [namesUsers(users, pattern)]),
    ...(spaces.length === 0 ? [] : [namesSpaces(spaces, pattern)]),
    ...(orders.length === 0 ? [] : [sql`entry.row_ids && ${sql.param(orders)}::text[]`]),
    ...isOnDay(word),
  ];
  return terms.length === 0 ? sql`false` : sql`(${sql.join(terms, sql` or `)})`;
}

function namesUsers(ids: readonly string[], pattern: SQL): SQL {
  const some = uuids(ids);
  if (ids.length <= mostIds)
    return sql`entry.admin_id = any(${some}) or entry.user_id = any(${some}) or entry.person_ids && ${some}`;
  return sql`exists (select from users where id = any(entry.person_ids || entry.admin_id || entry.user_id) and ${userWords} like ${pattern})`;
}

function namesSpaces(ids: readonly string[], pattern: SQL): SQL {
  if (ids.length <= mostIds) return sql`entry.space_ids && ${uuids(ids)}`;
  return sql`exists (select from desk_companies as desk where desk.space_id = any(entry.space_ids) and desk.words like ${pattern})`;
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
