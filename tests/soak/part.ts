/** What one round measured. */
export type Figures = Readonly<Record<string, number | readonly number[]>>;

/** One line of the table in `docs/benchmarks.md`. */
export type Line = {readonly what: string; readonly found: string; readonly wanted: string; readonly ok: boolean};

/**
 * One figure that takes too long for every day, in rounds that stand alone: after an interruption it goes on with the next one.
 * A round throws when something was lost, doubled or out of order.
 */
export type Part = {
  /** What `--only` takes. */
  readonly name: string;
  readonly rounds: number;
  /** Runs rounds from the given one on, counted from 0; hands each over as it ends. */
  readonly run: (first: number, keep: (figures: Figures) => Promise<void>) => Promise<void>;
  readonly describe: (rounds: readonly Figures[]) => Line[];
};

/** A figure over all rounds, added up. */
export function sum(rounds: readonly Figures[], name: string): number {
  return list(rounds, name).reduce((total, value) => total + value, 0);
}

/** The largest of a figure over all rounds. */
export function worst(rounds: readonly Figures[], name: string): number {
  return Math.max(...list(rounds, name));
}

/** The middle one of a figure over all rounds. */
export function median(rounds: readonly Figures[], name: string): number {
  const values = list(rounds, name).toSorted((one, other) => one - other);
  return values[values.length >> 1] ?? Number.NaN;
}

function list(rounds: readonly Figures[], name: string): number[] {
  return rounds.flatMap((figures) => figures[name] ?? Number.NaN);
}

/** Milliseconds in words. */
export function inSeconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`;
}
