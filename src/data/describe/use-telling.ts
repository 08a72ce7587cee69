import {use, useCallback} from 'react';
import {useLiveQuery} from 'dexie-react-hooks';
import type {TableName} from '#contract/tables.ts';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {useRowReader, type RowPlace} from '#src/data/database/use-row-reader.ts';
import {readRows} from '#src/data/database/read-rows.ts';
import type {Language} from '#src/i18n/languages.ts';
import {loadTexts} from '#src/i18n/load-texts.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {createTelling, type Telling} from './create-telling.ts';
import type {KnownRow} from './description.ts';
import {descriptions} from './descriptions.ts';

/**
 * How to speak of a row, or of several of a table where `rowId` is null; waits for the words.
 *
 * @param given the row itself, where it is known already.
 */
export function useTelling(place: RowPlace, given: KnownRow | null = null): Telling {
  const {spaceId, table, rowId} = place;
  const language = useLanguage();
  const format = useFormat();
  const readKnown = useReadKnown();
  useWords(namespacesOf(table));
  const known = useLiveQuery(async () => readKnown({spaceId, table, rowId}), [readKnown, spaceId, table, rowId]);
  const rowsOf = (name: string) => known?.rows.get(name);
  return createTelling({table, row: known?.row ?? given, rowsOf, language, format});
}

/** The words of a row that this device does not have, such as one that an admin is shown; waits for them. */
export function useRowWords(table: TableName, row: KnownRow | null = null): Pick<Telling, 'fieldName' | 'valueText'> {
  const language = useLanguage();
  const format = useFormat();
  useWords(namespacesOf(table));
  return createTelling({table, row, rowsOf: () => [], language, format});
}

/** Waits for the words of every table, before a screen is drawn that may tell of any: nothing in it then waits again. */
export function useEveryWord(): void {
  useWords(namespacesOf(...descriptions.keys()));
}

function useWords(namespaces: readonly string[]): void {
  const language = useLanguage();
  // All are fetched at once.
  for (const loading of namespaces.map((namespace) => loadTexts(namespace, language))) use(loading);
}

/** The same as {@link useTelling} for a moment outside of drawing, such as a toast. */
export function useReadTelling(): (place: RowPlace) => Promise<Telling> {
  const language = useLanguage();
  const format = useFormat();
  const readKnown = useReadKnown();
  return useCallback(
    async (place) => {
      const [{rows, row}] = await Promise.all([readKnown(place), loadWords(place.table, language)]);
      return createTelling({table: place.table, row, rowsOf: (name) => rows.get(name), language, format});
    },
    [readKnown, language, format],
  );
}

/** Reads the row, and the rows of the tables that its own refers to. */
function useReadKnown() {
  const database = useLocalDatabase();
  const readRow = useRowReader();
  return useCallback(
    async (place: RowPlace) => {
      const rows = new Map<string, readonly KnownRow[]>();
      for (const table of referredBy(place.table)) rows.set(table, await readRows(database, place.spaceId, table));
      // Last: after the worker's answer a live query no longer hears of what is read.
      return {rows, row: await readRow(place)};
    },
    [database, readRow],
  );
}

async function loadWords(table: string, language: Language): Promise<void> {
  await Promise.all(namespacesOf(table).map(async (namespace) => loadTexts(namespace, language)));
}

/** Whose words are needed to speak of tables. */
function namespacesOf(...tables: readonly string[]): string[] {
  const all = tables.flatMap((table) => [table, ...referredBy(table)]);
  const namespaces = all.flatMap((name) => descriptions.get(name)?.namespace ?? []);
  return [...new Set(['describe', ...namespaces])];
}

function referredBy(table: string): TableName[] {
  const fields = Object.values(descriptions.get(table)?.fields ?? {});
  return fields.flatMap((field) => (field !== 'hidden' && field.kind === 'reference' ? [field.to] : []));
}
