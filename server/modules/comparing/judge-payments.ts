import {sql} from 'drizzle-orm';
import {findDifferences, type ToldPayment} from '#contract/comparing/find-differences.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {inTransaction, toInstant} from '#server/db/database.ts';
import type {Payment} from '#server/providers/payments/port.ts';
import type {ComparingParts} from './comparing-parts.ts';
import {noteDifferences} from './note-differences.ts';
import {heldIds, isBeingPaid, readHeld} from './read-held.ts';
import {comparedPayments} from './table.ts';

/** What moved this recently may not have been heard of by the other side yet. Rule: CMP2. */
const quietMs = 3_600_000;

/** How many payments are read in one go. */
const atOnce = 500;

/** What became of a page: the last id that was looked at; null where there are no more. */
export type Judged = {readonly cursor: string | null} | 'provider-down';

/**
 * Compares the payments after one, by id, with what the provider said of them; what seems to differ is asked for once more, and written as it is then.
 * Rules: CMP2, CMP3.
 */
export async function judgePayments(parts: ComparingParts, after: string | null): Promise<Judged> {
  const {database, port} = parts;
  const {rows} = await database.execute<{payment_id: string; differs: boolean}>(sql`
    select one.payment_id, exists (select from payment_differences as noted
      where noted.vendor = ${port.vendor} and noted.subject = one.payment_id) as differs
    from (${heldIds(port.vendor)} union select payment_id from compared_payments
      union select subject from payment_differences where vendor = ${port.vendor} and kind <> 'customer-gone') as one
    where one.payment_id > ${after ?? ''} order by one.payment_id limit ${atOnce}`);
  const ids = rows.map((row) => row.payment_id);
  const held = await readHeld(database, port.vendor, ids);
  const told = await readTold(parts, ids);
  for (const {payment_id: id, differs} of rows) {
    const found = findDifferences(held.get(id) ?? null, told.get(id) ?? null);
    if ((found.length > 0 || differs) && !(await judgeOne(parts, id))) return 'provider-down';
  }
  return {cursor: rows.length < atOnce ? null : (ids.at(-1) ?? null)};
}

async function readTold({database}: ComparingParts, ids: readonly string[]): Promise<Map<string, ToldPayment>> {
  const rows = await database
    .select()
    .from(comparedPayments)
    .where(sql`${comparedPayments.paymentId} = any(${sql.param([...ids])}::text[])`);
  return new Map(
    rows.map(({paymentId, orderId, isDisputed, ...row}) => [
      paymentId,
      // How much is disputed is asked for of those that are.
      {...row, disputedCents: isDisputed ? row.receivedCents : 0, isOfOrder: isOrderId(orderId)},
    ]),
  );
}

/** @returns false where the provider cannot be asked. */
async function judgeOne({database, now, port}: ComparingParts, paymentId: string): Promise<boolean> {
  const read = await port.readPayment(paymentId);
  if (!read.ok && read.failure.code === 'provider-down') return false;
  const payment = read.ok ? read.value : null;
  await inTransaction(database, async (tx) => {
    const nowMs = now();
    const since = toInstant(nowMs - quietMs);
    const held = (await readHeld(tx, port.vendor, [paymentId])).get(paymentId) ?? null;
    const isMoving = held ? held.movedAt > since : payment && (await isPayingFor(payment));
    if (isMoving) return;
    const {orderId = null, companyId = null} = held ?? {};
    const subject = {vendor: port.vendor, subject: paymentId, orderId, companyId};
    await noteDifferences(tx, subject, findDifferences(held, payment && toTold(payment)), nowMs);

    async function isPayingFor({orderId: named}: Payment): Promise<boolean> {
      return isOrderId(named) && isBeingPaid(tx, named, since);
    }
  });
  return true;
}

function toTold({state, receivedCents, givenBackCents, disputedCents, orderId}: Payment): ToldPayment {
  return {state, receivedCents, givenBackCents, disputedCents, isOfOrder: isOrderId(orderId)};
}

function isOrderId(text: string): boolean {
  return idSchema.safeParse(text).success;
}
