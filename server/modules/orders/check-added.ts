import {and, eq, ne, sql} from 'drizzle-orm';
import {fail, succeed} from '#contract/kernel/failure.ts';
import type {Transaction} from '#server/db/database.ts';
import type {OrdersParts} from './orders-parts.ts';
import {orders, type OrderRow} from './table.ts';

/** The company that an order migrates, where its owner had added it before; null for any other order. Source: D44. */
export function addedCompanyOf({kind, draft}: Pick<OrderRow, 'kind' | 'draft'>): string | null {
  // Orders of before have no such answer.
  return kind === 'migrate' ? (draft.addedCompanyId ?? null) : null;
}

type Checked = Pick<OrderRow, 'id' | 'kind' | 'draft' | 'userId'>;

/** Asks whether an order may migrate the company that it names. It waits for others that do the same at this moment. Rule: ORD19. */
export async function checkAdded(tx: Transaction, {judgeAdded}: Pick<OrdersParts, 'judgeAdded'>, order: Checked) {
  const companyId = addedCompanyOf(order);
  if (companyId === null) return succeed(null);
  const state = order.userId === null ? 'unknown' : await judgeAdded(tx, companyId, order.userId);
  const details = {field: 'addedCompanyId', step: 'existing'};
  if (state === 'unknown') return fail('not-found', 'order.company-unknown', {details});
  if (state === 'migrated') return fail('conflict', 'order.company-migrated', {details});
  const isPaying = and(ne(orders.id, order.id), eq(orders.state, 'paying'));
  const others = await tx.$count(orders, and(isPaying, sql`${orders.draft} ->> 'addedCompanyId' = ${companyId}`));
  return others > 0 ? fail('conflict', 'order.company-paying', {details}) : succeed(null);
}
