import {randomBytes} from 'node:crypto';
import type {Language} from '#contract/account/rules.ts';
import {placesSignedHere, signingStatements} from '#contract/agreements/signing.ts';
import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import {priceOrder} from '#contract/catalogue/price-order.ts';
import {readOrderChoice} from '#contract/formation/order-choice.ts';
import {orderSchema, type Order} from '#contract/orders/order.ts';
import {termsVersion} from '#contract/orders/terms.ts';
import type {SandboxToken} from '#contract/payments/sandbox-cards.ts';
import {inTransaction, toInstant, type Database} from '#server/db/database.ts';
import type {Implementation, OpenCall} from '#server/http/implement.ts';
import {openJobs, type Jobs} from '#server/jobs/open-jobs.ts';
import {mailJob} from '#server/mail/mail-job.ts';
import {giveBackJob} from '#server/modules/orders/paying/give-back-job.ts';
import type {OrdersLog, OrdersParts} from '#server/modules/orders/orders-parts.ts';
import {payOrder} from '#server/modules/orders/paying/pay-order.ts';
import {forgetCustomerJob} from '#server/modules/payments/customers/forget-customer-job.ts';
import {makeId} from '#server/db/make-id.ts';
import {placePurchase} from '#server/modules/orders/purchases/place-purchase.ts';
import {placeOrder} from '#server/modules/orders/place-order.ts';
import {readOrder} from '#server/modules/orders/read-order.ts';
import {sweepOrders} from '#server/modules/orders/sweep-orders.ts';
import {writeAgreementOf} from '#server/modules/agreements/agreement-store.ts';
import {signAgreement} from '#server/modules/agreements/sign-agreement.ts';
import type {SubscriptionsParts} from '#server/modules/subscriptions/subscriptions-parts.ts';
import {openDemoPayments} from '#server/providers/payments/choose.ts';
import type {PaymentsPort} from '#server/providers/payments/port.ts';
import {writeSynced} from '#server/sync/write-synced.ts';
import {demoKeyring} from './demo-keyring.ts';
import type {DemoRenewal} from './add-demo-renewal.ts';
import {moveDemoCompany} from './move-demo-company.ts';
import {makeCostaNorte, makeNubeAndina, makeVientoSur, makeWholeDraft, type DemoDraft} from './demo-drafts.ts';

const dayMs = 86_400_000;

/** What the demonstration's orders are made with. */
export type DemoOrderParts = {
  readonly database: Database;
  readonly now: () => number;
  /** The orders module with all that others do for it, as the server assembles it. */
  readonly assembleOrders: (wanted: {
    readonly database: Database;
    readonly now: () => number;
    readonly port: PaymentsPort;
    readonly jobs: Jobs;
    readonly coupons: ReadonlyMap<string, never>;
    readonly origin: string;
    readonly log: OrdersLog;
    readonly keyring: typeof demoKeyring;
  }) => OrdersParts;
  /** What plans are charged with, as the server assembles it. */
  readonly assembleSubscriptions: (orders: OrdersParts) => SubscriptionsParts;
};

/** Orders as they were on a day, and a card for what they begin. */
type Till = {
  readonly orders: OrdersParts;
  /** The time of today, in milliseconds since 1970. */
  readonly present: () => number;
  readonly giveCard: ReturnType<typeof openDemoPayments>['giveCard'];
};

/** Somebody of the demonstration. */
type DemoUser = {readonly id: string; readonly email: string};

/** What becomes of an order of the demonstration. */
type DemoOrder = {
  /** How long ago it was placed. */
  readonly daysAgo: number;
  readonly make: (nowMs: number) => DemoDraft;
  readonly language?: Language;
  /** Whose it is; a visitor's where it is nobody's. */
  readonly userId?: string;
  /** What it is paid with; not at all where there is none. */
  readonly card?: SandboxToken;
  /** Its owner has signed the founding paper with this name. */
  readonly signedAs?: string;
  /** The admin who has moved its company along its steps. */
  readonly movedBy?: string;
};

/**
 * Makes an order at each state, a company at its start with its owner, and an unfinished draft, by what the API itself calls, each at its
 * own time. Payments are the sandbox's. Source: D4.
 */
export async function addDemoOrders(
  parts: DemoOrderParts,
  people: {owner: DemoUser; founder: DemoUser; renewer: DemoUser; admin: DemoUser},
  renewal: DemoRenewal,
): Promise<void> {
  const {owner, founder, renewer, admin} = people;
  const {database, now} = parts;
  const report = (error: unknown) => {
    throw error;
  };
  const jobs = await openJobs({database, kinds: [mailJob, giveBackJob, forgetCustomerJob], report});
  try {
    const visitor = (answers: Parameters<typeof makeWholeDraft>[1]) => (nowMs: number) =>
      makeWholeDraft(nowMs, answers);
    // What was paid first comes first: invoices are numbered in that order.
    const orders: readonly DemoOrder[] = [
      {
        daysAgo: 76,
        make: (nowMs) => makeVientoSur(nowMs, founder.email),
        userId: founder.id,
        card: 'pm_sandbox_mastercard',
        signedAs: 'Valentina Ríos',
        movedBy: admin.id,
      },
      {daysAgo: 32, make: visitor({...names('Camila', 'Torres', 'camila'), nameOne: 'Andes Diseño'})},
      {
        daysAgo: 5,
        make: visitor({...names('Diego', 'Paz', 'diego'), nameOne: 'Puerto Claro'}),
        card: 'pm_sandbox_visa',
      },
      {daysAgo: 3, make: visitor({...names('Julia', 'Ferro', 'julia'), nameOne: 'Lago Azul', plan: 'professional'})},
      {
        daysAgo: 2,
        make: (nowMs) => makeNubeAndina(nowMs, founder.email),
        userId: founder.id,
        card: 'pm_sandbox_mastercard',
      },
      {
        daysAgo: 0,
        make: visitor({...names('Bruno', 'Silva', 'bruno'), nameOne: 'Mata Clara', period: 'month'}),
        language: 'pt',
        card: 'pm_sandbox_no_funds',
      },
    ];
    for (const order of orders) await addOrder(openTill(parts, jobs, order.daysAgo), order);
    await payRenewal(openTill(parts, jobs, 4), renewal, renewer.id);
    await sweepOrders(openTill(parts, jobs, 0).orders, report);
  } finally {
    await jobs.close();
  }
  await keepDraft(database, owner.id, makeCostaNorte(now() - 2 * dayMs, owner.email));
}

/** The name and the address of somebody who has no account. */
function names(firstName: string, lastName: string, mailbox: string) {
  return {firstName, lastName, email: `${mailbox}@correo.example`, nameTwo: `${lastName} Studio`} as const;
}

/** Orders as they were so many days ago. */
function openTill({database, now, assembleOrders}: DemoOrderParts, jobs: Jobs, daysAgo: number): Till {
  const then = () => now() - daysAgo * dayMs;
  const {port, giveCard} = openDemoPayments({database, now: then});
  const coupons = new Map<string, never>();
  const log = {info: () => undefined, debug: () => undefined};
  const parts = {database, now: then, log, origin: 'http://localhost', keyring: demoKeyring};
  return {giveCard, present: now, orders: assembleOrders({...parts, port, jobs, coupons})};
}

async function addOrder(
  {orders: parts, giveCard, present}: Till,
  {make, language = 'es', userId, card, signedAs, movedBy}: DemoOrder,
): Promise<void> {
  const {database, now} = parts;
  const made = make(now());
  if (userId !== undefined) await keepDraft(database, userId, made);
  const {
    passed: _passed,
    workedAt: _at,
    placedOrderId: _order,
    paidAt: _paid,
    payableUntil: _until,
    ...draft
  } = made.draft;
  const partners = made.partners.map(({placedOrderId: _placed, ...partner}) => partner);
  const secret = randomBytes(32).toString('base64url');
  const today = toInstant(now()).slice(0, 10);
  const choice = readOrderChoice({...made.draft, partners: made.partners});
  const seenCents = priceOrder(choice, {catalogue: readCatalogue(today), today}).todayCents;
  const call = callBy(userId);
  await ask(placeOrder, parts, {secret, language, draft, partners, couponCode: null, seenCents}, call);
  if (card === undefined) return;
  const key = {id: draft.id, secret};
  const {residenceCountry: country} = draft;
  const holder = `${draft.firstName} ${draft.lastName}`;
  const who = {holder, zip: 'C1042', country, nationality: country};
  const wish = {...key, ...who, seenCents, couponCode: null, termsVersion, savedCardId: null, takes: true};
  const {payment} = await ask(payOrder, parts, wish, call);
  await giveCard(payment?.clientSecret ?? '', card);
  const {companyId} = await ask(readOrder, parts, key, call);
  if (companyId === null) return;
  if (signedAs !== undefined) await sign(parts, {companyId, name: signedAs, language}, call);
  if (movedBy !== undefined) await moveDemoCompany({database, now: present}, {companyId, adminId: movedBy});
}

/** Pays that a renewal is filed; from then on it is the desk's. */
async function payRenewal(
  {orders: parts, giveCard}: Till,
  {companyId, period, feeCents}: DemoRenewal,
  userId: string,
): Promise<void> {
  const at = parts.now();
  const {services} = readCatalogue(toInstant(at).slice(0, 10));
  const seenCents = services.handlingCents.renewal + feeCents;
  const call = callBy(userId);
  const wish = {kind: 'renewal', what: 'report', period} as const;
  const {id} = await ask(placePurchase, parts, {id: makeId(at), companyId, wish, language: 'es', seenCents}, call);
  const who = {holder: 'Marta Salinas', zip: 'C1042', country: 'AR', nationality: 'AR'};
  const paid = {id, ...who, seenCents, couponCode: null, termsVersion, savedCardId: null, takes: true};
  const {payment} = await ask(payOrder, parts, paid, call);
  await giveCard(payment?.clientSecret ?? '', 'pm_sandbox_visa');
  await ask(readOrder, parts, {id}, call);
}

type Signature = {readonly companyId: string; readonly name: string; readonly language: Language};

/** Signs the founding paper of a company, as its owner does on its page. */
async function sign({database, now}: OrdersParts, {companyId, name, language}: Signature, call: OpenCall) {
  const written = await writeAgreementOf(database, companyId);
  const place = written && placesSignedHere(written.document)[0];
  if (!place) throw new Error('the demo company has no paper');
  const {kind, wording} = written.document;
  const statement = signingStatements[kind][language];
  const wish = {companyId, wording, hash: written.hash, signedFor: place.id, name, statement, language};
  const {endpoint, handle} = signAgreement;
  const parts = {database, now, findRole: async () => Promise.resolve('owner' as const)};
  const signed = await handle(parts, endpoint.input.parse(wish), call);
  if (!signed.ok) throw new Error(`the demo paper was not signed: ${signed.failure.reason}`);
}

/** Who asks. Orders look at the person alone; a signature also notes where it came from. */
function callBy(userId: string | undefined): OpenCall {
  const session = userId === undefined ? undefined : {userId, acting: null};
  return {session, request: {ip: '127.0.0.1', headers: {}}} as unknown as OpenCall;
}

/** Asks what the API asks, by the same rules. */
async function ask(
  {endpoint, handle}: Implementation<OrdersParts>,
  parts: OrdersParts,
  input: object,
  call: OpenCall,
): Promise<Order> {
  const outcome = await handle(parts, endpoint.input.parse(input), call);
  if (!outcome.ok) throw new Error(`${endpoint.name} of the demo was refused: ${outcome.failure.reason}`);
  return orderSchema.parse(outcome.value);
}

/** Writes a draft into its person's own space, as their device would. */
async function keepDraft(database: Database, userId: string, {draft, partners}: DemoDraft): Promise<void> {
  const stamp = {spaceId: userId, author: {kind: 'person', userId}, nowMs: Date.parse(draft.workedAt)} as const;
  await inTransaction(database, (tx) =>
    writeSynced(tx, stamp, [
      {table: 'companyDrafts', create: [draft]},
      {table: 'draftPartners', create: partners},
    ]),
  );
}
