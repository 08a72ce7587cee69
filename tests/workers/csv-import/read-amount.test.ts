import fc from 'fast-check';
import {expect, test} from 'vitest';
import {readPlainUnits, scanAmount, toUnits} from '#workers/csv-import/rows/read-amount.ts';

const anyText = fc.oneof(
  fc.stringMatching(/^-?\d{0,12}[.,]?\d{0,9}$/),
  fc.stringMatching(/^[-+(]?[\d.,' ]{0,14}\)?$/),
  fc.constantFrom('', '-', '.', '-.', '0', '-0', '-0.00', '.5', '5.', '1,234', '1.234,5', '999999999999999', '12.345'),
);

test('[IMP7] the short way of reading an amount says what the long one says, or nothing', () => {
  const agree = fc.property(
    anyText,
    fc.constantFrom('.' as const, ',' as const),
    fc.nat({max: 6}),
    (text, mark, digits) => {
      const plain = readPlainUnits(text, mark, digits);
      if (plain === undefined) return;
      const scanned = scanAmount(text);
      expect(scanned && toUnits(scanned, mark, digits)).toEqual({units: plain});
    },
  );
  fc.assert(agree, {numRuns: 5_000});
  expect(readPlainUnits('-1234.56', '.', 2)).toBe(-123_456);
});
