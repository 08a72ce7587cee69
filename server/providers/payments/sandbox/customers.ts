import {and, eq} from 'drizzle-orm';
import {succeed} from '#contract/kernel/failure.ts';
import {inTransaction, type Queryable} from '#server/db/database.ts';
import type {Asked} from '#server/providers/payments/port.ts';
import {makeId, type SandboxParts} from './sandbox-parts.ts';
import {cards, customers} from './tables.ts';

/** See `PaymentsPort.ensureCustomer`. */
export async function ensureCustomer(
  {database}: SandboxParts,
  details: {readonly key: string; readonly email: string; readonly name: string},
): Promise<Asked<{customerId: string}>> {
  const {key, email, name} = details;
  const [row] = await database
    .insert(customers)
    .values({id: makeId('cus'), key, email, name})
    .onConflictDoUpdate({target: customers.key, set: {email, name}})
    .returning();
  if (!row) throw new Error('the sandbox has lost a customer');
  return succeed({customerId: row.id});
}

/** See `PaymentsPort.removeCustomer`. Payments name their customer, so that a row without anything of the person stays. */
export async function removeCustomer({database}: SandboxParts, customerId: string): Promise<Asked<object>> {
  await inTransaction(database, async (tx) => {
    const nothing = {key: customerId, email: '', name: '', defaultCardId: null, removed: true};
    await tx.update(customers).set(nothing).where(eq(customers.id, customerId));
    await tx.update(cards).set({removed: true}).where(eq(cards.customerId, customerId));
  });
  return succeed({});
}

/** A customer that was not forgotten. */
export async function findCustomer(
  database: Queryable,
  customerId: string,
): Promise<typeof customers.$inferSelect | undefined> {
  const isThere = and(eq(customers.id, customerId), eq(customers.removed, false));
  const [found] = await database.select().from(customers).where(isThere);
  return found;
}
