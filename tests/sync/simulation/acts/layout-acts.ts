import {importLayouts} from '#contract/bookkeeping/import-layout.ts';
import {syncedTables} from '#contract/tables.ts';
import type {Making} from '#sync/outbox/undo-last.ts';
import {readTable} from '#sync/overlay/read-table.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {forgetLayout} from '#src/features/bookkeeping/imports/layouts/forget-layout.ts';
import {pickFrom} from '#tests/sync/simulation/world/dice.ts';
import {dateOrders, type Overrides} from '#workers/csv-import/reading.ts';
import {rememberChoices} from '#workers/csv-import/record/layout-memory.ts';

/** What people decide on files of one layout, and take back. */
export const layoutActNames = ['remember-layout', 'forget-layout'] as const;

/** One of {@link layoutActNames}. */
export type LayoutActName = (typeof layoutActNames)[number];

/** Who does it where, and the numbers that decide on what. */
export type LayoutActing = {
  readonly database: LocalDatabase;
  readonly spaceId: string;
  readonly number: number;
  readonly pick: number;
  readonly pickOther: number;
};

/** Does one thing with what is remembered of files; @returns the changes that are said to be saved. Rejects as a failing disk does. */
export async function actOnLayouts(
  name: LayoutActName,
  {database, spaceId, number, pick, pickOther}: LayoutActing,
  making: Making,
): Promise<readonly string[]> {
  const before = new Set((await database.outbox.toArray()).map(({id}) => id));
  if (name === 'forget-layout') {
    const row = pickFrom(await readTable(database, importLayouts, spaceId), pick);
    if (row) await forgetLayout({database, spaceId}, row);
  } else {
    const account = pickFrom(await readTable(database, syncedTables.accounts, spaceId), pickOther ** 4);
    if (!account) return [];
    const layout = `layout ${Math.floor(pick * 3)}`;
    const dateOrder = dateOrders[number % dateOrders.length];
    const overrides: Overrides = {flipSign: number % 2 === 0, ...(dateOrder && {dateOrder})};
    const file = {accountId: account.id, fileName: `${layout}.csv`, name: {layout, columnNames: '["Date"]'}};
    await rememberChoices(database, {spaceId, ...file, overrides}, {...making, nowMs: () => Date.parse(making.now)});
  }
  const now = await database.outbox.toArray();
  return now.filter(({id, table}) => table === 'importLayouts' && !before.has(id)).map(({id}) => id);
}
