import {sameForAll, type Json} from '#contract/kernel/field-values.ts';
import {importLayouts} from '#contract/bookkeeping/import-layout.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {readTable} from '#sync/overlay/read-table.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import type {Overrides, Reading} from '#workers/csv-import/reading.ts';
import {choicesOf, type LayoutChoices} from '#workers/csv-import/remembered.ts';
import {findLayout} from './find-layout.ts';
import {beginImportAct, toChange} from './import-changes.ts';
import type {Making} from './run.ts';

/** A layout of files, and the account they go to. */
export type LayoutPlace = {readonly spaceId: string; readonly accountId: string; readonly layout: string};

/** What is kept of a file's layout: what it is known by, and its columns' names as JSON. */
export type LayoutName = {readonly layout: string; readonly columnNames: string};

/** Most characters of the field `importLayouts.columnNames`. */
const longestNames = 8_000;

/** The layout of a file as it was read with nothing decided; null for one without a header, which could be any. Rule: IMP30. */
export function nameLayout({headerLine, headerFingerprint, columns}: Reading): LayoutName | null {
  if (headerLine.value === null) return null;
  const names = columns.map(({name}) => name.slice(0, 60).toWellFormed());
  while (JSON.stringify(names).length > longestNames) names.pop();
  return {layout: headerFingerprint, columnNames: JSON.stringify(names)};
}

/** What is remembered of a layout; null where nothing is. Rule: IMP30. */
export async function findChoices(database: LocalDatabase, place: LayoutPlace): Promise<LayoutChoices | null> {
  const row = findLayout(await readTable(database, importLayouts, place.spaceId), place);
  if (row) return row;
  const before = (await database.device.get(deviceKey(place)))?.value;
  // Written by earlier versions of the product alone, under a key of its own.
  return typeof before === 'object' && before !== null ? choicesOf(before) : null;
}

/** Where a device kept choices before they were synced. */
function deviceKey({accountId, layout}: Omit<LayoutPlace, 'spaceId'>): string {
  return `import-choices:${accountId}:${layout}`;
}

/** Keeps what a person decided on a file for the next one of its layout, as an act of its own; nothing where it is known already. Rule: IMP30. */
export async function rememberChoices(
  database: LocalDatabase,
  {spaceId, accountId, fileName, name, overrides}: ChoicesToKeep,
  making: Making,
): Promise<void> {
  const choices = choicesOf(overrides);
  const place = {spaceId, accountId, layout: name.layout};
  if (choices !== null) {
    const row = findLayout(await readTable(database, importLayouts, spaceId), place);
    const fields = {...choices, insisted: choices.insisted || (row?.insisted ?? '')};
    const acts = beginImportAct(making, {spaceId, key: 'import.layout', fileName});
    const changed = Object.entries(fields).filter(([field, value]) => !row || row[field as keyof typeof row] !== value);
    if (changed.length > 0 && !row)
      await recordChange(
        database,
        toChange(acts, {
          table: 'importLayouts',
          op: 'create',
          rowIds: [acts.createId()],
          set: sameForAll({accountId, ...name, ...fields, chosenAt: acts.now}),
          was: {},
        }),
      );
    else if (changed.length > 0 && row) {
      const set: Record<string, Json> = {...Object.fromEntries(changed), chosenAt: acts.now};
      const before: Readonly<Record<string, Json>> = row;
      const was = Object.fromEntries(Object.keys(set).map((field) => [field, before[field] ?? null]));
      const body = {rowIds: [row.id], set: sameForAll(set), was: sameForAll(was)};
      await recordChange(database, toChange(acts, {table: 'importLayouts', op: 'edit', ...body}));
    }
  }
  await database.device.delete(deviceKey(place));
}

type ChoicesToKeep = {
  readonly spaceId: string;
  readonly accountId: string;
  readonly fileName: string;
  readonly name: LayoutName;
  readonly overrides: Overrides;
};
