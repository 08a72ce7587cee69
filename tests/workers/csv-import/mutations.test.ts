import fc from 'fast-check';
import {expect, test} from 'vitest';
import {unitsToDecimal} from '#contract/kernel/money.ts';
import {readAny, today} from './read-file.ts';

type Move = {date: string; text: string; units: number; feeUnits: number};

/** A statement in the middle of a year, so that days and months cannot be told by chance in every file. */
const statement: fc.Arbitrary<Move[]> = fc
  .array(
    fc.record({
      day: fc.integer({min: 0, max: 80}),
      text: fc.constantFrom(
        'Papelería',
        'Cliente uno',
        'UBER TRIP',
        'Compra tienda',
        'Nómina',
        'Alquiler',
        'AMAZON',
        'Depósito',
        'Payment received',
      ),
      units: fc.integer({min: 101, max: 999_999}),
      isIn: fc.boolean(),
      feeUnits: fc.integer({min: 1, max: 99}),
    }),
    {minLength: 2, maxLength: 14},
  )
  .map((rows) =>
    rows
      .toSorted((one, other) => one.day - other.day)
      .map(({day, text, units, isIn, feeUnits}) => ({
        date: new Date(Date.UTC(2026, 1, 3) + day * 86_400_000).toISOString().slice(0, 10),
        text,
        // What rows call themselves is true.
        units: text === 'Compra tienda' || (!isIn && !inWords.has(text)) ? -units : units,
        feeUnits,
      })),
  );

const inWords = new Set(['Nómina', 'Depósito', 'Payment received']);

const names = {
  date: ['Fecha', 'Date', 'Data', 'Buchungstag', 'Fecha de operación', 'Posting Date'],
  text: ['Concepto', 'Description', 'Descrição', 'Verwendungszweck', 'Detalle', 'Historico'],
  amount: ['Importe', 'Amount', 'Valor', 'Betrag', 'Monto', 'Montante'],
  debit: ['Cargo', 'Debit', 'Débito', 'Soll', 'Retiros', 'Paid out'],
  credit: ['Abono', 'Credit', 'Crédito', 'Haben', 'Depósitos', 'Paid in'],
  balance: ['Saldo', 'Balance', 'Saldo final', 'Kontostand'],
  fee: ['Comisión', 'Fee', 'Tarifa', 'Taxa'],
  net: ['Neto', 'Net', 'Líquido'],
} as const;

const shape = fc.record({
  language: fc.nat({max: 5}),
  money: fc.constantFrom('signed', 'flipped', 'unsigned', 'pair', 'words', 'net'),
  hasBalance: fc.boolean(),
  kind: fc.constantFrom('bank' as const, 'card' as const, 'wallet' as const, null),
  delimiter: fc.constantFrom(',', ';', '\t'),
  decimals: fc.constantFrom('.', ','),
  isGrouped: fc.boolean(),
  isQuoted: fc.boolean(),
  order: fc.constantFrom('DMY', 'MDY', 'YMD'),
  newestFirst: fc.boolean(),
  footer: fc.constantFrom('none', 'total', 'text'),
  extra: fc.array(fc.constantFrom('number', 'id', 'words', 'instalment'), {maxLength: 3}),
  shuffle: fc.array(fc.nat({max: 1_000}), {minLength: 10, maxLength: 10}),
  header: fc.constantFrom('named', 'unknown'),
});

type Shape = typeof shape extends fc.Arbitrary<infer Value> ? Value : never;
type Column = {name: string; cells: string[]; footer: string};

function writeAmount(units: number, {decimals, isGrouped}: Shape): string {
  const [whole = '', fraction = ''] = unitsToDecimal(Math.abs(units), 'EUR').split('.');
  const grouped = isGrouped ? whole.replace(/\B(?=(\d{3})+$)/g, decimals === '.' ? ',' : '.') : whole;
  return `${units < 0 ? '-' : ''}${grouped}${decimals}${fraction}`;
}

function writeDate(date: string, order: Shape['order']): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return {DMY: `${day}/${month}/${year}`, MDY: `${month}/${day}/${year}`, YMD: date}[order];
}

/** The columns of money in one of the ways in which banks write it. */
function moneyColumns(moves: readonly Move[], to: Shape): Column[] {
  const write = (units: number) => writeAmount(units, to);
  const pick = (role: keyof typeof names) => names[role][to.language % names[role].length] ?? '';
  const total = write(moves.reduce((sum, {units}) => sum + units, 0));
  const column = (name: string, cells: string[], footer = total): Column => ({name, cells, footer});
  if (to.money === 'pair')
    return [
      column(
        pick('debit'),
        moves.map(({units}) => (units < 0 ? write(-units) : '')),
      ),
      column(
        pick('credit'),
        moves.map(({units}) => (units > 0 ? write(units) : '')),
      ),
    ];
  if (to.money === 'words')
    return [
      column(
        pick('amount'),
        moves.map(({units}) => write(Math.abs(units))),
      ),
      column(
        'D/C',
        moves.map(({units}) => (units < 0 ? 'D' : 'C')),
        'TOTAL',
      ),
    ];
  if (to.money === 'net')
    return [
      column(
        pick('amount'),
        moves.map(({units}) => write(units)),
      ),
      column(
        pick('fee'),
        moves.map(({feeUnits}) => write(feeUnits)),
      ),
      column(
        pick('net'),
        moves.map(({units, feeUnits}) => write(units - feeUnits)),
      ),
    ];
  const sign = {signed: 1, flipped: -1, unsigned: 0}[to.money];
  return [
    column(
      pick('amount'),
      moves.map(({units}) => write(sign === 0 ? Math.abs(units) : units * sign)),
    ),
  ];
}

function extraColumn(what: string, moves: readonly Move[], to: Shape): Column {
  const cells = {
    number: () => moves.map((_, row) => writeAmount(1_234 + row * 77, to)),
    id: () => moves.map((_, row) => String(700_100 + row * 13)),
    words: () => moves.map((_, row) => ['Norte', 'Sur', 'Este'][row % 3] ?? ''),
    instalment: () => moves.map((_, row) => `${(row % 3) + 1}/${(row % 3) + 3}`),
  }[what as 'number'](); // the shape names only these
  return {name: {number: 'Puntos', id: 'Folio', words: 'Zona', instalment: 'Cuotas'}[what] ?? what, cells, footer: ''};
}

function writeFile(moves: readonly Move[], to: Shape): string {
  const pick = (role: keyof typeof names) => names[role][to.language % names[role].length] ?? '';
  let balance = 1_000_000;
  const balances = moves.map(({units, feeUnits}) =>
    writeAmount((balance += units - (to.money === 'net' ? feeUnits : 0)), to),
  );
  const columns: Column[] = [
    {name: pick('date'), cells: moves.map(({date}) => writeDate(date, to.order)), footer: ''},
    {name: pick('text'), cells: moves.map(({text}) => text), footer: to.footer === 'total' ? 'Total' : ''},
    ...moneyColumns(moves, to),
    ...(to.hasBalance ? [{name: pick('balance'), cells: balances, footer: ''}] : []),
    ...to.extra.map((what) => extraColumn(what, moves, to)),
  ];
  const shuffled = columns
    .map((column, place) => ({column, key: to.shuffle[place] ?? 0}))
    .toSorted((one, other) => one.key - other.key)
    .map(({column}) => column);
  const quote = (cell: string) => (to.isQuoted || cell.includes(to.delimiter) ? `"${cell}"` : cell);
  const rows = moves.map((_, row) => shuffled.map(({cells}) => quote(cells[row] ?? '')).join(to.delimiter));
  if (to.newestFirst) rows.reverse();
  const header = shuffled.map(({name}, place) => quote(to.header === 'named' ? name : `Col ${'abcdefghij'[place]}`));
  const footer = {
    none: [],
    text: ['Fin del listado'],
    total: [shuffled.map((column) => quote(column.footer)).join(to.delimiter)],
  }[to.footer];
  return [header.join(to.delimiter), ...rows, ...footer].join('\n');
}

/** What must be read: a fee is a row of its own, unless only a balance tells of it and names say nothing. */
function expected(moves: readonly Move[], to: Shape, isWhole: boolean): string[] {
  if (to.money === 'net' && to.header === 'unknown' && isWhole)
    return moves.map(({date, units, feeUnits}) => `${date} ${units - feeUnits}`);
  return moves.flatMap(({date, units, feeUnits}) => [
    `${date} ${units}`,
    ...(to.money === 'net' ? [`${date} ${-feeUnits}`] : []),
  ]);
}

test('[IMP15] [IMP18] a file written in any way is read as it is meant, or asks: never silently otherwise', () => {
  let read = 0;
  let asked = 0;
  fc.assert(
    fc.property(statement, shape, (moves, to) => {
      // Nothing but a balance or the rows' own words could tell that a bank writes what goes out without a minus.
      fc.pre(to.money !== 'flipped' || to.kind === 'card' || to.hasBalance);
      // A card is used more often than it is paid.
      fc.pre(to.kind !== 'card' || moves.filter(({units}) => units > 0).length * 2 <= moves.length);
      const outcome = readAny(writeFile(moves, to), {currency: 'EUR', today, kind: to.kind});
      if (!outcome.ok) return;
      const {transactions, errors, reading} = outcome.value;
      if (reading.questions.length > 0) {
        asked += 1;
        return;
      }
      read += 1;
      const found = transactions.map(({date, amountUnits}) => `${date} ${amountUnits}`).toSorted();
      // A row that is kept as an error is no silent one.
      const meant = expected(moves, to, transactions.length + errors.length === moves.length).toSorted();
      // A row that is kept as an error is no silent one: the others must still be right.
      const isRight = errors.length > 0 ? found.every((row) => meant.includes(row)) : found.join() === meant.join();
      expect({isRight, found, meant}).toMatchObject({isRight: true});
    }),
    {numRuns: 1_500, seed: 20_261_123},
  );
  // Asking about everything would be no reading.
  expect(read).toBeGreaterThan(asked / 3);
});
