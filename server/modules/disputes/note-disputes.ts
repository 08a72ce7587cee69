import {and, eq, isNull, sql} from 'drizzle-orm';
import {isOpenDispute} from '#contract/payments/dispute.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {inTransaction, toInstant, type Transaction} from '#server/db/database.ts';
import {makeId} from '#server/db/make-id.ts';
import type {Payment, PaymentDispute} from '#server/providers/payments/port.ts';
import type {DisputesParts} from './disputes-parts.ts';
import {disputeNews, paymentDisputes} from './table.ts';

/** What a later reading has written already: whoever throws it is asked again, and reads again. */
class ReadTooEarlyError extends Error {}

/**
 * Asks the provider for the disputes of a payment and keeps them as they are. Safe at any time, in any order and as often as one likes.
 *
 * @throws where the provider cannot be asked, or somebody wrote meanwhile: the same is then asked again. Rules: DSP2, PAY8, PAY16.
 */
export async function noteDisputes({database, now, port}: DisputesParts, paymentId: string): Promise<void> {
  const before = await readVersion(database, paymentId);
  const read = await port.readPayment(paymentId);
  if (!read.ok && read.failure.code === 'not-found') return;
  if (!read.ok) throw new Error(read.failure.reason);
  const payment = read.value;
  // What else is paid on the same account names something of its own.
  if (payment.disputes.length === 0 || !idSchema.safeParse(payment.orderId).success) return;
  await inTransaction(database, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`disputes ${paymentId}`}, 0))`);
    if ((await readVersion(tx, paymentId)) !== before) throw new ReadTooEarlyError('another reading was quicker');
    for (const dispute of payment.disputes) await keep(tx, {payment, dispute, vendor: port.vendor, nowMs: now()});
  });
}

/** How often the disputes of a payment were written. */
async function readVersion(database: Pick<Transaction, 'select'>, paymentId: string): Promise<number> {
  const [row] = await database
    .select({sum: sql<string>`coalesce(sum(${paymentDisputes.version}), 0)`})
    .from(paymentDisputes)
    .where(eq(paymentDisputes.paymentId, paymentId));
  return Number(row?.sum ?? 0);
}

type Keeping = {
  readonly payment: Payment;
  readonly dispute: PaymentDispute;
  readonly vendor: DisputesParts['port']['vendor'];
  readonly nowMs: number;
};

async function keep(tx: Transaction, {payment, dispute, vendor, nowMs}: Keeping): Promise<void> {
  const {disputeId, state, amountCents, reason, openedAt, answerBy} = dispute;
  const isThis = and(eq(paymentDisputes.vendor, vendor), eq(paymentDisputes.disputeId, disputeId));
  const [known] = await tx.select().from(paymentDisputes).where(isThis);
  const isSame =
    known?.state === state &&
    known.amountCents === amountCents &&
    known.reason === reason &&
    known.answerBy === answerBy;
  if (isSame) return;
  const at = toInstant(nowMs);
  const closedAt = isOpenDispute(state) ? null : (known?.closedAt ?? at);
  const version = (known?.version ?? 0) + 1;
  const id = known?.id ?? makeId(nowMs);
  const facts = {amountCents, reason, state, openedAt, answerBy, closedAt, version};
  if (known) await tx.update(paymentDisputes).set(facts).where(isThis);
  else {
    const {paymentId, orderId: sourceId} = payment;
    await tx.insert(paymentDisputes).values({id, disputeId, vendor, paymentId, sourceId, ...facts});
  }
  if (known?.state !== state) await tx.insert(disputeNews).values({disputeRowId: id, version, state, at});
}

async function listOpen({database, port}: DisputesParts): Promise<readonly string[]> {
  const rows = await database
    .selectDistinct({paymentId: paymentDisputes.paymentId})
    .from(paymentDisputes)
    .where(and(eq(paymentDisputes.vendor, port.vendor), isNull(paymentDisputes.closedAt)));
  return rows.map(({paymentId}) => paymentId);
}

/** Asks anew about each dispute that is open: the word that it is decided may have been lost. Rule: DSP2. */
export async function watchDisputes(parts: DisputesParts, report: (error: unknown) => void): Promise<number> {
  const paymentIds = await listOpen(parts);
  for (const paymentId of paymentIds) await noteDisputes(parts, paymentId).catch(report);
  return paymentIds.length;
}
