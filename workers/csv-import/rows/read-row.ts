import {currencyDigits} from '#contract/kernel/money.ts';
import {directionWords, statusWords} from '#workers/csv-import/columns/header-words.data.ts';
import {normaliseWords} from '#workers/csv-import/file/normalise.ts';
import {isTotalLine, namesBoundary, namesNewBalance, namesTotal} from './summary-lines.ts';
import {readPlainUnits, scanAmount, toUnits} from './read-amount.ts';
import {findDate, findSerialDate, findUnixDate, resolveDate} from './read-date.ts';
import type {SidesOfTypes} from './sides-of-types.ts';
import type {Leg, Legs} from '#workers/csv-import/columns/find-legs.ts';
import type {Charge} from '#workers/csv-import/columns/explain-money.ts';
import type {ColumnRole, DateOrder, DecimalMark, Overrides} from '#workers/csv-import/reading.ts';
import type {RowErrorReason, SkipReason} from '#workers/csv-import/reasons.ts';

/** How most amounts of a column of debits or credits are written. */
export type Side = 'plus' | 'minus';

/** Everything needed to read one row; plain data, the same for the file and for a row corrected later. */
export type RowPlan = {
  /** Places of the columns of each role, the best first. */
  readonly columns: Readonly<Partial<Record<ColumnRole, readonly number[]>>>;
  readonly dateOrder: DateOrder;
  readonly serialDates: boolean;
  /** The last day of a statement whose dates have no year. */
  readonly lastDay?: string;
  readonly decimalMark: DecimalMark;
  /** The balance's, where it has another. */
  readonly balanceMark?: DecimalMark;
  /** How debits and credits are written, where a column has both signs; else whichever sign it is says nothing. */
  readonly sides?: Readonly<Partial<Record<'debit' | 'credit', Side>>>;
  /** Whether the direction column gives the sign. */
  readonly byDirection: boolean;
  readonly currency: string;
  /** What each word and sign for a currency means, in capitals; left out in plans from before it was kept. */
  readonly currencyMeanings?: Readonly<Record<string, string>>;
  /** Currencies that several rows of the file are in. */
  readonly otherCurrencies?: readonly string[];
  /** Columns of amounts in other currencies: a row with nothing but one of those is of that currency. */
  readonly otherAmounts?: readonly {readonly at: number; readonly currency: string}[];
  /** Charges between amount and net, where several columns hold them. */
  readonly charges?: readonly Charge[];
  /** Whether rows of a status count, by its normalised words; others count. */
  readonly statuses?: Overrides['statuses'];
  /** Reasons to leave rows out that the person has overruled. */
  readonly taken?: Overrides['taken'];
  /** What was sent and what was received, where rows say both. */
  readonly legs?: Legs;
  /** Whether a C stands for what is charged, beside an A for what is paid in. */
  readonly isChargeC?: boolean;
  /** Decimals of columns whose numbers are not in the currency itself, by place. */
  readonly scales?: Readonly<Record<number, number>>;
  /** What each type of row does, where the types alone say it; the column of types is that of directions then. */
  readonly typeSides?: SidesOfTypes;
  /** The own address, in small letters, where rows say from which address to which they go. */
  readonly ownAddress?: string;
  /** Normalised name of the only account to take; null takes all. */
  readonly sourceAccount: string | null;
};

/** A row that holds a transaction, before the file's sign and fee are settled. */
export type RawRow = {
  readonly kind: 'row';
  readonly date: string;
  readonly amountUnits: number;
  /** As written; 0 without a fee. */
  readonly feeUnits: number;
  readonly netUnits: number | null;
  readonly balanceUnits: number | null;
};

/** What came of one row. A `balance` row states a balance and moves nothing. */
export type RowOutcome =
  | RawRow
  | {readonly kind: 'balance'; readonly balanceUnits: number}
  | {readonly kind: 'skip'; readonly reason: SkipReason}
  | {readonly kind: 'error'; readonly reason: RowErrorReason; readonly column: number | null};

const pendingWords: ReadonlySet<string> = new Set(statusWords.pending);
const failedWords: ReadonlySet<string> = new Set(statusWords.failed);
const debitWords: ReadonlySet<string> = new Set(directionWords.debit);
const creditWords: ReadonlySet<string> = new Set(directionWords.credit);

const wrong = (reason: RowErrorReason, column: number | null): RowOutcome => ({kind: 'error', reason, column});
const skip = (reason: SkipReason): RowOutcome => ({kind: 'skip', reason});

/**
 * Makes a reader of rows. Words and dates repeat all the time, so what they mean is remembered for as long as the reader lives.
 *
 * Rule: IMP10.
 */
export function rowReader(plan: RowPlan): (cells: readonly string[]) => RowOutcome {
  const digits = currencyDigits(plan.currency);
  const at = placesOf(plan);
  const textOf = (cells: readonly string[], place: number) => (place < 0 ? '' : (cells[place]?.trim() ?? ''));
  const words = remember(normaliseOrKeep);
  const dates = remember((cell: string) => {
    const token = (plan.serialDates ? (findUnixDate(cell) ?? findSerialDate(cell)) : undefined) ?? findDate(cell);
    return token && resolveDate(token, plan.dateOrder, plan.lastDay);
  });

  const isOther = (currency: string) => plan.otherCurrencies?.includes(currency) === true;
  const meaningOf = (symbol: string, currency: string | null): string =>
    plan.currencyMeanings?.[symbol] ?? currency ?? plan.currency;

  /** Units of a cell, null for an empty one, or the row's error. */
  const unitsOf = (cells: readonly string[], place: number, mark = plan.decimalMark): number | null | RowOutcome => {
    const text = textOf(cells, place);
    if (text === '' || text === '-' || text === '--') return null;
    const decimals = plan.scales?.[place] ?? digits;
    const plain = readPlainUnits(text, mark, decimals);
    if (plain !== undefined) return plain;
    const scanned = scanAmount(text);
    if (!scanned) return wrong('import.bad-amount', place);
    const said = scanned.symbol === null ? plan.currency : meaningOf(scanned.symbol, scanned.currency);
    if (said !== plan.currency)
      return isOther(said) ? skip('import.skipped-other-currency') : wrong('import.wrong-currency', place);
    const read = toUnits(scanned, mark, decimals);
    return 'units' in read ? read.units : wrong(read.reason, place);
  };

  const byAddress = (cells: readonly string[], units: number): number | RowOutcome => {
    const goesOut = textOf(cells, at.from).toLowerCase() === plan.ownAddress;
    const comesIn = textOf(cells, at.to).toLowerCase() === plan.ownAddress;
    if (goesOut && comesIn) return 0;
    if (goesOut) return -Math.abs(units) || 0;
    return comesIn ? Math.abs(units) : wrong('import.direction-unknown', at.from);
  };

  /** What several columns of charges take together. */
  const chargesOf = (cells: readonly string[]): number | RowOutcome => {
    let taken = 0;
    for (const {at: place, sign} of plan.charges ?? []) {
      const units = unitsOf(cells, place);
      if (typeof units === 'object' && units !== null) return units;
      taken += sign * (units ?? 0);
    }
    return taken;
  };

  const sideOf = (cells: readonly string[]): 'debit' | 'credit' | null => {
    const direction = words(textOf(cells, at.direction));
    if (plan.typeSides) return plan.typeSides[direction] ?? null;
    if (plan.isChargeC && (direction === 'c' || direction === 'a')) return direction === 'c' ? 'debit' : 'credit';
    if (debitWords.has(direction)) return 'debit';
    return creditWords.has(direction) ? 'credit' : null;
  };

  /** Units of one side of a row, null where it is in another currency or empty. */
  const legOf = (cells: readonly string[], leg: Leg): number | null | RowOutcome => {
    const written = textOf(cells, leg.currency).toUpperCase();
    if (written !== '' && meaningOf(written, written) !== plan.currency) return null;
    const units = unitsOf(cells, leg.amount);
    return typeof units === 'number' ? Math.abs(units) : units;
  };

  const byLegs = (cells: readonly string[], legs: Legs): number | RowOutcome => {
    const side = at.direction < 0 ? null : sideOf(cells);
    const sent = side === 'credit' ? null : legOf(cells, legs.out);
    const received = side === 'debit' ? null : legOf(cells, legs.in);
    if (typeof sent === 'object' && sent !== null) return sent;
    if (typeof received === 'object' && received !== null) return received;
    if (sent === null && received === null) return skip('import.skipped-other-currency');
    return (received ?? 0) - (sent ?? 0);
  };

  const isWordless = (cells: readonly string[]): boolean =>
    wordRoles.every((role) => (plan.columns[role] ?? []).every((place) => textOf(cells, place) === ''));

  const sideOfPair = (cells: readonly string[], role: 'debit' | 'credit') =>
    toSide(unitsOf(cells, at[role]), plan.sides?.[role]);

  const amountOf = (cells: readonly string[]): number | null | RowOutcome => {
    if (plan.legs) return byLegs(cells, plan.legs);
    if (at.amount < 0) return pairOf(sideOfPair(cells, 'debit'), sideOfPair(cells, 'credit'));
    const units = unitsOf(cells, at.amount);
    if (plan.ownAddress !== undefined && typeof units === 'number') return byAddress(cells, units);
    if (!plan.byDirection || typeof units !== 'number') return units;
    const side = sideOf(cells);
    if (side === 'debit') return -Math.abs(units) || 0;
    return side === 'credit' ? Math.abs(units) : wrong('import.direction-unknown', at.direction);
  };

  return (cells) => {
    const status = words(textOf(cells, at.status));
    const left = leaveOut(status, words(textOf(cells, at.direction)));
    if (left?.kind === 'skip' && plan.taken?.includes(left.reason) !== true) return left;
    if (plan.statuses?.[status] === 'left-out') return skip('import.skipped-status');
    if (plan.sourceAccount !== null && words(textOf(cells, at.account)) !== plan.sourceAccount)
      return skip('import.skipped-other-account');
    const written = textOf(cells, at.currency).toUpperCase();
    const currency = written === '' ? '' : meaningOf(written, written);
    if (!plan.legs && isOther(currency)) return skip('import.skipped-other-currency');
    const dateText = textOf(cells, at.date);
    const date = dateText === '' ? undefined : dates(dateText);
    if (date === undefined && isTotalLine(cells, dateText)) return skip('import.skipped-total-line');
    const balance = unitsOf(cells, at.balance, plan.balanceMark);
    const amount = amountOf(cells);
    if (amount === null && cells.some(namesTotal))
      return typeof balance === 'number' ? {kind: 'balance', balanceUnits: balance} : skip('import.skipped-total-line');
    if (date === undefined && dateText === '' && amount === null && isWordless(cells))
      return skip('import.skipped-total-line');
    if (date === undefined) return wrong(dateText === '' ? 'import.date-missing' : 'import.bad-date', at.date);
    const boundary = readBoundary(cells, {amount, balance});
    if (boundary) return boundary;
    if (!plan.legs && currency !== '' && currency !== plan.currency) return wrong('import.wrong-currency', at.currency);
    if ((amount === null || amount === 0) && hasOtherAmount(cells, plan)) return skip('import.skipped-other-currency');
    if (amount === null) return wrong('import.amount-missing', at.amount < 0 ? null : at.amount);
    if (typeof amount === 'object') return amount;
    if (typeof balance === 'object' && balance !== null) return balance;
    // Who is paid does not bear what the payer was charged.
    const isPaid = (plan.legs !== undefined && amount > 0) || isOthers(textOf(cells, at.from), plan);
    const fee = isPaid ? null : plan.charges ? chargesOf(cells) : unitsOf(cells, at.fee);
    if (typeof fee === 'object' && fee !== null) return fee;
    const net = unitsOf(cells, at.net);
    return {
      kind: 'row',
      date,
      amountUnits: amount,
      feeUnits: fee ?? 0,
      netUnits: typeof net === 'number' ? net : null,
      balanceUnits: balance,
    };
  };
}

/** Whether an address that a row goes from is not the own one: its sender bore what the network took. */
function isOthers(from: string, {ownAddress}: RowPlan): boolean {
  return ownAddress !== undefined && from.toLowerCase() !== ownAddress;
}

function hasOtherAmount(cells: readonly string[], {otherAmounts}: RowPlan): boolean {
  return otherAmounts?.some(({at: place}) => /[1-9]/.test(cells[place] ?? '')) === true;
}

/** The best column of each role; -1 where there is none. */
function placesOf(plan: RowPlan) {
  const column = (role: ColumnRole) => plan.columns[role]?.[0] ?? -1;
  return {
    date: column('date'),
    amount: column('amount'),
    debit: column('debit'),
    credit: column('credit'),
    direction: column('direction'),
    fee: column('fee'),
    net: column('net'),
    balance: column('balance'),
    currency: column('currency'),
    status: column('status'),
    account: column('account'),
    from: column('from'),
    to: column('to'),
  };
}

function normaliseOrKeep(text: string): string {
  return normaliseWords(text) || text;
}

/** Remembers answers, but not without end: texts that never repeat would fill the memory. */
function remember<Answer>(ask: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const answer = ask(text);
    if (known.size < 5_000) known.set(text, answer);
    return answer;
  };
}

/** Units of one of two columns, positive where it takes or gives as its name says. */
function toSide(units: number | null | RowOutcome, side: Side | undefined): number | null | RowOutcome {
  if (typeof units !== 'number' || units === 0) return units;
  if (side === undefined) return Math.abs(units);
  return side === 'minus' ? -units : units;
}

/** Debits take away and credits give. */
function pairOf(debit: number | null | RowOutcome, credit: number | null | RowOutcome): number | null | RowOutcome {
  if (typeof debit === 'object' && debit !== null) return debit;
  if (typeof credit === 'object' && credit !== null) return credit;
  if (debit === null && credit === null) return null;
  return (credit ?? 0) - (debit ?? 0);
}

function leaveOut(status: string, direction: string): RowOutcome | undefined {
  if (pendingWords.has(status)) return skip('import.skipped-pending');
  if (failedWords.has(status)) return skip('import.skipped-failed');
  return direction === 'memo' ? skip('import.skipped-memo') : undefined;
}

type Said = number | null | RowOutcome;

/** What came of a row that is called as a balance is; undefined of any other. */
function readBoundary(
  cells: readonly string[],
  {amount, balance}: {readonly amount: Said; readonly balance: Said},
): RowOutcome | undefined {
  // A maker of shoes is called so too: see `doubtTotals`.
  if (typeof amount === 'number' && amount !== 0 && cells.some(namesNewBalance)) return undefined;
  if (!cells.some(namesBoundary)) return undefined;
  return typeof balance === 'number' ? {kind: 'balance', balanceUnits: balance} : skip('import.skipped-balance-line');
}

/** What a row needs one of to be a transaction. */
const wordRoles = ['description', 'merchant', 'note', 'bankId'] as const;
