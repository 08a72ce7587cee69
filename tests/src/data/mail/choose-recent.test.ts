import {expect, test} from 'vitest';
import {chooseRecent, keptCount, mostBytes} from '#src/data/mail/choose-recent.ts';

const scan = (nth: number, more = {}) => ({
  id: `m${String(nth)}`,
  receivedOn: '2026-11-18',
  createdAt: `2026-11-18T12:00:${String(nth).padStart(2, '0')}.000Z`,
  storedAt: '2026-11-18T13:00:00.000Z' as string | null,
  sizeBytes: 1000,
  ...more,
});
const idsOf = (scans: readonly {readonly id: string}[]) => scans.map(({id}) => id);

test('[MLG9] the last fifty letters are kept, by the day they came and then by their order, and none that is on its way', () => {
  const many = Array.from({length: 59}, (_, place) => scan(place));
  const old = scan(99, {id: 'old', receivedOn: '2026-01-01'});
  const coming = scan(58, {id: 'coming', storedAt: null});
  const kept = idsOf(chooseRecent([old, ...many, coming]));
  expect(kept).toHaveLength(keptCount);
  expect(kept.slice(0, 2)).toEqual(['m58', 'm57']);
  expect(kept.at(-1)).toBe('m9');
});

test('[MLG9] letters are kept as far as they fit, the newest before the others', () => {
  const half = {sizeBytes: mostBytes / 2};
  expect(idsOf(chooseRecent([scan(1, half), scan(2, half), scan(3, half)]))).toEqual(['m3', 'm2']);
  // One that does not fit takes no room from those that do.
  expect(idsOf(chooseRecent([scan(1, half), scan(2, {sizeBytes: mostBytes + 1})]))).toEqual(['m1']);
});
