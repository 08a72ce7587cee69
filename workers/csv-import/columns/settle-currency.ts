import type {Decided} from '#workers/csv-import/reading.ts';
import {scanAmount} from '#workers/csv-import/rows/read-amount.ts';
import {normaliseWords} from '#workers/csv-import/file/normalise.ts';
import type {Table} from '#workers/csv-import/file/table.ts';
import type {ColumnChoice} from './column-choice.ts';
import {currencySymbols} from './currency-symbols.data.ts';
import {readCurrency} from './read-currency.ts';

/** What the amounts of a file are in. */
export type CurrencySettlement = {
  /** The currency of the rows that are taken. */
  readonly currency: Decided<string>;
  /** False where a person must say it: the file names another currency than the account's, or a sign that several share and this account hardly has. */
  readonly certain: boolean;
  /** What each word and sign of the file means, in capitals: a code, or itself where no currency is known by it. */
  readonly meanings: Readonly<Record<string, string>>;
  /** Other currencies that several rows are in: those rows are left out by name. */
  readonly others: readonly string[];
};

type CurrencySettings = {
  readonly account: string;
  readonly chosen: string | undefined;
  /** Columns of currencies, where they are more than the one with that role. */
  readonly listedAt?: readonly number[] | undefined;
};

type Seen = {
  readonly codes: readonly string[];
  count: number;
  /** How often it stood in a column of currencies. */
  listed: number;
  plain: number;
  grouped: number;
};

const moneyRoles: ReadonlySet<string> = new Set(['amount', 'debit', 'credit', 'net', 'balance']);

/** Rows in which a sign beside an amount must stand to be a currency of the file and no slip. */
const leastRows = 3;

/**
 * Settles which currency the rows are in, by a column of currencies, signs beside amounts and names of columns. `$` is the account's where
 * nothing says otherwise; what names another currency never is, whatever a person says.
 *
 * @param account the account's currency. @param chosen what the person says that amounts are in.
 * Rule: IMP17.
 */
export function settleCurrency(
  table: Table,
  choices: readonly ColumnChoice[],
  {account, chosen, listedAt}: CurrencySettings,
): CurrencySettlement {
  const tokens = gatherTokens(table, choices, listedAt);
  const heads = headsOf(table, choices);
  const stated = statedBefore(table);
  const definite = new Set(
    [...tokens.values()].filter(({codes}) => codes.length === 1).map(({codes}) => codes[0] ?? ''),
  );
  for (const codes of [heads, stated]) if (codes.length === 1) definite.add(codes[0] ?? '');
  if (chosen !== undefined && chosen === account && definite.size === 0)
    return decided(account, {reason: 'chosen-by-person'}, allMean(tokens, account));
  const meanings: Record<string, string> = {};
  let doubtful = false;
  for (const [token, seen] of tokens) {
    const [only, ...more] = seen.codes;
    if (only === undefined) meanings[token] = token;
    else if (more.length === 0) meanings[token] = only;
    else {
      meanings[token] = chosen ?? meaningOf(token, seen, {account, definite, tokens});
      if (
        chosen === undefined &&
        meanings[token] === account &&
        (isOddFor(account, seen) || isTwoWays(tokens, seen, account))
      )
        doubtful = true;
    }
  }
  const counts = countCurrencies(tokens, meanings);
  const rowCount = table.rows.length;
  const named = (counts.get(account) ?? 0) > 0;
  const others = [...counts].filter(([code]) => code !== account).toSorted((one, other) => other[1] - one[1]);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const foreignHead = heads.length > 0 && !heads.includes(account) ? heads : null;
  const [main] = others;
  const foreign = foreignHead?.[0] ?? (main && !named && main[1] * 2 >= rowCount ? main[0] : null);
  const statedElse =
    total === 0 && heads.length === 0 && stated.length > 0 && !stated.includes(account) ? stated[0] : null;
  const file = foreign ?? statedElse ?? null;
  // A sign that several currencies share names none of them.
  const isShared = foreignHead ? foreignHead.length > 1 : foreign === null && statedElse !== null && stated.length > 1;
  if (isShared)
    return {currency: {value: account, because: {reason: 'no-evidence'}}, certain: false, meanings, others: []};
  const byColumn = choices.some(({role}) => role === 'currency');
  if (file !== null && currencySymbols[file] !== file)
    return {currency: {value: account, because: {reason: 'no-evidence'}}, certain: false, meanings, others: [file]};
  if (file !== null)
    return {
      currency: {value: file, because: {reason: byColumn ? 'currency-column' : 'currency-named'}},
      certain: false,
      meanings,
      others: [],
    };
  const because = named
    ? ({reason: byColumn ? 'currency-column' : 'currency-named'} as const)
    : ({reason: 'account-currency'} as const);
  return {
    currency: {value: account, because},
    certain: !doubtful,
    meanings,
    others: others.filter(([, count]) => byColumn || count >= leastRows).map(([code]) => code),
  };
}

function decided(
  value: string,
  because: Decided<string>['because'],
  meanings: Record<string, string>,
): CurrencySettlement {
  return {currency: {value, because}, certain: true, meanings, others: []};
}

function allMean(tokens: ReadonlyMap<string, Seen>, currency: string): Record<string, string> {
  return Object.fromEntries([...tokens.keys()].map((token) => [token, currency]));
}

type Around = {
  readonly account: string;
  readonly definite: ReadonlySet<string>;
  readonly tokens: ReadonlyMap<string, Seen>;
};

/** A shared sign means the account's currency, unless a column of currencies names that one in another way. */
function meaningOf(token: string, {codes, listed}: Seen, {account, definite, tokens}: Around): string {
  if (codes.includes(account) && !definite.has(account)) return account;
  const inColumn = (code: string) => [...tokens.values()].some((seen) => seen.codes.join() === code && seen.listed > 0);
  // "MXN" in a column and `$` beside its amounts are the same; `US$` and `$` in one column are two currencies.
  const known = codes.filter((code) => definite.has(code) && !(listed > 0 && inColumn(code)));
  return known.length === 1 && known[0] !== undefined ? known[0] : token;
}

/** Thousands without cents under `$` are pesos sooner than a currency that has cents. */
function isOddFor(account: string, {plain, grouped}: Seen): boolean {
  return account !== 'CLP' && account !== 'COP' && account !== 'PYG' && plain > 0 && grouped > 0 && plain === grouped;
}

/** `$` and `US$` beside the amounts of several rows each are hardly the same. */
function isTwoWays(tokens: ReadonlyMap<string, Seen>, {count, listed}: Seen, account: string): boolean {
  const clear = [...tokens.values()].filter(({codes}) => codes.length === 1 && codes[0] === account);
  return listed === 0 && count > 1 && clear.some((seen) => seen.listed === 0 && seen.count > 1);
}

function gatherTokens(table: Table, choices: readonly ColumnChoice[], listedAt?: readonly number[]): Map<string, Seen> {
  const tokens = new Map<string, Seen>();
  // The same currency stands in most rows, one below the other.
  let last = '';
  let lastSeen: Seen | undefined;
  const note = (text: string, amount: string | null): Seen => {
    const token = text.trim().toUpperCase();
    let seen = tokens.get(token);
    if (!seen) tokens.set(token, (seen = {codes: readCurrency(text), count: 0, listed: 0, plain: 0, grouped: 0}));
    seen.count += 1;
    if (amount === null) {
      seen.listed += 1;
      return seen;
    }
    seen.plain += 1;
    if (/^\D*\d{1,3}(\.\d{3})+\D*$/.test(amount)) seen.grouped += 1;
    return seen;
  };
  const currenciesAt = listedAt ?? choices.flatMap(({role}, at) => (role === 'currency' ? [at] : []));
  const moneyAt = choices.flatMap(({role}, at) => (moneyRoles.has(role) && role !== 'balance' ? [at] : []));
  for (const cells of table.rows) {
    for (const at of currenciesAt) {
      const cell = cells[at];
      if (cell === last && lastSeen) {
        lastSeen.count += 1;
        lastSeen.listed += 1;
      } else if (cell !== undefined && cell.trim() !== '' && cell.length <= 40) {
        lastSeen = note(cell, null);
        last = cell;
      }
    }
    for (const at of moneyAt) {
      const cell = cells[at];
      if (cell === undefined || isBare(cell)) continue;
      const symbol = scanAmount(cell.trim())?.symbol;
      if (symbol) note(symbol, cell);
    }
  }
  return tokens;
}

/** Most amounts are nothing but digits with marks and a sign. */
function isBare(cell: string): boolean {
  const last = cell.charCodeAt(cell.length - 1);
  if (!(last >= 48 && last <= 57)) return cell === '';
  const first = cell.charCodeAt(0);
  return (
    (first >= 48 && first <= 57) ||
    ((first === 45 || first === 43) && cell.charCodeAt(1) >= 48 && cell.charCodeAt(1) <= 57)
  );
}

function countCurrencies(tokens: ReadonlyMap<string, Seen>, meanings: Readonly<Record<string, string>>) {
  const counts = new Map<string, number>();
  for (const [token, {count}] of tokens) {
    const code = meanings[token] ?? token;
    counts.set(code, (counts.get(code) ?? 0) + count);
  }
  return counts;
}

/** What the names of the columns of money say; nothing where they say different things. */
function headsOf(table: Table, choices: readonly ColumnChoice[]): readonly string[] {
  const heads = choices.flatMap(({role}, at) => {
    const codes = table.heads[at]?.codes ?? [];
    return role !== 'balance' && moneyRoles.has(role) && codes.length > 0 ? [codes] : [];
  });
  const [first] = heads;
  return first && heads.every((codes) => codes[0] === first[0]) ? first : [];
}

const currencyLabels = /^(moneda|currency|divisa|moeda|wahrung|valuta|devise)( de la cuenta| da conta)?\b/;

/** What a line before the table says: `Moneda: Dólares`. */
function statedBefore(table: Table): readonly string[] {
  for (const {cells} of table.preamble)
    for (const [at, cell] of cells.entries()) {
      const words = normaliseWords(cell);
      if (!currencyLabels.test(words)) continue;
      const own = cell.includes(':') ? cell.slice(cell.indexOf(':') + 1) : '';
      for (const text of [own, cells[at + 1] ?? '']) {
        const codes = readCurrency(text);
        if (codes.length > 0) return codes;
      }
    }
  return namedAlone(table);
}

/** Codes that stand in a statement's head as words sooner than as currencies. */
const everydayWords: ReadonlySet<string> = new Set(['ALL', 'TOP']);

/** A code that stands alone before the table, or beside an amount there: `EUR`, `1.637,45 EUR`. Nothing where they name several. */
function namedAlone({preamble}: Table): readonly string[] {
  const found = new Set<string>();
  for (const cell of preamble.flatMap(({cells}) => cells)) {
    const text = cell.includes(':') ? cell.slice(cell.indexOf(':') + 1).trim() : cell.trim();
    const code = /^[A-Z]{3}$/.test(text) ? text : (scanAmount(text)?.currency ?? '');
    const codes = code === '' || everydayWords.has(code) ? [] : readCurrency(code);
    if (codes.length === 1 && codes[0] !== undefined) found.add(codes[0]);
  }
  return found.size === 1 ? [...found] : [];
}
