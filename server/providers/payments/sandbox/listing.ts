import {and, asc, eq, gt, type SQL} from 'drizzle-orm';
import type {AnyPgColumn} from 'drizzle-orm/pg-core';
import {succeed} from '#contract/kernel/failure.ts';
import type {Asked, ListedCustomers, ListedPayments, ListingPage} from '#server/providers/payments/port.ts';
import type {SandboxParts} from './sandbox-parts.ts';
import {customers, intents} from './tables.ts';
import {toPayment} from './to-payment.ts';

/** See `PaymentsPort.listPayments`. */
export async function listPayments(
  {database, now}: SandboxParts,
  {after, limit}: ListingPage,
): Promise<Asked<ListedPayments>> {
  const found = await database
    .select()
    .from(intents)
    .where(and(eq(intents.kind, 'payment'), isAfter(intents.id, after)))
    .orderBy(asc(intents.id))
    .limit(limit);
  const payments = found.map((intent) => {
    const {paymentId, orderId, state, receivedCents, givenBackCents, disputedCents} = toPayment(intent, now());
    return {paymentId, orderId, state, receivedCents, givenBackCents, isDisputed: disputedCents > 0};
  });
  return succeed({payments, next: nextAfter(found, limit)});
}

/** See `PaymentsPort.listCustomers`. */
export async function listCustomers(
  {database}: SandboxParts,
  {after, limit}: ListingPage,
): Promise<Asked<ListedCustomers>> {
  const found = await database
    .select({id: customers.id})
    .from(customers)
    .where(and(eq(customers.removed, false), isAfter(customers.id, after)))
    .orderBy(asc(customers.id))
    .limit(limit);
  return succeed({customerIds: found.map(({id}) => id), next: nextAfter(found, limit)});
}

function isAfter(column: AnyPgColumn, after: string | null): SQL | undefined {
  return after === null ? undefined : gt(column, after);
}

function nextAfter(found: readonly {readonly id: string}[], limit: number): string | null {
  return found.length < limit ? null : (found.at(-1)?.id ?? null);
}
