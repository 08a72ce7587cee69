/** Sums of groups that are numbered from 0 on, each in two spans: the first is the period, the second the one before it. */
export type Tally = {
  /** The place of each group in the sums, from 1 on; 0 where nothing was added to it yet. */
  readonly places: Int32Array;
  /** The groups in the order in which they came. */
  readonly groups: number[];
  units: Float64Array;
  counts: Int32Array;
};

/** Two spans for each group. */
const spans = 2;

/** Makes an empty tally for groups below `size`. */
export function createTally(size: number): Tally {
  const room = 64;
  return {
    places: new Int32Array(size),
    groups: [],
    units: new Float64Array(room * spans),
    counts: new Int32Array(room * spans),
  };
}

/** Adds an amount to a group, in one of its spans. */
export function addTo(tally: Tally, group: number, span: 0 | 1, units: number): void {
  let place = tally.places[group] ?? 0;
  if (place === 0) {
    place = tally.groups.push(group);
    tally.places[group] = place;
    if (place * spans > tally.units.length) grow(tally);
  }
  const at = (place - 1) * spans + span;
  tally.units[at] = (tally.units[at] ?? 0) + units;
  tally.counts[at] = (tally.counts[at] ?? 0) + 1;
}

/** What a group adds up to in a span. */
export function readSum({places, units, counts}: Tally, group: number, span: 0 | 1): {units: number; count: number} {
  const place = places[group] ?? 0;
  if (place === 0) return {units: 0, count: 0};
  const at = (place - 1) * spans + span;
  return {units: units[at] ?? 0, count: counts[at] ?? 0};
}

function grow(tally: Tally): void {
  const {units, counts} = tally;
  tally.units = new Float64Array(units.length * 2);
  tally.units.set(units);
  tally.counts = new Int32Array(counts.length * 2);
  tally.counts.set(counts);
}
