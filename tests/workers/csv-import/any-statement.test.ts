import fc from 'fast-check';
import {expect, test} from 'vitest';
import {unitsToDecimal} from '#contract/kernel/money.ts';
import {readAny, today} from './read-file.ts';

type Row = {date: string; text: string; units: number};

/** Oldest first; a day above 12 and a minus are always among them, so that the order of dates and the sign can be decided. */
const statement: fc.Arbitrary<Row[]> = fc
  .array(
    fc.record({
      day: fc.integer({min: 0, max: 4_000}),
      text: fc.stringMatching(/^[A-Za-zñÑáé][A-Za-z0-9ñÑáéí.,;|*'"# -]{0,30}[A-Za-z]$/),
      units: fc.integer({min: -9_999_999_99, max: 9_999_999_99}).filter((units) => units !== 0),
    }),
    {minLength: 1, maxLength: 40},
  )
  .map((rows) =>
    [
      {day: 15, text: 'Apertura de cuenta', units: 123_456},
      {day: 16, text: 'Papelería', units: -4_590},
      ...rows.toSorted((first, second) => first.day - second.day),
    ].map(({day, text, units}) => ({
      date: new Date(Date.UTC(2015, 0, 5) + day * 86_400_000).toISOString().slice(0, 10),
      text,
      units,
    })),
  )
  .filter((rows) => rows.some(({date}) => Number(date.slice(8)) > 12));

const shape = fc.record({
  delimiter: fc.constantFrom(',', ';', '\t', '|'),
  order: fc.constantFrom('DMY', 'MDY', 'YMD'),
  dateMark: fc.constantFrom('/', '-', '.'),
  decimals: fc.constantFrom('.', ','),
  grouping: fc.constantFrom('', 'other', "'", ' '),
  encoding: fc.constantFrom('utf-8', 'utf-8-bom', 'utf-16le', 'windows-1252'),
  newline: fc.constantFrom('\n', '\r\n', '\r'),
  quoteAll: fc.boolean(),
  newestFirst: fc.boolean(),
  pair: fc.boolean(),
  balance: fc.boolean(),
  preamble: fc.boolean(),
  lastNewline: fc.boolean(),
});

type Shape = typeof shape extends fc.Arbitrary<infer Value> ? Value : never;

function writeAmount(units: number, {decimals, grouping}: Shape): string {
  const [whole = '', fraction = ''] = unitsToDecimal(Math.abs(units), 'EUR').split('.');
  const mark = grouping === 'other' ? (decimals === '.' ? ',' : '.') : grouping;
  return `${units < 0 ? '-' : ''}${whole.replace(/\B(?=(\d{3})+$)/g, mark)}${decimals}${fraction}`;
}

function writeDate(date: string, {order, dateMark}: Shape): string {
  const [year, month, day] = date.split('-');
  const parts = {DMY: [day, month, year], MDY: [month, day, year], YMD: [year, month, day]}[order];
  return parts?.join(dateMark) ?? '';
}

function writeFile(rows: readonly Row[], to: Shape): Uint8Array {
  let balance = 500_000;
  const lines = rows.map(({date, text, units}) => {
    balance += units;
    const amount = to.pair
      ? [units < 0 ? writeAmount(-units, to) : '', units > 0 ? writeAmount(units, to) : '']
      : [writeAmount(units, to)];
    return [writeDate(date, to), text, ...amount, ...(to.balance ? [writeAmount(balance, to)] : [])];
  });
  if (to.newestFirst) lines.reverse();
  const money = to.pair ? ['Cargo', 'Abono'] : ['Importe'];
  const header = ['Fecha', 'Concepto', ...money, ...(to.balance ? ['Saldo'] : [])];
  const quote = (cell: string) =>
    to.quoteAll || cell.includes(to.delimiter) || cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell;
  const body = [header, ...lines].map((cells) => cells.map(quote).join(to.delimiter));
  const text =
    [...(to.preamble ? ['Banco del Sur', ''] : []), ...body].join(to.newline) + (to.lastNewline ? to.newline : '');
  if (to.encoding === 'utf-16le') {
    return Uint8Array.from([
      255,
      254,
      ...Array.from(text).flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]),
    ]);
  }
  if (to.encoding === 'windows-1252') return Uint8Array.from(Array.from(text), (letter) => letter.charCodeAt(0));
  return new TextEncoder().encode((to.encoding === 'utf-8-bom' ? '\ufeff' : '') + text);
}

test('[IMP1] any statement comes back row for row, whatever mix of forms it is written in', () => {
  fc.assert(
    fc.property(statement, shape, (rows, to) => {
      const outcome = readAny(writeFile(rows, to), {currency: 'EUR', today});
      if (!outcome.ok) throw new Error(outcome.failure.reason);
      const {transactions, errors, reading} = outcome.value;
      const found = transactions.map(({date, description, amountUnits}) => ({
        date,
        text: description,
        units: amountUnits,
      }));
      const expected = rows.map((row) => ({...row, text: row.text.replace(/\s+/g, ' ').trim()}));
      expect(errors).toEqual([]);
      expect(found).toEqual(to.newestFirst ? expected.toReversed() : expected);
      expect(reading.questions).toEqual([]);
      expect(reading.balance.status).toBe(to.balance ? 'proved' : 'none');
    }),
    {numRuns: 600, seed: 42},
  );
});

test('[IMP5] the same statement in two forms names its rows alike, and every row differently', () => {
  fc.assert(
    fc.property(statement, shape, shape, (rows, one, other) => {
      const names = (to: Shape) => {
        const outcome = readAny(writeFile(rows, {...to, balance: one.balance}), {currency: 'EUR', today});
        return outcome.ok ? outcome.value.transactions.map(({identity}) => identity).toSorted() : [];
      };
      const first = names(one);
      expect(new Set(first).size).toBe(rows.length);
      expect(names(other)).toEqual(first);
    }),
    {numRuns: 200, seed: 7},
  );
});
