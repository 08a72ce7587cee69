import {and, eq, notInArray, sql} from 'drizzle-orm';
import type {Difference} from '#contract/comparing/find-differences.ts';
import type {PaymentVendor} from '#contract/payments/payment-provider.ts';
import {toInstant, type Transaction} from '#server/db/database.ts';
import {makeId} from '#server/db/make-id.ts';
import {differences} from './table.ts';

/** A payment or a customer, and what it was for. */
export type Subject = {
  readonly vendor: PaymentVendor;
  readonly subject: string;
  readonly orderId: string | null;
  readonly companyId: string | null;
};

/**
 * Writes what differs about one payment or customer, in place of what did before: what is mended goes, what is another than before is open again, and
 * what was noted as dealt with stays so. Rule: CMP4.
 */
export async function noteDifferences(
  tx: Transaction,
  {vendor, subject, orderId, companyId}: Subject,
  found: readonly Difference[],
  nowMs: number,
): Promise<void> {
  const isOf = and(eq(differences.vendor, vendor), eq(differences.subject, subject));
  const kinds = found.map(({kind}) => kind);
  await tx.delete(differences).where(kinds.length === 0 ? isOf : and(isOf, notInArray(differences.kind, kinds)));
  for (const difference of found) {
    const isSame = sql`${differences.oursCents} is not distinct from excluded.ours_cents and ${differences.theirsCents} is not distinct from excluded.theirs_cents`;
    await tx
      .insert(differences)
      .values({...difference, id: makeId(nowMs), vendor, subject, orderId, companyId, since: toInstant(nowMs)})
      .onConflictDoUpdate({
        target: [differences.vendor, differences.subject, differences.kind],
        set: {
          oursCents: sql`excluded.ours_cents`,
          theirsCents: sql`excluded.theirs_cents`,
          since: sql`case when ${isSame} then ${differences.since} else excluded.since end`,
          settledAt: sql`case when ${isSame} then ${differences.settledAt} end`,
        },
      });
  }
}
