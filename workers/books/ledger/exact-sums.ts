/** Many sums of whole numbers that stay exact beyond what a number can hold: what does not fit any more is put aside as a bigint. */
export type ExactSums = {readonly near: Float64Array; readonly far: Map<number, bigint>};

/** Makes `count` sums, all of them zero. */
export function createSums(count: number): ExactSums {
  return {near: new Float64Array(count), far: new Map()};
}

/** Adds to one sum. @param units a safe integer. */
export function addExactly({near, far}: ExactSums, place: number, units: number): void {
  const last = near[place] ?? 0;
  const next = last + units;
  if (Number.isSafeInteger(next)) {
    near[place] = next;
    return;
  }
  far.set(place, (far.get(place) ?? 0n) + BigInt(last));
  near[place] = units;
}

/** What a sum is, exactly. */
export function readSum({near, far}: ExactSums, place: number): bigint {
  return (far.get(place) ?? 0n) + BigInt(near[place] ?? 0);
}
