import {eq} from 'drizzle-orm';
import type {Queryable, Transaction} from '#server/db/database.ts';
import {lockSpace} from '#server/db/spaces.ts';
import {subscriptionCharges, type ChargeRow} from './table.ts';

/** A charge by its id. */
export async function findCharge(database: Queryable, id: string): Promise<ChargeRow | undefined> {
  const [found] = await database.select().from(subscriptionCharges).where(eq(subscriptionCharges.id, id));
  return found;
}

/** A charge that nobody else touches until the transaction ends. Its company's turn is taken first, as everywhere. */
export async function lockCharge(tx: Transaction, {id, companyId}: ChargeRow): Promise<ChargeRow> {
  await lockSpace(tx, companyId);
  const [found] = await tx.select().from(subscriptionCharges).where(eq(subscriptionCharges.id, id)).for('update');
  if (!found) throw new Error('a charge that was found is gone');
  return found;
}

/** Changes a charge. @param charge locked. @returns it as it is then. */
export async function changeCharge(
  tx: Transaction,
  {id}: ChargeRow,
  change: Partial<Omit<ChargeRow, 'id'>>,
): Promise<ChargeRow> {
  const [changed] = await tx.update(subscriptionCharges).set(change).where(eq(subscriptionCharges.id, id)).returning();
  if (!changed) throw new Error('a charge that was locked is gone');
  return changed;
}
