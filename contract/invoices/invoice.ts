import {z} from 'zod';
import {orderKinds} from '#contract/catalogue/ids.ts';
import {civilDateSchema, instantSchema} from '#contract/kernel/dates.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {defineServerTable} from '#contract/kernel/synced-table.ts';
import {purchaseKinds} from '#contract/purchases/purchase.ts';

/** What is counted for itself: what was paid, and what went back of it. Rule: INV2. */
export const invoiceKinds = ['invoice', 'credit-note'] as const;

/** One of {@link invoiceKinds}. */
export type InvoiceKind = (typeof invoiceKinds)[number];

/** What was paid: an order of a company, something bought for one, or the renewal of what is paid by time. Rule: INV1. */
export const invoicedThings = [...orderKinds, ...purchaseKinds, 'subscription'] as const;

/** One of {@link invoicedThings}. */
export type InvoicedThing = (typeof invoicedThings)[number];

/**
 * Invoices and credit notes of a company, each as it was on its day. Amounts in US cents, never below 0: a credit note's are what went
 * back. The database refuses to change one. Rules: INV1 to INV8. Decision: 064.
 */
export const invoices = {
  ...defineServerTable({
    name: 'invoices',
    service: 'company',
    since: 8,
    row: z.object({
      id: idSchema,
      kind: z.enum(invoiceKinds),
      /** `INV-2026-0001`, or `CN-2026-0001`. */
      number: z.string(),
      issuedOn: civilDateSchema,
      /** When it was paid, or was decided to go back. */
      paidAt: instantSchema,
      thing: z.enum(invoicedThings),
      /** The order or the charge that was paid. */
      sourceId: idSchema,
      /** Null of a renewal by itself, which has none. */
      orderNumber: z.string().nullable(),
      sellerName: z.string(),
      /** Empty where the operator has not stated it. */
      sellerAddress: z.string(),
      sellerTaxId: z.string().nullable(),
      buyerName: z.string(),
      buyerEmail: z.string(),
      /** As it was given when it was paid; null where nobody was asked. */
      buyerZip: z.string().nullable(),
      buyerCountry: z.string().nullable(),
      company: z.string(),
      /** JSON of the lines: see `readInvoiceLines`. */
      lines: z.string(),
      currency: z.enum(['USD']),
      totalCents: z.int().nonnegative(),
      /** Tax that the total contains; the three are null together. Rule: INV8. */
      taxName: z.string().nullable(),
      taxBasisPoints: z.int().nullable(),
      taxCents: z.int().nullable(),
      cardBrand: z.string().nullable(),
      cardLast4: z.string().nullable(),
      /** The invoice that a credit note credits, and its number; null of an invoice. */
      creditedId: idSchema.nullable(),
      creditedNumber: z.string().nullable(),
    }),
  }),
  readRoles: ['owner', 'manager'],
} as const;

/** See {@link invoices}. */
export type InvoiceRow = z.infer<typeof invoices.row>;
