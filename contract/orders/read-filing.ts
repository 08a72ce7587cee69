import {z} from 'zod';
import {languages} from '#contract/account/rules.ts';
import {orderKinds, planPeriods} from '#contract/catalogue/ids.ts';
import {partners} from '#contract/companies/partner.ts';
import {companyDrafts} from '#contract/formation/company-draft.ts';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {civilDateSchema} from '#contract/kernel/dates.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {declineGroups} from '#contract/payments/decline-group.ts';
import {disputeSchema} from '#contract/payments/dispute.ts';
import {orderLineSchema} from './order.ts';
import {orderStates} from './order-states.ts';

/** A partner as they will be filed; of their numbers what may be read, such as `•••-••-6789`. */
const filedPartnerSchema = partners.row.extend({taxId: z.string().nullable(), passport: z.string().nullable()});

/** See {@link filedPartnerSchema}. */
export type FiledPartner = z.infer<typeof filedPartnerSchema>;

/** An order with everything that is needed to file it. Money in US cents, instants ISO UTC, days civil. Rule: ADM18. */
const filingSchema = z.object({
  id: idSchema,
  number: z.string(),
  kind: z.enum(orderKinds),
  state: z.enum(orderStates),
  language: z.enum(languages),
  /** The names to file, with their designator; the second is empty where there is none. */
  nameOne: z.string(),
  nameTwo: z.string(),
  /** The official title of the NAICS code, which is English; null where there is no code. */
  industry: z.string().nullable(),
  /** As they were given; the telephone with its country's code, of an EIN what may be read. */
  answers: companyDrafts.row.pick({
    firstName: true,
    lastName: true,
    email: true,
    phone: true,
    residenceCountry: true,
    birthDate: true,
    type: true,
    state: true,
    management: true,
    shareCount: true,
    parValueMicros: true,
    naicsCode: true,
    industryOther: true,
    formationDate: true,
    ein: true,
    registeredAgent: true,
    openDuties: true,
    missingPapers: true,
    originCountry: true,
    volume: true,
  }),
  partners: z.array(filedPartnerSchema),
  lines: z.array(orderLineSchema),
  totalCents: z.int(),
  renewals: z.array(z.object({on: civilDateSchema, period: z.enum(planPeriods), cents: z.int()})),
  couponCode: z.string().nullable(),
  placedAt: z.string(),
  expiresAt: z.string(),
  paidAt: z.string().nullable(),
  /** What was agreed to, when, and as whom; null before paying began. Holder, zip and country are empty where no card was typed. */
  agreed: z
    .object({
      termsVersion: z.string(),
      at: z.string(),
      holder: z.string(),
      zip: z.string(),
      country: z.string(),
      nationality: z.string(),
    })
    .nullable(),
  /** Every payment that was begun, the oldest first; `isCurrent` is the one that the order goes by. */
  payments: z.array(
    z.object({
      paymentId: z.string(),
      begunAt: z.string(),
      givenBackAt: z.string().nullable(),
      /** When its card was last refused, and why; null where none was. Rule: DSK8. */
      refusedAt: z.string().nullable(),
      refusedFor: z.enum(declineGroups).nullable(),
      isCurrent: z.boolean(),
    }),
  ),
  /** Every dispute of what its company paid, this order and all since; the newest first. Rule: DSP3. */
  disputes: z.array(disputeSchema),
  /** Who has the company; null where nobody does yet. */
  owner: z.object({id: idSchema, name: z.string(), email: z.string()}).nullable(),
});

/** See {@link filingSchema}. */
export type Filing = z.infer<typeof filingSchema>;

/** Reads one order with everything that is needed to file it; identity numbers are masked. Rule: ADM18. Source: S6.06. */
export const readFiling = defineEndpoint({
  name: 'readFiling',
  summary: 'Read an order with all that is to be filed',
  method: 'GET',
  path: '/api/v1/admin/order',
  access: 'admin',
  input: z.object({id: idSchema}),
  output: filingSchema,
  failures: {'not-found': ['admin.no-such-order']},
});
