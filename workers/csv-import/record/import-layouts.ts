import type {ImportRow} from '#contract/bookkeeping/import.ts';
import {dayNumber} from '#workers/csv-import/match/day-number.ts';
import type {Span} from '#workers/csv-import/match/match-task.ts';
import type {ColumnReading, Reading} from '#workers/csv-import/reading.ts';
import type {Recipe} from '#workers/csv-import/recipe.ts';
import {unpackReading} from './stored-reading.ts';

/** What matching must know of how a file was read: what its columns were called, in which order it stood, which days it covered. */
export type ImportLayout = {
  /** Names of the first columns, as the file has them; null where nobody knows. */
  readonly date: string | null;
  readonly text: string | null;
  readonly bankId: string | null;
  readonly isNewestFirst: boolean;
  readonly span: Span | null;
  /** When it was imported, in ISO UTC; empty for the file at hand. */
  readonly createdAt: string;
  /** See `StoredReading`; null where nobody knows. */
  readonly seen: readonly string[] | null;
};

/** How a file was read, as far as matching must know. */
export function layoutOf(reading: Partial<Reading>, recipe: Recipe, createdAt = ''): ImportLayout {
  const nameOf = (role: 'date' | 'description' | 'bankId') => {
    const at = recipe.plan.columns[role]?.[0];
    const column = reading.columns?.find(({index}: ColumnReading) => index === at);
    return column?.name.trim().toLowerCase() ?? null;
  };
  const period = reading.period ?? null;
  return {
    date: nameOf('date'),
    text: nameOf('description'),
    bankId: nameOf('bankId'),
    isNewestFirst: reading.rowOrder === 'newest-first',
    span: period && wholeDays(period),
    createdAt,
    seen: null,
  };
}

/** The days of a file of which it has every movement, but for those of the first and last of them. */
export function wholeDays({from, to, looseDays = 0}: NonNullable<Reading['period']>): Span {
  return {first: dayNumber(from) + looseDays, last: dayNumber(to) - looseDays};
}

/** The layouts of the imports of an account that stand, by their ids. */
export function layoutsOf(imports: readonly ImportRow[], accountId: string): Map<string, ImportLayout> {
  const layouts = new Map<string, ImportLayout>();
  for (const row of imports) {
    if (row.accountId !== accountId || row.undoneAt !== null || row.status !== 'completed') continue;
    const stored = unpackReading(row.reading);
    const unknown = {
      date: null,
      text: null,
      bankId: null,
      isNewestFirst: false,
      span: null,
      createdAt: row.createdAt,
      seen: null,
    };
    layouts.set(
      row.id,
      stored ? {...layoutOf(stored.reading, stored.recipe, row.createdAt), seen: stored.seen ?? null} : unknown,
    );
  }
  return layouts;
}

/** Joins spans that share a day: what one file cut within a day the other has. */
export function joinSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.first - other.first)) {
    const last = joined.at(-1);
    if (last && span.first <= last.last) joined[joined.length - 1] = {...last, last: Math.max(last.last, span.last)};
    else joined.push(span);
  }
  return joined;
}

/** Files so many days apart may have movements in common: one may date them by another day. */
const daysNear = 7;

/** Whether two files are of near days; also where nobody knows of which. */
export function areNear(one: Span | null, other: Span | null): boolean {
  return !one || !other || (one.first - daysNear <= other.last && other.first - daysNear <= one.last);
}
