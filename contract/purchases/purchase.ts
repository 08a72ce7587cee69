import {z} from 'zod';
import {dutyKinds, serviceIds} from '#contract/catalogue/ids.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {paperWishSchema} from '#contract/mailing/paper-wish.ts';

/** What is bought for a company that exists, each an order of its own. Rule: BUY1. */
export const purchaseKinds = ['renewal', 'services', 'paper', 'dissolution'] as const;

/** One of {@link purchaseKinds}. */
export type PurchaseKind = (typeof purchaseKinds)[number];

/** What somebody wants to buy for a company. Source: S2.18, S7.22, S3.12. */
export const purchaseWishSchema = z.discriminatedUnion('kind', [
  /** That Faro files one period of one duty with the state. */
  z.object({kind: z.literal('renewal'), what: z.enum(dutyKinds), period: z.int().min(1900).max(2199)}),
  /** Additional services; `count`: for so many partners, of what is for a partner. */
  z.object({
    kind: z.literal('services'),
    services: z
      .array(z.object({id: z.enum(serviceIds), count: z.int().min(1).max(20)}))
      .min(1)
      .max(serviceIds.length)
      .refine((all) => new Set(all.map(({id}) => id)).size === all.length),
  }),
  /** That the paper of a scan is forwarded, or shredded where that costs something. */
  z.object({kind: z.literal('paper'), scanId: idSchema, paper: paperWishSchema}),
  /** That Faro dissolves the company. */
  z.object({kind: z.literal('dissolution')}),
]);

/** See {@link purchaseWishSchema}. */
export type PurchaseWish = z.infer<typeof purchaseWishSchema>;

/** The wish of one kind. */
export type WishOf<Kind extends PurchaseKind> = Extract<PurchaseWish, {readonly kind: Kind}>;

/** What is wanted for which company, and when: milliseconds since 1970. */
export type WantedPurchase<Kind extends PurchaseKind> = {
  readonly companyId: string;
  readonly wish: WishOf<Kind>;
  readonly nowMs: number;
};

/** A purchase that is paid, by an instant. */
export type PaidPurchase<Kind extends PurchaseKind> = WantedPurchase<Kind> & {
  readonly orderId: string;
  readonly paidAt: string;
  /** The name of who bought it; empty where they are gone. */
  readonly by: string;
};

/**
 * Why something cannot be bought. `purchase.none`: there is no such company for the caller, or no such thing to buy. `purchase.settled`: it is paid or done with
 * already. `purchase.being-paid`: somebody else of the company is paying it at this moment. `purchase.busy`: something else of the company is being paid.
 * `purchase.owner-alone`: a manager may buy other things, not this. `purchase.fee-unknown`: what the state takes has to be asked for
 * first. `purchase.closed`: nothing is bought for this company any more. Rules: BUY2, BUY3.
 */
export const purchaseRefusals = {
  'not-found': ['purchase.none'],
  forbidden: ['purchase.not-permitted', 'purchase.owner-alone'],
  conflict: ['purchase.settled', 'purchase.being-paid', 'purchase.busy', 'purchase.fee-unknown', 'purchase.closed'],
} as const;

/** Why money of a purchase went back: it was done with elsewhere meanwhile, the state refused it, something was missing, or else. Rule: BUY6. */
export const returnReasons = ['settled', 'refused', 'lacking', 'other'] as const;

/** One of {@link returnReasons}. */
export type ReturnReason = (typeof returnReasons)[number];
