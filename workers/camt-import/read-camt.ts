import {scanTags, type Tag} from '#workers/statement-files/scan-tags.ts';
import {
  emptyRow,
  type Statement,
  type StatementBalance,
  type StatementRow,
} from '#workers/statement-files/statement.ts';

/** Leaves by their path from the entry, its detail or its balance, each with all its texts. */
type Leaves = Map<string, string[]>;

/** An entry of the account, and the payments that it is made of. */
type Entry = {readonly line: number; readonly leaves: Leaves; readonly details: Leaves[]};

/** Elements that gather leaves, from the outermost in. */
const gatherers: ReadonlySet<string> = new Set(['BAL', 'NTRY', 'TXDTLS']);
/** Nothing that is read stands deeper. */
const deepest = 40;

const reports: ReadonlySet<string> = new Set(['STMT', 'RPT', 'NTFCTN']);

/**
 * Reads CAMT.053, and its kin 052 and 054, of any version: entries with their direction, booked or pending. A batch becomes its payments where these
 * have amounts that make its own. Source: providers.md, *CAMT.053*. Rules: IMP34, IMP35.
 */
export function readCamt(text: string): Statement {
  const rows: StatementRow[] = [];
  const balances = createBalances();
  const path: string[] = [];
  let account = '';
  let entry: Entry | null = null;
  let into: {readonly leaves: Leaves; readonly depth: number}[] = [];
  /** How far below what is read one is. */
  let below = 0;
  const finish = (): void => {
    if (entry) rows.push(...toRows(entry, account));
    entry = null;
  };
  for (const tag of scanTags(text)) {
    if (below > 0 || (tag.kind === 'open' && path.length === deepest)) {
      below += tag.kind === 'open' ? 1 : -1;
      continue;
    }
    if (tag.kind === 'close') {
      // What was left open within it is closed with it.
      const at = path.lastIndexOf(tag.name);
      if (at === -1) continue;
      path.length = at;
      if (!gatherers.has(tag.name)) continue;
      const done = into.pop();
      if (tag.name === 'BAL' && done) balances.take(done.leaves, account);
      if (tag.name === 'TXDTLS' && done) entry?.details.push(done.leaves);
      if (tag.name === 'NTRY') finish();
      continue;
    }
    path.push(tag.name);
    if (reports.has(tag.name)) {
      account = '';
      into = [];
    }
    if (gatherers.has(tag.name)) {
      const leaves: Leaves = new Map();
      if (tag.name === 'NTRY') {
        // The one before was never closed.
        finish();
        into = [];
        entry = {line: tag.line, leaves, details: []};
      }
      into.push({leaves, depth: path.length});
      continue;
    }
    const place = into.at(-1);
    if (place) gather(place.leaves, path.slice(place.depth), tag);
    else if (account === '' && isAccountId(path)) account = tag.text;
  }
  finish();
  return {format: 'camt', rows, balances: balances.list()};
}

function gather(leaves: Leaves, path: readonly string[], {attributes, text}: Tag): void {
  const key = path.join('/');
  const add = (name: string, value: string): void => {
    const known = leaves.get(name);
    if (value === '') return;
    if (known) known.push(value);
    else leaves.set(name, [value]);
  };
  add(key, text);
  const currency = /\bCcy\s*=\s*["']([A-Z]{3})["']/i.exec(attributes)?.[1];
  if (currency) add(`${key}@CCY`, currency);
}

/** `Acct/Id/IBAN` or `Acct/Id/Othr/Id` of the statement. */
function isAccountId(path: readonly string[]): boolean {
  const key = path.slice(path.lastIndexOf('ACCT')).join('/');
  return key === 'ACCT/ID/IBAN' || key === 'ACCT/ID/OTHR/ID';
}

function first(leaves: Leaves, ...keys: readonly string[]): string {
  for (const key of keys) {
    const [value] = leaves.get(key) ?? [];
    if (value !== undefined) return value;
  }
  return '';
}

/** The first opening and the last closing balance of each account and currency: a file may hold a statement a day. */
function createBalances() {
  const found = new Map<string, StatementBalance>();
  return {
    take: (leaves: Leaves, account: string): void => {
      const code = first(leaves, 'TP/CDORPRTRY/CD');
      const kind = code === 'OPBD' || code === 'PRCD' ? 'opening' : code === 'CLBD' ? 'closing' : null;
      const own = `${account} ${first(leaves, 'AMT@CCY')}`;
      const key = `${kind} ${own}`;
      if (kind === null || (kind === 'opening' && found.has(key))) return;
      found.set(key, {kind, account: own, amount: signed(first(leaves, 'AMT'), first(leaves, 'CDTDBTIND'))});
    },
    list: (): StatementBalance[] => [...found.values()],
  };
}

function toRows({line, leaves, details}: Entry, account: string): StatementRow[] {
  const shared = {
    ...emptyRow,
    line,
    account,
    date: first(leaves, 'BOOKGDT/DT', 'BOOKGDT/DTTM', 'VALDT/DT', 'VALDT/DTTM').slice(0, 10),
    isPending: /^(PDNG|FUTR|INFO)$/.test(first(leaves, 'STS/CD', 'STS')),
    currency: first(leaves, 'AMT@CCY'),
  };
  const direction = first(leaves, 'CDTDBTIND');
  const bankId = first(leaves, 'ACCTSVCRREF', 'NTRYREF');
  const [only] = details;
  if (details.length > 1 && isSumOf(leaves, details))
    return details.map((detail, at) => ({
      ...shared,
      ...readWords(leaves, detail, first(detail, 'CDTDBTIND') || direction),
      amount: signed(amountOf(detail), first(detail, 'CDTDBTIND') || direction),
      bankId: first(detail, 'REFS/ACCTSVCRREF') || (bankId === '' ? '' : `${bankId}/${at + 1}`),
    }));
  return [
    {
      ...shared,
      ...readWords(leaves, details.length === 1 && only ? only : new Map(), direction),
      amount: signed(first(leaves, 'AMT'), direction),
      bankId: bankId || (only ? first(only, 'REFS/ACCTSVCRREF', 'REFS/TXID') : ''),
    },
  ];
}

/** Whether the payments of a batch have amounts in its currency, and these make its own, to the last unit. */
function isSumOf(leaves: Leaves, details: readonly Leaves[]): boolean {
  const currency = first(leaves, 'AMT@CCY');
  const direction = first(leaves, 'CDTDBTIND');
  let sum = 0n;
  for (const detail of details) {
    const units = toUnits(amountOf(detail));
    const own = first(detail, 'AMT@CCY', 'AMTDTLS/TXAMT/AMT@CCY');
    if (units === null || own !== currency) return false;
    sum += (first(detail, 'CDTDBTIND') || direction) === direction ? units : -units;
  }
  return sum === toUnits(first(leaves, 'AMT'));
}

function amountOf(detail: Leaves): string {
  return first(detail, 'AMT', 'AMTDTLS/TXAMT/AMT');
}

/** Hundred-thousandths, the finest of the standard; null for what is no decimal. */
function toUnits(amount: string): bigint | null {
  const match = /^(\d{1,18})(?:\.(\d{1,5}))?$/.exec(amount);
  return match ? BigInt((match[1] ?? '') + (match[2] ?? '').padEnd(5, '0')) : null;
}

function readWords(leaves: Leaves, detail: Leaves, direction: string) {
  // What comes back was paid the other way: the other side is still whom it was paid to, or by.
  const isReversal = /^(?:true|1)$/i.test(first(leaves, 'RVSLIND'));
  const others = (direction === 'DBIT') !== isReversal ? ['CDTR', 'ULTMTCDTR'] : ['DBTR', 'ULTMTDBTR'];
  const counterparty = first(detail, ...others.flatMap((side) => [`RLTDPTIES/${side}/NM`, `RLTDPTIES/${side}/PTY/NM`]));
  const remittance = (detail.get('RMTINF/USTRD') ?? []).join(' ');
  const more = first(detail, 'ADDTLTXINF') || first(leaves, 'ADDTLNTRYINF');
  const reference = first(detail, 'RMTINF/STRD/CDTRREFINF/REF', 'REFS/ENDTOENDID');
  return {
    description: remittance || more || counterparty,
    counterparty,
    note: remittance === '' || more === remittance ? '' : more,
    reference: /^NOTPROVIDED$/i.test(reference) ? '' : reference,
  };
}

function signed(amount: string, direction: string): string {
  return direction === 'DBIT' && amount !== '' ? `-${amount}` : amount;
}
