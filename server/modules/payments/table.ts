import {pgTable, primaryKey, text} from 'drizzle-orm/pg-core';
import {paymentVendors} from '#contract/payments/payment-provider.ts';
import {rowId} from '#server/db/columns.ts';

/** A customer as the database holds it. */
export type CustomerRow = typeof paymentCustomers.$inferSelect;

/** The card provider's customers, one for each vendor: of people by their id, of visitors by that of their order. Rule: PAY16. */
export const paymentCustomers = pgTable(
  'payment_customers',
  {
    ownerId: rowId('owner_id').notNull(),
    vendor: text('vendor', {enum: paymentVendors}).notNull(),
    customerId: text('customer_id').notNull(),
  },
  ({ownerId, vendor}) => [primaryKey({columns: [ownerId, vendor]})],
);
