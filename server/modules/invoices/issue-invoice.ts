import {and, eq} from 'drizzle-orm';
import {invoices as table} from '#contract/invoices/invoice.ts';
import {
  makeCreditNote,
  makeInvoice,
  type Charged,
  type Credited,
  type Seller,
} from '#contract/invoices/make-invoice.ts';
import type {Queryable, Transaction} from '#server/db/database.ts';
import {lockSpace} from '#server/db/spaces.ts';
import {writeSynced, type SyncedWrite} from '#server/sync/write-synced.ts';
import {invoices} from './table.ts';
import {takeNumber} from './take-number.ts';

/** What issues invoices and credit notes for those who settle payments. */
export type InvoiceDesk = {
  /** Issues the invoice of something that was paid. @returns its number; null where nothing was paid. Rule: INV1. */
  readonly issue: (tx: Transaction, charged: Charged) => Promise<string | null>;
  /** Credits what goes back, and no more than is left. @returns the credit note's number; null where there is nothing to credit. Rule: INV5. */
  readonly credit: (tx: Transaction, credited: Credited) => Promise<string | null>;
  /** Credits what the card provider has given back beyond all credit notes. Rule: INV5. */
  readonly creditUpTo: (tx: Transaction, given: Omit<Credited, 'lines'>) => Promise<string | null>;
  /** The number of the invoice of an order or a charge; null where it has none. */
  readonly findNumber: (database: Queryable, sourceId: string) => Promise<string | null>;
};

/** Opens the desk of invoices. @param now milliseconds since 1970. */
export function openInvoices(parts: {readonly now: () => number; readonly seller: Seller}): InvoiceDesk {
  return {
    issue: async (tx, charged) => {
      if (charged.totalCents === 0) return null;
      await lockSpace(tx, charged.companyId);
      const row = makeInvoice(charged, parts.seller, await takeNumber(tx, 'invoice', charged.paidAt));
      await write(tx, charged.companyId, {table: 'invoices', create: [row]}, parts.now());
      return row.number;
    },
    credit: async (tx, credited) => credit(tx, parts.now(), credited, () => credited.amountCents),
    creditUpTo: async (tx, given) =>
      credit(tx, parts.now(), {...given, lines: []}, (soFar) => given.amountCents - soFar),
    findNumber: async (database, sourceId) => (await findInvoice(database, sourceId))?.number ?? null,
  };
}

async function credit(
  tx: Transaction,
  nowMs: number,
  credited: Credited,
  wanted: (soFarCents: number) => number,
): Promise<string | null> {
  const found = await findInvoice(tx, credited.sourceId);
  if (!found) return null;
  // One after the other, so that two never credit the same.
  await lockSpace(tx, found.spaceId);
  const before = await tx
    .select({totalCents: invoices.totalCents, taxCents: invoices.taxCents})
    .from(invoices)
    .where(and(eq(invoices.spaceId, found.spaceId), eq(invoices.creditedId, found.id)));
  const soFar = before.reduce((sum, {totalCents}) => sum + totalCents, 0);
  const amountCents = Math.min(wanted(soFar), found.totalCents - soFar);
  if (amountCents <= 0) return null;
  const issued = await takeNumber(tx, 'credit-note', credited.decidedAt);
  const row = makeCreditNote(table.row.parse(found), {...credited, amountCents, before}, issued);
  await write(tx, found.spaceId, {table: 'invoices', create: [row]}, nowMs);
  return row.number;
}

async function findInvoice(database: Queryable, sourceId: string) {
  const [found] = await database
    .select()
    .from(invoices)
    .where(and(eq(invoices.sourceId, sourceId), eq(invoices.kind, 'invoice')));
  return found;
}

async function write(tx: Transaction, spaceId: string, written: SyncedWrite, nowMs: number): Promise<void> {
  await writeSynced(tx, {spaceId, author: {kind: 'product'}, nowMs}, [written]);
}
