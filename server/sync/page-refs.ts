import type pg from 'pg';
import {rowsPerPage, type PageRef} from '#contract/sync/pull-changes.ts';
import type {RowRange} from './read-columns.ts';
import type {TableFacts} from './table-facts.ts';

/**
 * Cuts a table's live rows into pages along its sort, newest first. The first page is open towards newer rows and the last towards
 * older ones, so rows that appear between the pull and the reading of a page are in one of them.
 */
export async function listPages(
  client: pg.ClientBase,
  facts: TableFacts,
  spaceId: string,
  pageSize = rowsPerPage,
): Promise<PageRef[]> {
  const {rows} = await client.query<{key: string; total: number}>(
    `select json_build_array(${facts.sortColumns.join(', ')})::text as key, total from (
       select ${facts.sortColumns.join(', ')}, count(*) over () as total, row_number() over (order by ${newestFirst(facts)}) as number
       from ${facts.relation} where space_id = $1 and not deleted
     ) as ordered where (number - 1) % $2 = 0 order by number`,
    [spaceId, pageSize],
  );
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
