import {and, eq, inArray, ne} from 'drizzle-orm';
import {fail, succeed} from '#contract/kernel/failure.ts';
import type {Transaction} from '#server/db/database.ts';
import {ownerOf} from './order-store.ts';
import type {OrdersParts} from './orders-parts.ts';
import {isOrderedFor} from './purchases/is-being-paid.ts';
import {orders, type FormationOrder} from './table.ts';

/** The company that an order migrates, where its owner had added it before; null for any other order. Source: D44. */
export function addedCompanyOf({kind, draft}: Pick<FormationOrder, 'kind' | 'draft'>): string | null {
  // Orders of before have no such answer.
  return kind === 'migrate' ? (draft.addedCompanyId ?? null) : null;
}

type Checked = Pick<FormationOrder, 'id' | 'kind' | 'draft' | 'userId' | 'takerId'>;

const details = {field: 'addedCompanyId', step: 'existing'};

/** There is no such company for who asks. */
export const companyUnknown = fail('not-found', 'order.company-unknown', {details});

/** Asks whether an order may migrate the company that it names. It waits for others that do the same at this moment. Rules: ORD19, DIS4. */
export async function checkAdded(tx: Transaction, {judgeAdded}: Pick<OrdersParts, 'judgeAdded'>, order: Checked) {
  const companyId = addedCompanyOf(order);
  if (companyId === null) return succeed(null);
  const ownerId = ownerOf(order);
  const state = ownerId === null ? 'unknown' : await judgeAdded(tx, companyId, ownerId);
  if (state === 'unknown') return companyUnknown;
  if (state === 'dissolving') return fail('conflict', 'order.company-dissolving', {details});
  if (state === 'migrated') return fail('conflict', 'order.company-migrated', {details});
  const [other] = await tx
    .select({kind: orders.kind})
    .from(orders)
    .where(
      and(
        ne(orders.id, order.id),
        eq(orders.state, 'paying'),
        inArray(orders.kind, ['migrate', 'dissolution']),
        isOrderedFor(companyId),
      ),
    )
    .limit(1);
  if (!other) return succeed(null);
  return fail('conflict', other.kind === 'dissolution' ? 'order.company-dissolving' : 'order.company-paying', {
    details,
  });
}
