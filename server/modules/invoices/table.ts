import {integer, pgTable, primaryKey, text} from 'drizzle-orm/pg-core';
import * as invoice from '#contract/invoices/invoice.ts';
import {invoiceKinds} from '#contract/invoices/invoice.ts';
import {toQueryable} from '#server/db/synced-columns.ts';

/** What was paid to Faro, and what went back. */
export const invoices = toQueryable(invoice.invoices);

/** How many numbers of a year were given, and the civil day of the last. Rules: INV2, INV4. */
export const invoiceSeries = pgTable(
  'invoice_series',
  {
    kind: text('kind', {enum: invoiceKinds}).notNull(),
    year: text('year').notNull(),
    count: integer('count').notNull(),
    lastOn: text('last_on').notNull(),
  },
  ({kind, year}) => [primaryKey({columns: [kind, year]})],
);
