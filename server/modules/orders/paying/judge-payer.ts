import type {z} from 'zod';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {leastChargeCents} from '#contract/orders/least-charge.ts';
import type {payOrder} from '#contract/orders/pay-order.ts';
import type {Transaction} from '#server/db/database.ts';
import {findPayer} from '#server/modules/orders/find-payer.ts';
import type {OrdersParts} from '#server/modules/orders/orders-parts.ts';

type Typed = Pick<z.output<typeof payOrder.input>, 'holder' | 'zip' | 'country' | 'nationality' | 'savedCardId'>;

type Paying = {
  readonly payerId: string | null;
  /** Whose order it is: who pays another's says of themselves only what they type. */
  readonly ownerId: string | null;
  readonly todayCents: number;
};

/**
 * What is written down of who pays, or which of it is missing: whose card it is where one is typed, and a nationality that is not known. Where
 * nothing was typed it is what they typed the last time, as far as they did: an invoice says where its buyer is. Rule: ORD24.
 */
export async function judgePayer(
  tx: Transaction,
  parts: Pick<OrdersParts, 'findNationality'>,
  {holder, zip, country, nationality, savedCardId}: Typed,
  {payerId, ownerId, todayCents}: Paying,
) {
  if (savedCardId === null && todayCents >= leastChargeCents) {
    if (holder === null) return fail('validation', 'order.holder-short', {details: {field: 'holder'}});
    if (zip === null) return fail('validation', 'order.zip-short', {details: {field: 'zip'}});
    if (country === null) return fail('validation', 'order.country-unknown', {details: {field: 'country'}});
  }
  const known = payerId === null ? null : await findPayer(parts, tx, payerId);
  const told = nationality ?? known?.nationality ?? null;
  if (told === null) return fail('validation', 'order.country-unknown', {details: {field: 'nationality'}});
  const isOwn = payerId !== null && payerId === ownerId;
  const typed = holder === null && isOwn ? known : {holder, zip, country};
  return succeed({
    holder: typed?.holder || null,
    zip: typed?.zip || null,
    country: typed?.country ?? null,
    nationality: told,
  });
}
