import fc from 'fast-check';

/** A movement as it was, with the days since the first of January 2026 when it was made and booked. */
export type Movement = {
  readonly made: number;
  readonly booked: number;
  readonly cents: number;
  readonly text: string;
  /** It came into the books later than the first export. */
  readonly isLate: boolean;
};

const texts = ['Coffee corner', 'Metro ticket', 'Office rent', 'Ana Gomez', 'Luis Mora', 'Hosting plan', 'Client Acme'];

/** Movements with twins, several on one day, and refunds of one amount. */
export const history: fc.Arbitrary<Movement[]> = fc
  .array(
    fc.record({
      gap: fc.nat({max: 2}),
      delay: fc.nat({max: 3}),
      cents: fc.constantFrom(-300, -300, -500, 300, -12_345, 80_000),
      more: fc.oneof({weight: 3, arbitrary: fc.constant(0)}, fc.nat({max: 9_000})),
      text: fc.constantFrom(...texts),
      isLate: fc.nat({max: 12}).map((dice) => dice === 0),
    }),
    {minLength: 4, maxLength: 40, size: 'max'},
  )
  .map((steps) => {
    let day = 0;
    return steps.map(({gap, delay, cents, more, text, isLate}) => {
      day += gap;
      // Late ones move the balances of all that follow by an amount of their own; else a balance could be met by chance.
      return {made: day, booked: day + delay, cents: isLate ? cents * 10 + 7 : cents + more, text, isLate};
    });
  });

/** How a bank writes its files. */
export type Layout = {
  readonly language: 'en' | 'es' | 'pt';
  readonly delimiter: ',' | ';' | '\t';
  readonly dates: 'made' | 'booked' | 'both';
  readonly dateForm: 'iso' | 'dmy' | 'mdy' | 'dotted';
  readonly mark: '.' | ',';
  readonly money: 'signed' | 'turned' | 'two-columns' | 'direction';
  readonly ids: 'none' | 'long' | 'padded' | 'prefixed' | 'short' | 'lines';
  readonly hasBalance: boolean;
  readonly isNewestFirst: boolean;
  /** Movements of a day the other way round, with the balances of that order. */
  readonly isTurnedWithinDays: boolean;
  /** `kind` and `place` are what a bank's newer export writes around it: the kind of movement before, the place and card behind. */
  readonly text: 'whole' | 'upper' | 'cut' | 'reference' | 'kind' | 'place';
  readonly preamble: number;
  readonly hasExtra: boolean;
  /** Sorts the columns. */
  readonly order: number;
};

export const layout: fc.Arbitrary<Layout> = fc.record({
  language: fc.constantFrom('en', 'es', 'pt'),
  delimiter: fc.constantFrom(',', ';', '\t'),
  dates: fc.constantFrom('made', 'made', 'booked', 'both'),
  dateForm: fc.constantFrom('iso', 'dmy', 'mdy', 'dotted'),
  mark: fc.constantFrom('.', ','),
  money: fc.constantFrom('signed', 'signed', 'turned', 'two-columns', 'direction'),
  ids: fc.constantFrom('none', 'none', 'long', 'padded', 'prefixed', 'short', 'lines'),
  hasBalance: fc.boolean(),
  isNewestFirst: fc.boolean(),
  isTurnedWithinDays: fc.nat({max: 3}).map((dice) => dice === 0),
  text: fc.constantFrom('whole', 'upper', 'cut', 'reference', 'kind', 'place'),
  preamble: fc.nat({max: 3}),
  hasExtra: fc.boolean(),
  order: fc.nat(),
});

/** What an export shows: a part of all, by whole days or by rows, in hundredths. */
export type Cut = {readonly from: number; readonly to: number; readonly byDays: boolean};

export const cut: fc.Arbitrary<Cut> = fc.record({
  from: fc.nat({max: 100}),
  to: fc.nat({max: 100}),
  byDays: fc.boolean(),
});

/** The text of a file, and which movement each of its lines is. */
export type WrittenFile = {
  readonly text: string;
  readonly rows: readonly WrittenRow[];
};

/** A row of a file as it must be read. */
export type WrittenRow = {
  readonly line: number;
  readonly movement: number;
  readonly date: string;
  /** The day of booking where the file has both. */
  readonly otherDate: string;
  readonly cents: number;
};

type Row = Movement & {readonly place: number; readonly day: number; readonly balance: number};

const names = {
  en: {
    date: 'Date',
    made: 'Transaction Date',
    booked: 'Posting Date',
    text: 'Description',
    amount: 'Amount',
    debit: 'Debit',
    credit: 'Credit',
    direction: 'Type',
    balance: 'Balance',
    id: 'Transaction ID',
    line: 'No.',
    extra: 'Branch',
  },
  es: {
    date: 'Fecha',
    made: 'Fecha de operación',
    booked: 'Fecha valor',
    text: 'Descripción',
    amount: 'Importe',
    debit: 'Cargo',
    credit: 'Abono',
    direction: 'Tipo',
    balance: 'Saldo',
    id: 'Id de transacción',
    line: 'No.',
    extra: 'Sucursal',
  },
  pt: {
    date: 'Data',
    made: 'Data da transação',
    booked: 'Data de lançamento',
    text: 'Descrição',
    amount: 'Valor',
    debit: 'Débito',
    credit: 'Crédito',
    direction: 'Tipo',
    balance: 'Saldo',
    id: 'Identificador',
    line: 'No.',
    extra: 'Agência',
  },
} as const;

/** Writes what a layout and a cut show of a history. */
export function writeFile(all: readonly Movement[], to: Layout, shown: Cut, isFirst: boolean): WrittenFile {
  const rows = cutOut(listRows(all, to, isFirst), shown);
  const ordered = to.isNewestFirst ? rows.toReversed() : rows;
  const columns = listColumns(to);
  const before = Array.from({length: to.preamble}, (_, index) => (index === 0 ? 'Account statement' : ''));
  const lines = ordered.map((row, index) => columns.map(([, cell]) => cell(row, index)).join(to.delimiter));
  const header = columns.map(([name]) => name).join(to.delimiter);
  return {
    text: [...before, header, ...lines].join('\n'),
    rows: ordered.map(({place, day, booked, cents}, index) => ({
      line: before.length + 2 + index,
      movement: place,
      date: isoOf(day),
      otherDate: isoOf(to.dates === 'both' ? booked : day),
      cents,
    })),
  };
}

function listRows(all: readonly Movement[], to: Layout, isFirst: boolean): Row[] {
  const dayOf = (movement: Movement) => (to.dates === 'booked' ? movement.booked : movement.made);
  const present = all
    .map((movement, place) => ({...movement, place, day: dayOf(movement)}))
    .filter(({isLate}) => !(isFirst && isLate))
    .toSorted(
      (one, other) =>
        one.day - other.day || (to.isTurnedWithinDays ? other.place - one.place : one.place - other.place),
    );
  let balance = 10_000_000;
  return present.map((row) => {
    balance += row.cents;
    return {...row, balance};
  });
}

function cutOut(rows: readonly Row[], {from, to, byDays}: Cut): Row[] {
  const [low = 0, high = 0] = [Math.min(from, to), Math.max(from, to)].map((share) =>
    Math.round((share * rows.length) / 100),
  );
  if (!byDays) return rows.slice(low, high);
  const [first, last] = [rows[low]?.day, rows[Math.max(0, high - 1)]?.day];
  return rows.filter(({day}) => first !== undefined && last !== undefined && day >= first && day <= last);
}

type Column = readonly [name: string, cell: (row: Row, index: number) => string];

function listColumns(to: Layout): Column[] {
  const words = names[to.language];
  const money = (cents: number) => writeMoney(cents, to);
  const columns: Column[] = [
    ...listDates(to),
    [words.text, (row) => writeText(row, to)],
    ...listMoney(to),
    ...(to.hasBalance ? [[words.balance, ({balance}: Row) => money(balance)] as const] : []),
    ...listIds(to),
    ...(to.hasExtra ? [[words.extra, ({place}: Row) => ['North', 'South'][place % 2] ?? ''] as const] : []),
  ];
  // Any order of columns, always the same for one number.
  const key = (index: number) => Math.imul(to.order + index * 7_919, 2_654_435_761) >>> 8;
  return columns
    .map((column, index) => ({column, at: key(index)}))
    .toSorted((one, other) => one.at - other.at)
    .map(({column}) => column);
}

function listDates(to: Layout): Column[] {
  const words = names[to.language];
  const made: Column = [
    to.dates === 'both' ? words.made : words.date,
    (row) => writeDay(to.dates === 'booked' ? row.booked : row.made, to),
  ];
  if (to.dates === 'booked') return [[words.booked, made[1]]];
  return to.dates === 'both' ? [made, [words.booked, (row) => writeDay(row.booked, to)]] : [made];
}

function listMoney(to: Layout): Column[] {
  const words = names[to.language];
  const money = (cents: number) => writeMoney(cents, to);
  if (to.money === 'two-columns')
    return [
      [words.debit, ({cents}) => (cents < 0 ? money(-cents) : '')],
      [words.credit, ({cents}) => (cents < 0 ? '' : money(cents))],
    ];
  if (to.money === 'direction')
    return [
      [words.direction, ({cents}) => (cents < 0 ? 'DEBIT' : 'CREDIT')],
      [words.amount, ({cents}) => money(Math.abs(cents))],
    ];
  return [[words.amount, ({cents}) => money(to.money === 'turned' ? -cents : cents)]];
}

function listIds(to: Layout): Column[] {
  const words = names[to.language];
  const idOf = ({place}: Row) => String(place + 1).padStart(8, '0');
  switch (to.ids) {
    case 'none':
      return [];
    case 'long':
      return [[words.id, (row) => `48${idOf(row)}`]];
    case 'padded':
      return [[words.id, (row) => `00048${idOf(row)}`]];
    case 'prefixed':
      return [[words.id, (row) => `TRX-48${idOf(row)}`]];
    case 'short':
      // Begins again after ten.
      return [[words.id, ({place}) => String((place % 10) + 1)]];
    case 'lines':
      return [[words.line, (_, index) => String(index + 1)]];
  }
}

function writeMoney(cents: number, {mark, delimiter}: Layout): string {
  const text = (cents / 100).toFixed(2).replace('.', mark);
  return delimiter === mark ? `"${text}"` : text;
}

function isoOf(day: number): string {
  return new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
}

function writeDay(day: number, {dateForm}: Layout): string {
  const [year = '', month = '', date = ''] = isoOf(day).split('-');
  switch (dateForm) {
    case 'iso':
      return isoOf(day);
    case 'dmy':
      return `${date}/${month}/${year}`;
    case 'mdy':
      return `${month}/${date}/${year}`;
    case 'dotted':
      return `${date}.${month}.${year}`;
  }
}

function writeText({text, place}: Row, to: Layout): string {
  if (to.text === 'upper') return text.toUpperCase();
  if (to.text === 'cut') return text.slice(0, 9).trim();
  if (to.text === 'kind') return `CARD PAYMENT ${text}`;
  if (to.text === 'place') return `${text} Bogota CO card 4321`;
  return to.text === 'reference' ? `${text} ref ${7_000 + place}` : text;
}
