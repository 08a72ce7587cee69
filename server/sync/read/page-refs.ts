import type pg from 'pg';
import {rowsPerPage, type PageRef} from '#contract/sync/pull-changes.ts';
import type {RowRange} from './read-columns.ts';
import type {TableFacts} from '#server/sync/table-facts.ts';

/** Follow the index, don't sort: without statistics, as right after a large import, the planner takes a hundred thousand rows for a hundred. */
const alongIndex = 'set local enable_sort = off; set local enable_bitmapscan = off';
const asUsual = 'set local enable_sort to default; set local enable_bitmapscan to default';

/**
 * Cuts a table's live rows into pages along its sort, newest first. The first page is open towards newer rows and the last towards
 * older ones, so rows that appear between the pull and the reading of a page are in one of them.
 *
 * @param client in a transaction.
 */
export async function listPages(
  client: pg.ClientBase,
  facts: TableFacts,
  spaceId: string,
  pageSize = rowsPerPage,
): Promise<PageRef[]> {
  const columns = facts.sortColumns.join(', ');
  const live = `from ${facts.relation} where space_id = $1 and not deleted`;
  const starts = facts.sortColumns.map((column) => `page.${column}`).join(', ');
  // From the first row of each page along the index to the first of the next: numbering all rows would sort them first.
  await client.query(alongIndex);
  const {rows} = await client.query<{key: string; total: number}>(
    `with recursive page as (
       (select 1 as number, ${columns} ${live} order by ${newestFirst(facts)} limit 1)
       union all
       select page.number + 1, following.* from page cross join lateral
         (select ${columns} ${live} and (${columns}) < (${starts}) order by ${newestFirst(facts)} offset $2 limit 1) as following
     )
     select json_build_array(${columns})::text as key, (select count(*) ${live}) as total from page order by number`,
    [spaceId, pageSize - 1],
  );
  await client.query(asUsual);
  return rows.map(({key, total}, index) => ({
    table: facts.name,
    from: index === 0 ? null : key,
    until: rows[index + 1]?.key ?? null,
    count: Math.min(pageSize, total - index * pageSize),
  }));
}

/** The order of a table's pages and of the rows in them. */
export function newestFirst(facts: TableFacts): string {
  return facts.sortColumns.map((column) => `${column} desc`).join(', ');
}

/**
 * The live rows of one page.
 *
 * @param from a key of {@link listPages}, inclusive; null is the newest.
 * @param until a key, exclusive; null is the oldest.
 * @returns null when a key is none of this table's.
 */
export function pageRange(
  facts: TableFacts,
  spaceId: string,
  from: string | null,
  until: string | null,
): RowRange | null {
  const values: unknown[] = [spaceId];
  const conditions = ['space_id = $1 and not deleted'];
  for (const [key, comparison] of [
    [from, '<='],
    [until, '>'],
  ] as const) {
    if (key === null) continue;
    const parts = readKey(key, facts.sortColumns.length);
    if (!parts) return null;
    const places = parts.map((part) => `$${values.push(part)}`);
    conditions.push(`(${facts.sortColumns.join(', ')}) ${comparison} (${places.join(', ')})`);
  }
  return {where: conditions.join(' and '), orderBy: newestFirst(facts), values};
}

function readKey(key: string, length: number): string[] | null {
  const parts = parseJson(key);
  if (!Array.isArray(parts) || parts.length !== length || !parts.every(isStorableText)) return null;
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(parts.at(-1) ?? '') ? parts : null;
}

function isStorableText(part: unknown): part is string {
  return typeof part === 'string' && !part.includes('\0');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
