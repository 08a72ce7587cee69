import type {BankFile} from '#workers/csv-import/bank-file.ts';
import type {Reading} from '#workers/csv-import/reading.ts';
import type {Recipe} from '#workers/csv-import/recipe.ts';

/** What the import history keeps of a reading. */
export type StoredReading = {
  readonly version: 1;
  readonly recipe: Recipe;
  readonly reading: Partial<Reading>;
  /** The imports of near days that were there when this one was compared with the books; none where it was made before that was kept. */
  readonly seen?: readonly string[];
};

/** Most characters of the field `imports.reading`. */
const maxLength = 8_000;

/**
 * Writes a reading for the history: the recipe always, the evidence as far as there is room.
 *
 * @param seen see {@link StoredReading}.
 * @returns null only when even the recipe is too long, as with hundreds of text columns: its error rows can then be exported, not corrected in place.
 */
export function packReading({reading, recipe}: BankFile, seen: readonly string[] = []): string | null {
  const {preview: _, answers: _answers, columns, ...kept} = reading;
  const named = columns.filter(({role}) => role !== 'ignore').map((column) => ({...column, samples: []}));
  const pack = (shown: Partial<Reading>) =>
    JSON.stringify({version: 1, recipe, reading: shown, seen} satisfies StoredReading);
  // What the next import is compared by.
  const least = {columns: named, period: kept.period, rowOrder: kept.rowOrder};
  return (
    [pack({...kept, columns: named}), pack({...kept, sourceAccounts: [], controls: []}), pack(least), pack({})].find(
      (text) => text.length <= maxLength,
    ) ?? null
  );
}

/** Reads what {@link packReading} wrote; null for anything else. */
export function unpackReading(text: string | null): StoredReading | null {
  if (text === null) return null;
  const stored: unknown = JSON.parse(text);
  const isOurs = typeof stored === 'object' && stored !== null && 'version' in stored && stored.version === 1;
  // Only packReading writes this field, under this version.
  return isOurs ? (stored as StoredReading) : null;
}
