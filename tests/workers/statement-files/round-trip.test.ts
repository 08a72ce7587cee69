import fc from 'fast-check';
import {expect, test} from 'vitest';
import {fileReasons} from '#workers/csv-import/reasons.ts';
import {cpuMs} from '#tests/kits/cpu-time.ts';
import {readAny, readFile} from '#tests/workers/csv-import/read-file.ts';
import * as samples from './samples.data.ts';
import {writers, type Movement} from '#bench/stage/write-formats.ts';

const formats = Object.keys(writers) as (keyof typeof writers)[];

/** Days of January after the twelfth stand for no month: QIF does not say which of both stands first. */
const anyMovement: fc.Arbitrary<Movement> = fc.record({
  date: fc
    .tuple(fc.integer({min: 1, max: 9}), fc.integer({min: 1, max: 28}))
    .map(([month, day]) => `2026-0${month}-${String(day).padStart(2, '0')}`),
  units: fc.oneof(fc.integer({min: 1, max: 9_999_999}), fc.integer({min: -9_999_999, max: -1})),
  description: fc
    .array(
      fc.constantFrom(
        'Café',
        'Olé',
        'AWS',
        'S.A.',
        'A&B',
        '<Sur>',
        'João',
        'Factura',
        'PIX',
        '38',
        'Łódź',
        "O'Neill",
        'Nube',
        '"Uno"',
      ),
      {
        minLength: 1,
        maxLength: 6,
      },
    )
    .map((words) => `Pago ${words.join(' ')}`),
  bankId: fc.integer({min: 1, max: 999_999}).map((number) => `BANK${String(number).padStart(12, '0')}`),
});

test.each(formats)('[IMP33] [IMP35] any statement comes back from %s row for row', (format) => {
  fc.assert(
    fc.property(fc.array(anyMovement, {minLength: 1, maxLength: 30}), (generated) => {
      // A day that is no month tells the order of all.
      const movements = [
        ...generated,
        {date: '2026-03-28', units: -100, description: 'Pago', bankId: 'BANK999999999999'},
      ];
      const file = readFile(writers[format](movements));
      expect(file.reading.questions).toEqual([]);
      expect(file.errors).toEqual([]);
      expect(file.transactions.map(({date, amountUnits, description}) => [date, amountUnits, description])).toEqual(
        movements.map(({date, units, description}) => [date, units, description]),
      );
      expect(new Set(file.transactions.map(({identity}) => identity)).size).toBe(movements.length);
    }),
    {numRuns: 60},
  );
});

test.each(formats)('[IMP34] a file of %s that is cut anywhere is read as far as it goes, or refused', (format) => {
  const movements = Array.from({length: 6}, (_, at) => ({
    date: `2026-03-2${at}`,
    units: at % 2 === 0 ? -1_250 - at : 90_000 + at,
    description: `Pago ${at}`,
    bankId: `BANK00000000000${at}`,
  }));
  const whole = writers[format](movements);
  for (let length = 0; length < whole.length; length += 7) {
    const outcome = readAny(whole.slice(0, length));
    const isTold = outcome.ok
      ? outcome.value.transactions.length <= movements.length
      : fileReasons.some((reason) => reason === outcome.failure.reason);
    expect([length, isTold]).toEqual([length, true]);
  }
});

test('[IMP34] letters in any place neither throw nor hang', () => {
  const texts = Object.values(samples);
  fc.assert(
    fc.property(
      fc.constantFrom(...texts),
      fc.array(
        fc.tuple(
          fc.nat({max: 5_000}),
          fc.constantFrom('<', '>', '/', '\n', ':', '^', '!', '&#0;', '<![CDATA[', '"', 'D', '9'.repeat(40)),
        ),
        {
          maxLength: 12,
        },
      ),
      (text, changes) => {
        const changed = changes.reduce((all, [at, put]) => all.slice(0, at) + put + all.slice(at + 1), text);
        expect(typeof readAny(changed).ok).toBe('boolean');
      },
    ),
    {numRuns: 300},
  );
});

test('[IMP34] what a document type declares is not looked up, and nothing is put in its place', () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>${samples.camt
    .replace(/^<\?xml[^>]*>/, '')
    .replace('Factura 38', '&b;&b; &amp; Factura')}`;
  const file = readFile(bomb, {currency: 'EUR'});
  expect(file.transactions.map(({description}) => description)).toContain('&b;&b; & Factura');
});

test('[IMP34] time grows with the file, whatever is in it', () => {
  const texts = [
    ...['<OFX>', '<STMTTRN>', '!Type:Bank\nD', ':20:\n:61:', '<OFX><!--', '<OFX><![CDATA['].map(
      (start) => start + start.slice(-9).repeat(100_000),
    ),
    `<BkToCstmrStmt><Stmt><Ntry>${'<a>'.repeat(100_000)}`,
    `<BkToCstmrStmt><Stmt>${'<a>'.repeat(100_000)}${'</b>'.repeat(100_000)}`,
    `<BkToCstmrStmt><Stmt><Ntry>${'<U>x</U>'.repeat(100_000)}</Ntry>`,
    `!Type:Bank\nD1${' '.repeat(500_000)}x\nT1\n^`,
    `:20:1\n:61:2601310131D25,00NTRFNONREF\n:86:/NAME/${'/'.repeat(500_000)}x\n`,
  ];
  for (const text of texts) {
    const before = cpuMs();
    readAny(text);
    expect(cpuMs() - before).toBeLessThan(4_000);
  }
});

test('[IMP33] the same movements in another format are known again', () => {
  const movements = [
    {date: '2026-03-27', units: -1_250, description: 'Pago AWS', bankId: 'BANK000000000001'},
    {date: '2026-03-28', units: 90_000, description: 'Pago Stripe', bankId: 'BANK000000000002'},
  ];
  const [one, other] = [readFile(writers.ofx(movements)), readFile(writers.ofx2(movements))];
  expect(one.transactions.map(({identity}) => identity)).toEqual(other.transactions.map(({identity}) => identity));
});

test('[WRK7] CAMT and workbooks may be larger than tables, by as much as they say the same in more bytes', () => {
  const limits = {sizeBytes: 2_000, rows: 1_000, columns: 100, fieldLength: 1_000};
  const movements = Array.from({length: 30}, (_, at) => ({
    date: '2026-03-27',
    units: -1_250 - at,
    description: `Pago ${at}`,
    bankId: `BANK0000000000${String(at).padStart(2, '0')}`,
  }));
  const camt = writers.camt(movements);
  expect(camt.length).toBeGreaterThan(limits.sizeBytes);
  expect(readAny(camt, {limits}).ok).toBe(true);
  expect(readAny(writers.camt(Array.from({length: 5}, () => movements).flat()), {limits})).toMatchObject({
    failure: {reason: 'import.too-large', details: {limit: 25_000}},
  });
  expect(readAny(writers.ofx(movements), {limits})).toMatchObject({failure: {reason: 'import.too-large'}});
});
