import {z} from 'zod';
import {languages} from '#contract/account/rules.ts';
import {agreementKinds} from '#contract/agreements/agreement.ts';
import {companyStatuses, moveKinds, skipReasons} from '#contract/companies/progress.ts';
import {dutyKinds, orderKinds, serviceIds} from '#contract/catalogue/ids.ts';
import {waitlistTopics} from '#contract/contact/waitlist.ts';
import {companyPaperKinds, documentKinds, documentRefusals} from '#contract/documents/kinds.ts';
import {paperWishes} from '#contract/mailing/paper-wish.ts';
import {orderLineSchema} from '#contract/orders/order.ts';
import {purchaseKinds, returnReasons} from '#contract/purchases/purchase.ts';
import {owedReasons} from '#contract/subscriptions/subscription.ts';
import {teammateRoles} from '#contract/teammates/invitation.ts';
import type {Transaction} from '#server/db/database.ts';

/** What happened to an account that its person must hear of, whoever did it. */
const securityEvents = [
  'password-changed',
  'new-device',
  'google-linked',
  'sessions-ended',
  'factor-on',
  'factor-changed',
  'factor-replaced',
  'factor-off',
  'factor-reset',
  'passkey-added',
  'recovery-made',
  'recovery-used',
] as const;

/** One of {@link securityEvents}. */
export type SecurityEvent = (typeof securityEvents)[number];

const anyOrder = z.object({to: z.string(), language: z.enum(languages)});
const toPerson = anyOrder.extend({firstName: z.string()});

/** A link that opens an order to whoever has it. Money in US cents, instants ISO UTC. */
const toOrder = toPerson.extend({
  number: z.string(),
  company: z.string(),
  cents: z.number(),
  until: z.string(),
  path: z.string(),
});

/** What is done with a state, or a service; the year that names the period of what comes again and again. */
const boughtSchema = z.object({what: z.enum([...dutyKinds, ...serviceIds, 'dissolution']), period: z.int().nullable()});

/** Something bought for a company of somebody who has an account: the number of its order, and money in US cents. */
const ofPurchase = toPerson.extend({number: z.string(), company: z.string(), cents: z.number(), path: z.string()});

const ofCompany = toPerson.extend({number: z.string(), company: z.string(), path: z.string()});

/** A mail that is wanted, by what it says; its words are chosen and written where it is sent. */
export const mailOrderSchema = z.discriminatedUnion('kind', [
  toPerson.extend({kind: z.literal('welcome')}),
  /** The token opens the page where a new password is set; empty in mails that were queued before there were any. */
  toPerson.extend({
    kind: z.literal('reset-code'),
    code: z.string(),
    minutesValid: z.number(),
    /** It takes the second factor away; else it changes the password. */
    takesFactor: z.boolean().optional(),
    token: z.string().default(''),
    linkMinutes: z.number().default(0),
  }),
  toPerson.extend({kind: z.literal('temporary-password'), password: z.string(), invitedBy: z.string().nullable()}),
  toPerson.extend({
    kind: z.literal('security-event'),
    event: z.enum(securityEvents),
    /** Instant, ISO UTC. */
    at: z.string(),
    /** The device as its person would call it, such as "Chrome on Windows". */
    device: z.string(),
  }),
  anyOrder.extend({kind: z.literal('contact-message'), name: z.string(), email: z.string(), message: z.string()}),
  /** Says nothing of what was written to us: whoever wrote it may have named somebody else's address. */
  anyOrder.extend({kind: z.literal('contact-received')}),
  /** The token takes the address off the list again. */
  anyOrder.extend({kind: z.literal('waitlist-joined'), topic: z.enum(waitlistTopics), token: z.string()}),
  /** Who invites whom to what, until when: an instant. The token opens the invitation. */
  anyOrder.extend({
    kind: z.literal('teammate-invited'),
    invitedBy: z.string(),
    company: z.string(),
    role: z.enum(teammateRoles),
    until: z.string(),
    token: z.string(),
  }),
  /** How to come back and pay. */
  toOrder.extend({kind: z.literal('order-placed')}),
  /** That paying came to no end, and how to pay all the same. */
  toOrder.extend({kind: z.literal('payment-failed')}),
  /** That the company is theirs, what is done next, and until when: an instant, null where it is its turn that counts. */
  ofCompany.extend({
    kind: z.literal('company-created'),
    orderKind: z.enum(orderKinds),
    startsBy: z.string().nullable(),
  }),
  /** That a company has come to a step; `day` is civil, and the note is the desk's own. */
  toPerson.extend({
    kind: z.literal('company-moved'),
    company: z.string(),
    moveKind: z.enum(moveKinds),
    toStatus: z.enum(companyStatuses),
    skipReason: z.enum(skipReasons).nullable(),
    day: z.string(),
    note: z.string(),
    path: z.string(),
  }),
  /** The receipt of something that was bought for a company. */
  ofPurchase.extend({
    kind: z.literal('purchase-paid'),
    purchase: z.enum(purchaseKinds),
    lines: z.array(orderLineSchema),
    at: z.string(),
    /** The number of its invoice; null where nothing was paid, and of mails that were queued before there were any. */
    invoice: z.string().nullable().default(null),
  }),
  /** That paying for it came to no end. */
  ofPurchase.extend({kind: z.literal('purchase-unpaid')}),
  /** That it is done, on a civil day; the note is the desk's own. */
  toPerson.extend({
    kind: z.literal('purchase-done'),
    company: z.string(),
    bought: boughtSchema,
    day: z.string(),
    note: z.string(),
    path: z.string(),
  }),
  /** That the paper of a letter was sent, or is shredded, on a civil day: nothing of what it holds, nor where it went. Rule: MLG14. */
  toPerson.extend({
    kind: z.literal('paper-done'),
    company: z.string(),
    wish: z.enum(paperWishes),
    day: z.string(),
    tracking: z.string(),
    note: z.string(),
    path: z.string(),
  }),
  /** That Faro does not shred the paper of a letter, and why; the note is the desk's own. Rule: MLG14. */
  toPerson.extend({
    kind: z.literal('paper-turned-down'),
    company: z.string(),
    day: z.string(),
    note: z.string(),
    path: z.string(),
  }),
  /** That it is known what a state takes for something that can be paid now. */
  toPerson.extend({
    kind: z.literal('purchase-fee'),
    company: z.string(),
    bought: boughtSchema,
    cents: z.number(),
    path: z.string(),
  }),
  /** That its money goes back, or a part of it, and why; the note is the desk's own. */
  ofPurchase.extend({kind: z.literal('purchase-returned'), why: z.enum(returnReasons), note: z.string()}),
  /** How far the dissolution of a company is, since a civil day; the note is the desk's own. Rule: DIS11. */
  toPerson.extend({
    kind: z.literal('dissolution-told'),
    company: z.string(),
    step: z.enum(['begun', 'dissolved', 'withdrawn', 'reopened']),
    day: z.string(),
    note: z.string(),
    path: z.string(),
  }),
  /** What is needed: of each person their papers, of each firm that is a partner a proof of its address, and papers of the company itself. Rule: ORD23. */
  ofCompany.extend({
    kind: z.literal('company-needs'),
    people: z.array(z.string()),
    // One that was wanted before had none of these.
    firms: z.array(z.string()).default([]),
    papers: z.array(z.enum(companyPaperKinds)).default([]),
    toSign: z.enum(agreementKinds).nullable(),
  }),
  /** That something of a company falls due, or is over: `state` where it is a state's; the day civil, `daysLeft` less than none once it is over. */
  toPerson.extend({
    kind: z.literal('date-due'),
    company: z.string(),
    item: z.enum([...dutyKinds, '1065', '1120', '5472', 'boi', 'plan', ...serviceIds]),
    state: z.string().nullable(),
    day: z.string(),
    daysLeft: z.int(),
    /** A declaration that is theirs only if its owners are one, or several, as it is for. Rule: REM7. */
    isIf: z.boolean().default(false),
    /** They want no such mails, and the law asks for this one. Rule: REM6. */
    isUnasked: z.boolean().default(false),
    path: z.string(),
  }),
  /** That there is post for a company: nothing of what it holds, nor who sent it. Rule: MLG5. */
  toPerson.extend({kind: z.literal('mail-arrived'), company: z.string(), path: z.string()}),
  /** That a document came from Faro, or was refused; `person`: whose paper it is, null for the company's own. The note is the desk's. */
  toPerson.extend({
    kind: z.literal('document-told'),
    company: z.string(),
    document: z.enum(documentKinds),
    person: z.string().nullable(),
    refusal: z.enum(documentRefusals).nullable(),
    /** Accepted now, and refused before. */
    wasRefused: z.boolean().default(false),
    note: z.string(),
    path: z.string(),
  }),
  /** That a renewal was paid, and of what; an instant. Rule: SUB6. */
  toPerson.extend({
    kind: z.literal('renewal-paid'),
    /** A larger plan for the rest of its period. Rule: SUB12. */
    isUpgrade: z.boolean().default(false),
    company: z.string(),
    lines: z.array(orderLineSchema),
    cents: z.number(),
    at: z.string(),
    invoice: z.string().nullable().default(null),
    path: z.string(),
  }),
  /** Why a renewal was not paid, and the civil day of the next try; null where none is left. Rule: SUB7. */
  toPerson.extend({
    kind: z.literal('renewal-failed'),
    company: z.string(),
    cents: z.number(),
    owedFor: z.enum(owedReasons),
    retryOn: z.string().nullable(),
    path: z.string(),
  }),
  /** That no card is good for what is charged on a civil day; the last digits of the one that ends before it, null where none is saved. Rule: SUB16. */
  toPerson.extend({
    kind: z.literal('card-missing'),
    company: z.string(),
    day: z.string(),
    cents: z.number(),
    last4: z.string().nullable(),
    path: z.string(),
  }),
  /** The receipt; the path of a visitor's opens the company to whoever has it. */
  toPerson.extend({
    kind: z.literal('order-paid'),
    number: z.string(),
    company: z.string(),
    lines: z.array(orderLineSchema),
    cents: z.number(),
    at: z.string(),
    invoice: z.string().nullable().default(null),
    isClaimed: z.boolean(),
    /** The founding paper that waits for a signature; null where there is none of ours. */
    toSign: z.enum(agreementKinds).nullable().default(null),
    path: z.string(),
  }),
]);

/** See {@link mailOrderSchema}. */
export type MailOrder = Readonly<z.infer<typeof mailOrderSchema>>;

/**
 * Puts a mail into the queue within the given transaction: it is sent exactly when that commits, some moments later, once.
 * Nobody waits for the sending, so that an answer takes the same time for known and unknown people (D27).
 */
export type QueueMail = (transaction: Transaction, order: MailOrder) => Promise<void>;
