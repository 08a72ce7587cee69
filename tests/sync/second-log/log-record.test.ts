import {crc32 as nodeCrc32} from 'node:zlib';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {crc32} from '#sync/second-log/checksum.ts';
import {encodeRecord, readRecords, type LogRecord} from '#sync/second-log/log-record.ts';
import {readUnsentLog} from '#sync/second-log/unsent-log.ts';
import {concat} from '#tests/fakes/memory-log.ts';
import {buildChange} from '#tests/sync/build-change.ts';

const records: LogRecord[] = Array.from({length: 6}, (_, index) => ({
  kind: 'append',
  databaseId: 'd',
  order: index + 1,
  change: buildChange({set: {name: {same: `línea\n${'ñ☂'.repeat(index)} "1 00000000 {}"`}}}),
}));
const lines = records.map(encodeRecord);
const whole = lines.reduce(concat);

/** The records whose lines, line feeds included, lie outside `from` to `until`. */
function untouched(from: number, until: number): LogRecord[] {
  let at = 0;
  return records.filter((_, index) => {
    const begin = at;
    at += lines[index]?.length ?? 0;
    return until <= begin || from >= at;
  });
}

test('the checksum is the CRC-32 of everybody else', () => {
  fc.assert(
    fc.property(fc.uint8Array({maxLength: 300}), (bytes) => {
      expect(crc32(bytes)).toBe(nodeCrc32(bytes));
    }),
  );
});

test('[LOG1] what was written is read, in its order', () => {
  expect(readRecords(whole)).toEqual({records, damagedCount: 0});
  expect(readRecords(new Uint8Array())).toEqual({records: [], damagedCount: 0});
});

test('[LOG1] a file that ends anywhere gives every record before that place, and is appended to all the same', () => {
  for (let end = 0; end <= whole.length; end += 1) {
    const cut = whole.slice(0, end);
    // The last line feed of a line may be missing.
    const kept = untouched(end + 1, whole.length + 1);
    expect(readRecords(cut).records, `cut at ${end}`).toEqual(kept);
    const grown = readRecords(concat(cut, lines[0] ?? cut));
    expect(grown.records, `grown at ${end}`).toEqual([...kept, records[0]]);
  }
});

test('[LOG1] a flipped byte takes no record along but its own, and is counted', () => {
  fc.assert(
    fc.property(fc.nat(whole.length - 1), fc.integer({min: 1, max: 255}), (place, mask) => {
      const bytes = whole.slice();
      bytes[place] = (bytes[place] ?? 0) ^ mask;
      const read = readRecords(bytes);
      expect(read.records).toEqual(untouched(place, place + 1));
      expect(read.damagedCount).toBeGreaterThanOrEqual(records.length - read.records.length);
    }),
    {seed: 1, numRuns: 3_000},
  );
});

test('[LOG1] garbage, zeros and holes of any size take no intact record along', () => {
  const place = fc.nat(whole.length - 1);
  fc.assert(
    fc.property(place, fc.nat(400), fc.uint8Array({maxLength: 200}), (from, length, garbage) => {
      const until = Math.min(whole.length, from + length);
      const bytes = concat(concat(whole.slice(0, from), garbage), whole.slice(until));
      const read = new Set(readRecords(bytes).records.map((record) => JSON.stringify(record)));
      for (const record of untouched(from, until)) expect(read).toContain(JSON.stringify(record));
      expect(read.size).toBeLessThanOrEqual(records.length);
    }),
    {seed: 2, numRuns: 3_000},
  );
});

test('[LOG1] lines of several writers, in any order and more than once, give each change once', () => {
  const many = fc.array(fc.constantFrom(...lines), {maxLength: 30});
  fc.assert(
    fc.property(many, many, (one, other) => {
      const files = [one, other].map((file) => file.reduce(concat, new Uint8Array()));
      const {unsent, damagedCount} = readUnsentLog(files);
      expect(damagedCount).toBe(0);
      expect(unsent.size).toBe(new Set([...one, ...other]).size);
    }),
    {seed: 3},
  );
});

test('[LOG2] what left is not unsent, what came again is, and a file that cannot be read is counted', () => {
  const [first, second] = records.flatMap((record) => (record.kind === 'append' ? [record] : []));
  if (!first || !second) throw new Error('there are six');
  const leave = encodeRecord({kind: 'leave', changeId: first.change.id});
  const refuse = encodeRecord({kind: 'refuse', changeId: second.change.id});
  const file = [encodeRecord(first), leave, encodeRecord(second), refuse, leave, encodeRecord(first)].reduce(concat);
  const {unsent, damagedCount} = readUnsentLog([null, file]);
  expect([...unsent.values()].map(({order, isRefused}) => [order, isRefused])).toEqual([
    [2, true],
    [1, false],
  ]);
  expect(damagedCount).toBe(1);
});
