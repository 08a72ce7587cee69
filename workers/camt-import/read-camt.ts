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
const reports: ReadonlySet<string> = new Set(['STMT', 'RPT', 'NTFCTN']);

/**
 * Reads CAMT.053, and its kin 052 and 054, of any version: entries with their direction, booked or pending. A batch becomes its payments where these
 * have amounts that make its own. Source: providers.md, *CAMT.053*. Rules: IMP34, IMP35.
 */
export function readCamt(text: string): Statement {
  const rows: StatementRow[] = [];
  const balances: StatementBalance[] = [];
  const path: string[] = [];
  let account = '';
  let entry: Entry | null = null;
  let into: {readonly leaves: Leaves; readonly depth: number}[] = [];
  for (const tag of scanTags(text)) {
    if (tag.kind === 'close') {
      // What was left open within it is closed with it.
      const at = path.lastIndexOf(tag.name);
      if (at === -1) continue;
      path.length = at;
      if (!gatherers.has(tag.name)) continue;
      const done = into.pop();
      if (tag.name === 'BAL' && done) balances.push(...toBalances(done.leaves, account));
      if (tag.name === 'TXDTLS' && done) entry?.details.push(done.leaves);
      if (tag.name === 'NTRY' && entry) {
        rows.push(...toRows(entry, account));
        entry = null;
      }
      continue;
    }
    path.push(tag.name);
    if (reports.has(tag.name)) {
      account = '';
      into = [];
    }
    if (gatherers.has(tag.name)) {
      const leaves: Leaves = new Map();
      if (tag.name === 'NTRY') entry = {line: tag.line, leaves, details: []};
      into.push({leaves, depth: path.length});
      continue;
    }
    const place = into.at(-1);
    if (place) gather(place.leaves, path.slice(place.depth), tag);
    else if (account === '' && isAccountId(path)) account = tag.text;
  }
  return {format: 'camt', rows, balances};
}

function gather(leaves: Leaves, path: readonly string[], {attributes, text}: Tag): void {
  const key = path.join('/');
  const add = (name: string, value: string): void => {
    if (value !== '') leaves.set(name, [...(leaves.get(name) ?? []), value]);
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

function toBalances(leaves: Leaves, account: string): StatementBalance[] {
  const code = first(leaves, 'TP/CDORPRTRY/CD');
  const kind = code === 'OPBD' || code === 'PRCD' ? 'opening' : code === 'CLBD' ? 'closing' : null;
  return kind === null ? [] : [{kind, account, amount: signed(first(leaves, 'AMT'), first(leaves, 'CDTDBTIND'))}];
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
  const others = direction === 'DBIT' ? ['CDTR', 'ULTMTCDTR'] : ['DBTR', 'ULTMTDBTR'];
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
