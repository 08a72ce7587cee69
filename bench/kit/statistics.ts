/** The middle value; of an even number the upper of the two. NaN of none. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value that a share of the values (0 to 1) does not exceed, by nearest rank. NaN of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** A number with few digits, as people compare them. */
export function round(value: number): string {
  if (!Number.isFinite(value)) return '–';
  return Math.abs(value) < 10 ? value.toFixed(1) : String(Math.round(value));
}

/** Milliseconds, in seconds from ten thousand on. */
export function formatMs(value: number): string {
  return value >= 10_000 ? `${(value / 1000).toFixed(1)} s` : `${round(value)} ms`;
}

/** The same numbers on every run: a linear congruential generator, from 0 up to 1. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
