import type pg from 'pg';
import type {z} from 'zod';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import {rowsPerPage, type readPage} from '#contract/sync/pull-changes.ts';
import {readSnapshot, type Database} from '#server/db/database.ts';
import {pageRange} from './page-refs.ts';
import {readColumns, type RowRange} from './read-columns.ts';
import type {Viewer} from '#server/sync/space-sight.ts';
import {findReadableTable} from './find-readable-table.ts';
import type {TableFacts} from '#server/sync/table-facts.ts';

/** A page grows when rows appear in it; past this it was never a page, or is one no more. */
const maxRowsRead = 10 * rowsPerPage;

/**
 * Reads one page that a cold pull named: live rows only, as they are now.
 *
 * @returns the JSON text of `RowColumns`. Refuses with `not-found` what does not exist or is not the person's, alike, and what is too long. Rules: SYN17, SYN23.
 */
export async function readPageText(
  database: Database,
  viewer: Viewer,
  input: z.output<typeof readPage.input> & {readonly wireVersion: number},
): Promise<Outcome<string, typeof readPage.failures>> {
  return readSnapshot(database, async (client) => {
    const facts = await findReadableTable(client, viewer, input);
    const range = facts && pageRange(facts, input.spaceId, input.from ?? null, input.until ?? null);
    if (!facts || !range || (await isTooLong(client, facts, range))) return fail('not-found', 'sync.no-such-page');
    return succeed(await readColumns(client, facts, range));
  });
}

async function isTooLong(client: pg.ClientBase, facts: TableFacts, {where, values}: RowRange): Promise<boolean> {
  const {rows} = await client.query<{count: number}>(
    `select count(*) from (select from ${facts.relation} where ${where} limit ${maxRowsRead + 1}) as counted`,
    [...values],
  );
  return (rows[0]?.count ?? 0) > maxRowsRead;
}
