import {scanTags} from '#workers/statement-files/scan-tags.ts';
import {
  emptyRow,
  type Statement,
  type StatementBalance,
  type StatementRow,
} from '#workers/statement-files/statement.ts';

/** The leaves of the movement that is being read, by their names, and its line. */
type OpenRow = {readonly line: number; readonly values: Map<string, string>};

/** A correction: which movements before a place among the rows it takes out. */
type Correction = {readonly id: string; readonly before: number};

/** Kinds of movements by which money goes out, whatever sign a bank writes. */
const outgoing = /^(?:DEBIT|CHECK|FEE|SRVCHG|PAYMENT|ATM|POS|DIRECTDEBIT|REPEATPMT)$/i;

const begins: ReadonlySet<string> = new Set(['STMTRS', 'CCSTMTRS', 'INVSTMTRS']);
const ends: ReadonlySet<string> = new Set(['STMTTRN', 'BANKTRANLIST', 'STMTRS', 'CCSTMTRS', 'OFX']);

/**
 * Reads OFX and QFX, 1.x with leaves that are never closed as well as 2.x, of banks and cards, of one account or several.
 * Source: providers.md, *OFX*. Rules: IMP34, IMP35.
 */
export function readOfx(text: string): Statement {
  const rows: StatementRow[] = [];
  const balances: StatementBalance[] = [];
  const kinds: string[] = [];
  const corrections: Correction[] = [];
  let [account, currency, parent] = ['', '', ''];
  let open: OpenRow | null = null;
  const finish = (): void => {
    if (!open) return;
    const {values, line} = open;
    open = null;
    const corrected = values.get('CORRECTFITID');
    const isDelete = values.get('CORRECTACTION') === 'DELETE';
    if (corrected !== undefined) corrections.push({id: `${account} ${corrected}`, before: rows.length});
    if (isDelete) return;
    rows.push(toRow(values, {line, account, currency}));
    kinds.push(values.get('TRNTYPE') ?? '');
  };
  for (const {kind, name, text: value, line} of scanTags(text)) {
    if (kind === 'close') {
      if (ends.has(name)) finish();
      if (name === 'LEDGERBAL' || name === parent) parent = '';
      continue;
    }
    if (begins.has(name)) {
      finish();
      [account, currency, parent] = ['', '', ''];
    } else if (name === 'STMTTRN') {
      finish();
      open = {line, values: new Map()};
    } else if (open) {
      // Of what a movement has twice, such as a currency within a payee, the first is its own.
      if (value !== '' && !open.values.has(name)) open.values.set(name, value);
      if (name === 'CURRENCY' || name === 'ORIGCURRENCY') open.values.set('CURRENCY-KIND', name);
    } else if (name === 'CURDEF') currency = value;
    else if (name === 'ACCTID' && account === '') account = value;
    else if (name === 'LEDGERBAL') parent = name;
    else if (name === 'BALAMT' && parent === 'LEDGERBAL') balances.push({kind: 'closing', account, amount: value});
  }
  finish();
  const signed = withMinus(rows, kinds);
  const isReplaced = (row: StatementRow, place: number): boolean =>
    corrections.some(({id, before}) => place < before && id === `${row.account} ${row.bankId}`);
  return {
    format: 'ofx',
    rows: corrections.length === 0 ? signed : signed.filter((row, place) => !isReplaced(row, place)),
    balances,
  };
}

/** Of an account without a single minus the kinds of its movements say which way money goes. */
function withMinus(rows: readonly StatementRow[], kinds: readonly string[]): StatementRow[] {
  const signed = new Set(rows.filter(({amount}) => amount.includes('-')).map(({account}) => account));
  return rows.map((row, place) =>
    !signed.has(row.account) && outgoing.test(kinds[place] ?? '') ? {...row, amount: `-${row.amount}`} : row,
  );
}

function toRow(values: ReadonlyMap<string, string>, place: Pick<StatementRow, 'line' | 'account' | 'currency'>) {
  const valueOf = (name: string): string => values.get(name) ?? '';
  const [name, memo] = [valueOf('NAME'), valueOf('MEMO')];
  // An original currency is what it was before; the amount is then in the account's.
  const own = valueOf('CURRENCY-KIND') === 'CURRENCY' ? valueOf('CURSYM') : '';
  return {
    ...emptyRow,
    ...place,
    date: readDay(valueOf('DTPOSTED')),
    description: name || memo,
    note: name === '' || memo === name ? '' : memo,
    amount: valueOf('TRNAMT'),
    currency: own || place.currency,
    bankId: valueOf('FITID'),
    reference: valueOf('CHECKNUM') || valueOf('REFNUM'),
  };
}

/** `20260131120000[-5:EST]` is the day as it is written, wherever it is; what is none stays as it is. */
function readDay(written: string): string {
  return written.replace(/^((?:19|20)\d\d)(0[1-9]|1[0-2])(\d\d).*$/, '$1-$2-$3');
}
