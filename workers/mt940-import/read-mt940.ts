import {
  emptyRow,
  type Statement,
  type StatementBalance,
  type StatementRow,
} from '#workers/statement-files/statement.ts';
import {readDetails} from './read-details.ts';

/** A field of a message, such as `:61:`, with the lines that go on with it. */
type Field = {readonly tag: string; readonly line: number; readonly text: string};

/** `:61:` value date, entry date, direction, letter of the currency, amount, kind, own reference and the bank's. */
const movement =
  /^(\d{6})(\d{4})?(R?[CD]|E[CD])([A-Z])? ?([\d.]*,\d*|[\d.]+)([NFS][A-Z0-9]{3})?([^/\n]*(?:\/(?!\/)[^/\n]*)*)(?:\/\/([^\n]*))?/i;

/** `:60F:` and `:62F:`: direction, day, currency and amount; those with M are of a page within a statement. */
const balance = /^([CD])\d{6}([A-Z]{3}) ?([\d.]*,\d*|[\d.]+)/i;

/** What stands in place of a reference. */
const noReference = /^(?:NONREF|EREF|PREF|MARF|KREF)$/i;

/**
 * Reads MT940, with or without the blocks around it, of one message or many. Source: providers.md, *MT940*. Rules: IMP34, IMP35.
 */
export function readMt940(text: string): Statement {
  const rows: StatementRow[] = [];
  const first = new Map<string, StatementBalance>();
  const last = new Map<string, StatementBalance>();
  let [account, currency] = ['', ''];
  /** Whether the field before is the movement that details would be of. */
  let isOpen = false;
  for (const {tag, line, text: value} of readFields(text)) {
    if (tag === '25') account = value.split('\n')[0]?.trim() ?? '';
    else if (tag === '60F' || tag === '60M' || tag === '62F' || tag === '62M') {
      isOpen = false;
      const found = balance.exec(value);
      if (!found) continue;
      currency = (found[2] ?? '').toUpperCase();
      const amount = signed(found[3] ?? '', found[1]?.toUpperCase() === 'D');
      if (tag === '60F' && !first.has(account)) first.set(account, {kind: 'opening', account, amount});
      if (tag === '62F') last.set(account, {kind: 'closing', account, amount});
    } else if (tag === '61') {
      rows.push(readMovement(value, {line, account, currency}));
      isOpen = true;
    } else if (tag === '86') {
      const row = rows.at(-1);
      // Behind a balance it is of the whole statement.
      if (row && isOpen) rows[rows.length - 1] = {...row, ...readDetails(value)};
      isOpen = false;
    } else if (tag !== '') isOpen = false;
  }
  return {format: 'mt940', rows: rows.map(withWords), balances: [...first.values(), ...last.values()]};
}

function* readFields(text: string): Generator<Field> {
  let tag = '';
  let line = 0;
  let parts: string[] = [];
  for (const [place, written] of text.split('\n').entries()) {
    const start = /^[ \t]*(?:\{4:)?:(\d\d[A-Z]?):(.*)$/i.exec(written);
    const isEnd = written.startsWith('-}') || written === '-' || written.startsWith('{');
    if (start || isEnd) {
      if (tag !== '') yield {tag, line, text: parts.join('\n')};
      tag = start ? (start[1] ?? '').toUpperCase() : '';
      line = place + 1;
      parts = [start?.[2] ?? ''];
    } else parts.push(written);
  }
  if (tag !== '') yield {tag, line, text: parts.join('\n')};
}

function readMovement(value: string, place: Pick<StatementRow, 'line' | 'account' | 'currency'>): StatementRow {
  const found = movement.exec(value);
  // What cannot be read is a row with an error, whose words are all there.
  if (!found) return {...emptyRow, ...place, date: value.slice(0, 6), amount: value.slice(0, 60), description: value};
  const [, valueDay = '', entryDay, direction = '', , amount = '', , own = '', bank = ''] = found;
  const side = direction.toUpperCase();
  const reference = own.trim();
  return {
    ...emptyRow,
    ...place,
    date: bookingDay(valueDay, entryDay),
    // A reversal of money that came in goes out. What is expected only is not booked yet.
    amount: signed(amount, side === 'D' || side === 'RC' || side === 'ED'),
    isPending: side.startsWith('E'),
    bankId: bank.trim(),
    reference: noReference.test(reference) ? '' : reference,
    note: '',
  };
}

/** A movement whose details are nowhere is called by its reference. */
function withWords(row: StatementRow): StatementRow {
  return row.description === '' ? {...row, description: row.counterparty || row.reference || row.bankId} : row;
}

/** The day of booking is written without a year: it is the nearest to the value date, which has one. */
function bookingDay(valueDay: string, entryDay: string | undefined): string {
  const year = 2_000 + Number(valueDay.slice(0, 2));
  const month = valueDay.slice(2, 4);
  if (entryDay === undefined) return `${year}-${month}-${valueDay.slice(4, 6)}`;
  const apart = Number(entryDay.slice(0, 2)) - Number(month);
  const ownYear = apart > 6 ? year - 1 : apart < -6 ? year + 1 : year;
  return `${ownYear}-${entryDay.slice(0, 2)}-${entryDay.slice(2, 4)}`;
}

function signed(amount: string, isOut: boolean): string {
  // Nothing may stand before or behind the comma; a single point with cents behind it is the mark of a bank that writes no comma.
  const isPoint = /^\d*\.\d{1,2}$/.test(amount);
  const digits = isPoint ? amount : amount.replaceAll('.', '').replace(/,$/, '').replace(',', '.');
  const plain = digits.startsWith('.') ? `0${digits}` : digits;
  return isOut ? `-${plain}` : plain;
}
