import {readFileSync} from 'node:fs';
import {z} from 'zod';
import {readCouponCode} from '#contract/catalogue/coupon-effect.ts';
import {orderKinds, planIds, planPeriods} from '#contract/catalogue/ids.ts';

const base = z.strictObject({
  code: z.string().refine((code) => readCouponCode(code) === code, {error: '3 to 32 capital letters, digits, hyphens'}),
  appliesTo: z.enum(['plan', 'all']),
  kinds: z.array(z.enum(orderKinds)).min(1).optional(),
  planIds: z.array(z.enum(planIds)).min(1).optional(),
  periods: z.array(z.enum(planPeriods)).min(1).optional(),
  /** Civil dates in UTC, both inclusive. */
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
  mostUses: z.int().positive().optional(),
});

const couponsSchema = z
  .array(
    z.discriminatedUnion('kind', [
      base.extend({kind: z.literal('percent'), percent: z.int().min(1).max(100)}),
      base.extend({kind: z.literal('fixed'), cents: z.int().positive()}),
    ]),
  )
  .refine((coupons) => new Set(coupons.map(({code}) => code)).size === coupons.length, {error: 'each code once'});

/** A coupon as the operator wrote it; what is left out does not limit it. */
export type Coupon = z.infer<typeof couponsSchema>[number];

/** Every coupon by its code. */
export type Coupons = ReadonlyMap<string, Coupon>;

/** What development may try: one that counts, one for some plans, one that is over. */
const samples: readonly Coupon[] = [
  {code: 'SUR10', kind: 'percent', percent: 10, appliesTo: 'plan'},
  {code: 'PRO50', kind: 'fixed', cents: 5_000, appliesTo: 'all', planIds: ['professional', 'enterprise']},
  {code: 'FIN2025', kind: 'percent', percent: 20, appliesTo: 'plan', until: '2025-12-31'},
];

/**
 * Reads the coupons, once, at start.
 *
 * @param file a JSON file; where undefined, there are samples or none.
 * @throws an Error that names the file and what is wrong in it. Rule: CPN7. Source: D45.
 */
export function readCoupons(file: string | undefined, hasSamples: boolean): Coupons {
  const coupons = file === undefined ? (hasSamples ? samples : []) : readFile(file);
  return new Map(coupons.map((coupon) => [coupon.code, coupon]));
}

function readFile(file: string): readonly Coupon[] {
  try {
    return couponsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`COUPONS_FILE: the coupons in ${file} are not right`, {cause: error});
  }
}
