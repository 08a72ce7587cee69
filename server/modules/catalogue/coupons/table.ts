import {pgTable, text} from 'drizzle-orm/pg-core';
import {instant, rowId} from '#server/db/columns.ts';

/** Which order has which coupon: reserved, and used once it is paid. Rules: CPN4, CPN5. */
export const couponUses = pgTable('coupon_uses', {
  orderId: rowId('order_id').primaryKey(),
  code: text('code').notNull(),
  reservedAt: instant('reserved_at').notNull(),
  usedAt: instant('used_at'),
});
