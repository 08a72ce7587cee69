import type {RowColumns} from '#contract/kernel/field-values.ts';
import type {SyncedTable} from '#contract/kernel/synced-table.ts';
import {digestedFields, digestLength, rowText} from '#contract/sync/compare-space.ts';
import {isTableName, syncedTables} from '#contract/tables.ts';
import {latestPlaces, placeValue} from '#sync/pages/columns.ts';
import {spacePages} from '#sync/pages/page-query.ts';
import {isDamage, parsePage} from '#sync/pages/read-pages.ts';
import type {LocalDatabase, PageRecord} from '#sync/store/local-database.ts';
import {readSpace} from '#sync/store/meta.ts';
import {createHasher} from '#sync/store/sha256.ts';
import {toHex} from '#sync/store/bytes.ts';

/** A copy in a few characters; `version` is the cursor at which it stands. */
export type SpaceDigest = {readonly version: number; readonly count: number; readonly digest: string};

/**
 * Digests the confirmed rows of a space, as `compareSpace` does on the server. About a second for 100,000 rows.
 *
 * @returns `absent` when the space is not whole here; `damaged` when a page is no page any more.
 * Rule: CHK1.
 */
export async function digestSpace(
  database: LocalDatabase,
  spaceId: string,
): Promise<SpaceDigest | 'absent' | 'damaged'> {
  const found = await database.transaction('r', database.pages, database.meta, async () => {
    const space = await readSpace(database, spaceId);
    return space && space.cursor !== null
      ? {version: space.cursor, pages: await spacePages(database, spaceId).toArray()}
      : null;
  });
  if (!found) return 'absent';
  try {
    return {version: found.version, ...digestPages(found.pages)};
  } catch (error) {
    if (isDamage(error)) return 'damaged';
    throw error;
  }
}

function digestPages(pages: readonly PageRecord[]): {count: number; digest: string} {
  const tables = new Map<string, RowColumns[]>();
  for (const page of pages) tables.set(page.table, [...(tables.get(page.table) ?? []), parsePage(page)]);
  const digest = new Uint8Array(digestLength / 2);
  const hash = createHasher(new Uint8Array(0));
  let count = 0;
  for (const [name, sources] of tables) {
    if (!isTableName(name)) continue;
    const table: SyncedTable = syncedTables[name];
    const fields = digestedFields(table);
    for (const [id, place] of latestPlaces(sources)) {
      if (placeValue(place, 'deleted') === true) continue;
      const bytes = hash(
        rowText(
          name,
          id,
          // A row from before the field was there, as the server filled it in.
          fields.map((field) => placeValue(place, field) ?? table.olderRows?.[field] ?? null),
        ),
      );
      for (let index = 0; index < digest.length; index += 1) digest[index] = (digest[index] ?? 0) ^ (bytes[index] ?? 0);
      count += 1;
    }
  }
  return {count, digest: toHex(digest)};
}
