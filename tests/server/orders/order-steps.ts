import type {z} from 'zod';
import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import {priceOrder} from '#contract/catalogue/price-order.ts';
import type {CompanyDraft, DraftPartner} from '#contract/formation/draft.ts';
import {readOrderChoice} from '#contract/formation/order-choice.ts';
import {newId} from '#contract/kernel/ids.ts';
import type {Order} from '#contract/orders/order.ts';
import {payOrder} from '#contract/orders/pay-order.ts';
import {readOrder} from '#contract/orders/read-order.ts';
import {placeOrder} from '#contract/orders/place-order.ts';
import {termsVersion} from '#contract/orders/terms.ts';
import {confirmSandboxIntent} from '#contract/payments/sandbox-intent.ts';
import {buildDraft, buildOwnersPartner} from '#tests/fixtures/build-draft.ts';
import type {ServerCall} from '#sync/transport/call-server.ts';
import type {Answer, Device, TestServer} from '#tests/kits/build-server.ts';

/** Whoever asks the server: by its tests' own way in, or over the network. */
export type Caller = Pick<Device, 'call'>;

/** Whoever talks to a server of its own process, in the words of {@link Caller}. */
export function toCaller(call: ServerCall): Caller {
  return {
    call: async (endpoint, input) => {
      const answer = await call(endpoint, input);
      const body = answer.ok ? answer.value : {error: answer.failure};
      // The body is what the endpoint's output says, or a failure that the test looks at.
      return {status: answer.ok ? 200 : 400, body, headers: {}, bytes: Buffer.alloc(0)} as never;
    },
  };
}

/** What makes ids and tells the day. */
export type Clocked = Pick<TestServer, 'newId'> & {readonly clock: {readonly nowMs: number}};

/** What a device keeps of an order, and the sum that its person saw. */
export type TestOrder = {
  readonly id: string;
  readonly secret: string;
  readonly draft: CompanyDraft;
  seenCents: number;
};

/** The clock of a server that is a process of its own: everybody's. */
export const ownClock: Clocked = {
  clock: {
    get nowMs() {
      return Date.now();
    },
  },
  newId: () => newId(Date.now(), (bytes) => crypto.getRandomValues(bytes)),
};

/** A draft that can be ordered, with one partner who owns it all, and a secret of the device's own. */
export function prepareOrder(server: Clocked, overrides: Partial<CompanyDraft> = {}): TestOrder {
  const id = server.newId();
  const partners = [buildOwnersPartner({id, draftId: id})];
  const draft = buildDraft({id, responsiblePartnerId: id, partners, phone: '+573001234567', ...overrides});
  return {id, secret: makeSecret(), draft, seenCents: priceOf(server, draft)};
}

/** What a draft costs, as its device computes it. */
export function priceOf(server: Pick<Clocked, 'clock'>, draft: CompanyDraft): number {
  const today = new Date(server.clock.nowMs).toISOString().slice(0, 10);
  return priceOrder(readOrderChoice(draft), {catalogue: readCatalogue(today), today}).todayCents;
}

/** A secret as a device makes it. */
export function makeSecret(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url');
}

/** Places an order as its device does. */
export async function place(
  device: Caller,
  {secret, draft, seenCents}: TestOrder,
  overrides: Partial<z.input<typeof placeOrder.input>> = {},
): Promise<Answer<Order>> {
  const {placedOrderId: _order, paidAt: _paid, payableUntil: _until, partners, ...answers} = draft;
  const toPartner = ({placedOrderId: _placed, ...partner}: DraftPartner) => partner;
  return device.call(placeOrder, {
    secret,
    language: 'es',
    draft: answers,
    partners: partners.map(toPartner),
    couponCode: null,
    seenCents,
    ...overrides,
  });
}

/** What the page asks for to pay an order. */
export function toWish(
  {id, secret, seenCents}: Omit<TestOrder, 'secret' | 'draft'> & {readonly secret: string | undefined},
  overrides: Partial<z.input<typeof payOrder.input>> = {},
): z.input<typeof payOrder.input> {
  return {
    id,
    secret,
    seenCents,
    couponCode: null,
    termsVersion,
    holder: 'Ana Restrepo',
    zip: 'C1425',
    country: 'CO',
    nationality: 'CO',
    savedCardId: null,
    takes: true,
    ...overrides,
  };
}

/** Begins paying as the page does. */
export async function pay(
  device: Caller,
  order: TestOrder,
  overrides: Partial<z.input<typeof payOrder.input>> = {},
): Promise<Answer<Order>> {
  return device.call(payOrder, toWish(order, overrides));
}

/** Reads an order as its page does. @throws where there is none for who asks. */
export async function read(
  device: Caller,
  {id, secret}: {readonly id: string; readonly secret?: string | undefined},
): Promise<Order> {
  const {body} = await device.call(readOrder, {id, secret});
  if (body === null) throw new Error('there is no such order');
  return body;
}

/** Gives the sandbox a card, as its card field does. */
export async function giveCard(device: Caller, {payment}: Order, card = 'pm_sandbox_visa') {
  return (await device.call(confirmSandboxIntent, {clientSecret: payment?.clientSecret ?? '', card})).body;
}

/** Places and pays an order to its end. */
export async function buy(server: Clocked, device: Caller, order = prepareOrder(server)): Promise<TestOrder> {
  await place(device, order);
  await giveCard(device, (await pay(device, order)).body);
  return order;
}

/** A company as if it had been ordered weeks ago: its moves can have days of these weeks. */
export async function orderEarlier({database}: Pick<TestServer, 'database'>, companyId: string): Promise<void> {
  const text = `update formations set ordered_at = '2026-09-28T10:00:00.000Z', version = take_space_version(space_id) where id = $1`;
  await database.$client.query(text, [companyId]);
}
