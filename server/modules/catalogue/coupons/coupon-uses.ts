import {and, eq, isNull, ne, sql} from 'drizzle-orm';
import type {CouponEffect} from '#contract/catalogue/coupon-effect.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import type {Queryable, Transaction} from '#server/db/database.ts';
import {effectOf, judgeCoupon, type CouponWish, type Judged} from './judge-coupon.ts';
import type {Coupon, Coupons} from './read-coupons.ts';
import {couponUses} from './table.ts';

/** The first half of a lock's key, the same for every node; the other half is the code. */
const couponLock = 7_216_048;

/** A wish with where and when it is made. `orderId` is the order's own: its reservation is not counted against it. */
export type CouponAsk = {
  readonly coupons: Coupons;
  readonly wish: CouponWish;
  readonly orderId?: string;
  readonly nowMs: number;
};

/** What a coupon takes off an order, or why it does not count now. It is held for nobody. Rule: CPN3. */
export async function findCoupon(
  tx: Queryable,
  {coupons, wish, orderId, nowMs}: CouponAsk,
): Promise<Judged<CouponEffect>> {
  const judged = judgeCoupon(coupons, wish, new Date(nowMs).toISOString().slice(0, 10));
  if (!judged.ok) return judged;
  if (await isUsedUp(tx, judged.value, orderId)) return fail('conflict', 'catalogue.coupon-used-up');
  return succeed(effectOf(judged.value));
}

/**
 * Gives an order its coupon while it is being paid; another one that it had is free again. Whoever wants the same coupon waits until the
 * transaction ends, so that of its last use one order has it. Again for the same order it changes nothing.
 *
 * @returns what it takes off, or why the order has none: then it has none at all. Rules: CPN4, CPN5. Source: D45.
 */
export async function reserveCoupon(
  tx: Transaction,
  ask: CouponAsk & {readonly orderId: string},
): Promise<Judged<CouponEffect>> {
  const {coupons, wish, orderId, nowMs} = ask;
  const judged = judgeCoupon(coupons, wish, new Date(nowMs).toISOString().slice(0, 10));
  if (judged.ok) await tx.execute(sql`select pg_advisory_xact_lock(${couponLock}, hashtext(${judged.value.code}))`);
  const found = await findCoupon(tx, ask);
  if (!found.ok) {
    await releaseCoupon(tx, orderId);
    return found;
  }
  const {code} = found.value;
  await tx
    .insert(couponUses)
    .values({orderId, code, reservedAt: new Date(nowMs).toISOString()})
    .onConflictDoUpdate({target: couponUses.orderId, set: {code}, setWhere: isNull(couponUses.usedAt)});
  return found;
}

/** Notes that an order with a coupon is paid. @returns false where it had none reserved, and has none used. Rule: CPN5. */
export async function useCoupon(tx: Transaction, orderId: string, nowMs: number): Promise<boolean> {
  const usedAt = sql`coalesce(${couponUses.usedAt}, ${new Date(nowMs).toISOString()}::timestamptz)`;
  const rows = await tx
    .update(couponUses)
    .set({usedAt})
    .where(eq(couponUses.orderId, orderId))
    .returning({code: couponUses.code});
  return rows.length > 0;
}

/** Frees the coupon of an order that will not be paid as it is; one that was paid stays used. Rule: CPN5. */
export async function releaseCoupon(tx: Transaction, orderId: string): Promise<void> {
  await tx.delete(couponUses).where(and(eq(couponUses.orderId, orderId), isNull(couponUses.usedAt)));
}

async function isUsedUp(tx: Queryable, {code, mostUses}: Coupon, orderId: string | undefined): Promise<boolean> {
  if (mostUses === undefined) return false;
  const isOthers = orderId === undefined ? undefined : ne(couponUses.orderId, orderId);
  return (await tx.$count(couponUses, and(eq(couponUses.code, code), isOthers))) >= mostUses;
}
