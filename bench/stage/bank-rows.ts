import {createHash} from 'node:crypto';
import type {Json} from '#contract/kernel/field-values.ts';
import {newId} from '#contract/kernel/ids.ts';
import {seededRandom} from '#bench/kit/statistics.ts';

/** A movement with every field a device may set. */
export type BankRow = Readonly<Record<string, Json>> & {
  readonly id: string;
  readonly date: string;
  readonly description: string;
  readonly amountUnits: number;
  readonly accountId: string;
  readonly categoryId: string | null;
};

const merchants = ['Amazon', 'Café Olé', 'Uber', 'Meta Ads', 'Panadería São João', 'Hetzner', 'Stripe', 'Bold'];
const createdAt = '2026-03-05T10:00:00.000Z';
const lastDayMs = Date.UTC(2026, 9, 31);

/** The shop of the oldest rows, and how many are of it, where there are many in all. */
export const shop = 'Ferretería Tornillo';
export const shopRows = 200;
const rowsOfMany = 10_000;

/** Ids that are the same on every run. */
export function seededIds(seed: number): () => string {
  const random = seededRandom(seed);
  let count = 0;
  return () => {
    count += 1;
    return newId(Date.UTC(2026, 0, 1) + count, (bytes) => {
      for (let at = 0; at < bytes.length; at += 1) bytes[at] = Math.floor(random() * 256);
    });
  };
}

/**
 * Movements as banks give them, newest first, 70 a day: nearly every description is another one because of its reference number.
 * A tenth is on the last account, in one stretch of the newest days of it. Of many the oldest are of one shop, and nobody has looked at them.
 */
export function makeBankRows(count: number, accountIds: readonly string[], categoryIds: readonly string[]): BankRow[] {
  const random = seededRandom(7);
  const nextId = seededIds(11);
  const pick = <Value>(values: readonly Value[]): Value | undefined => values[Math.floor(random() * values.length)];
  const smallAccount = accountIds.at(-1) ?? '';
  return Array.from({length: count}, (_, place) => {
    const merchant = pick(merchants) ?? '';
    const row = {
      id: nextId(),
      date: new Date(lastDayMs - Math.floor(place / 70) * 86_400_000).toISOString().slice(0, 10),
      description: `${merchant.toUpperCase()} REF ${Math.floor(random() * 1e9)}`,
      merchant,
      amountUnits: Math.floor(random() * 2e5) - 15e4,
      currency: 'USD',
      accountId: place % 10 === 9 ? smallAccount : (accountIds[place % (accountIds.length - 1)] ?? ''),
      categoryId: random() < 0.7 ? (pick(categoryIds) ?? null) : null,
      note: random() < 0.02 ? `Nota ${place}` : null,
      checked: random() < 0.6,
      importId: null,
      importLine: null,
      identity: `${merchant}${place}`,
      balanceUnits: null,
      createdAt,
    };
    if (count < rowsOfMany || place < count - shopRows) return row;
    return {
      ...row,
      description: `${shop.toUpperCase()} REF ${place}`,
      merchant: null,
      categoryId: null,
      checked: false,
    };
  });
}

/** A statement as CSV, newest first, with a running balance: about 85 bytes a row. */
export function makeBankFile(rowCount: number): string {
  const lines: string[] = [];
  let balance = 0;
  for (let row = 0; row < rowCount; row += 1) {
    const units = (((row * 7_919) % 90_000) - 45_000) / 100;
    balance = Math.round((balance + units) * 100) / 100;
    const day = new Date(Date.UTC(2015, 0, 1) + Math.floor(row / 25) * 86_400_000).toISOString().slice(0, 10);
    const date = `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;
    const text = row % 5 === 0 ? `"POS DEBIT ${row % 977}, STORE ${row % 89}"` : `Transfer ${row % 1_009} ref ${row}`;
    lines.push(`${date},${text},${units.toFixed(2)},${balance.toFixed(2)},USD,Completed,Payment ${row % 13} of order`);
  }
  return ['Date,Description,Amount,Balance,Currency,Status,Memo', ...lines.toReversed()].join('\n');
}

/** The amounts of {@link makeBankFile} in cents, summed. */
export function sumOfBankFile(rowCount: number): number {
  let sum = 0;
  for (let row = 0; row < rowCount; row += 1) sum += ((row * 7_919) % 90_000) - 45_000;
  return sum;
}

/** One short text for what rows hold, whatever their order: equal texts, equal rows. */
export function checksum(
  rows: readonly {readonly id: string; readonly amountUnits: number; readonly categoryId: string | null}[],
): string {
  const lines = rows.map((row) => `${row.id} ${row.amountUnits} ${row.categoryId}`).sort();
  return `${rows.length} rows ${createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 12)}`;
}
