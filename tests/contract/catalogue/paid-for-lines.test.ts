import {expect, test} from 'vitest';
import {paidForLines} from '#contract/catalogue/paid-for-lines.ts';
import type {OrderLine} from '#contract/catalogue/price-order.ts';
import {creditsOf, invoiceState, readInvoiceLines} from '#contract/invoices/invoice-state.ts';
import type {InvoiceRow} from '#contract/invoices/invoice.ts';
import {makeCreditNote, makeInvoice, sampleSeller, type Seller} from '#contract/invoices/make-invoice.ts';
import {testId} from '#tests/fixtures/build-change.ts';
import {drawOrders, type DrawnOrder} from '#tests/fixtures/random-order.ts';
import {createRandom} from '#tests/sync/build-change.ts';

const plan: OrderLine = {kind: 'plan', id: 'standard', period: 'year', count: 1, cents: 45_000};
const address: OrderLine = {kind: 'service', id: 'us-address', period: 'year', count: 1, cents: 18_000};
const apostille: OrderLine = {kind: 'service', id: 'apostille', period: 'once', count: 1, cents: 9_999};
const coupon = (cents: number): OrderLine => ({kind: 'coupon', id: 'SUR10', period: 'once', count: 1, cents});

test.for<[OrderLine[], 'plan' | 'all' | null, number[]]>([
  [[plan, address], null, [45_000, 18_000]],
  [[plan, address, coupon(-6_300)], 'all', [40_500, 16_200, 0]],
  [[plan, address, coupon(-4_500)], 'plan', [40_500, 18_000, 0]],
  // 0.62, 0.25 and 0.14 of a cent: what one line has too much the next has not.
  [[plan, address, apostille, coupon(-1)], 'all', [45_000, 18_000, 9_998, 0]],
  [[plan, address, coupon(-63_000)], 'all', [0, 0, 0]],
  [[{...plan, cents: 0}, address, coupon(0)], 'plan', [0, 18_000, 0]],
  [[plan, address, coupon(-6_300)], null, [40_500, 16_200, 0]],
])('[CPN8] what was paid for a line is its price less its share of the coupon: %#', ([lines, appliesTo, paid]) => {
  expect(paidForLines(lines, appliesTo)).toEqual(paid);
});

/** What is wrong with the shares of an order's coupon; undefined where nothing is. */
function findWrongShare({price: {lines, todayCents}, coupon: effect}: DrawnOrder): string | undefined {
  const paid = paidForLines(lines, effect?.appliesTo ?? null);
  if (paid.reduce((sum, cents) => sum + cents, 0) !== todayCents) return 'all lines are not what was paid';
  for (const [at, {kind, cents}] of lines.entries()) {
    const one = paid[at] ?? -1;
    if (!Number.isSafeInteger(one) || one < 0) return 'less than nothing was paid';
    if (kind !== 'coupon' && one > cents) return 'more than its price was paid';
    if (effect?.appliesTo === 'plan' && kind === 'service' && one !== cents)
      return 'a coupon for the plan took off a service';
  }
  return undefined;
}

test('[CPN8] in 20,000 orders with any coupon all lines are what was paid, none more than its price', () => {
  const wrong = drawOrders(20_000, 8).filter((order) => findWrongShare(order) !== undefined);
  expect(wrong.toArray()).toEqual([]);
});

const withTax: Seller = {...sampleSeller, tax: {name: 'VAT', basisPoints: 2_100}};

/** The invoice of an order, and the credit notes of its lines, given back one by one in an order of chance. */
function giveBackAll({price, coupon: effect}: DrawnOrder, random: () => number): [InvoiceRow, ...InvoiceRow[]] {
  const {lines, todayCents} = price;
  const paidAt = '2027-11-20T15:00:00.000Z';
  const base = {sourceId: testId(1), companyId: testId(1), company: 'x', orderNumber: null, card: null, paidAt};
  const buyer = {name: '', email: '', zip: null, country: null};
  const issue = (id: number) => ({id: testId(id), number: `N-${id}`, issuedOn: '2027-11-20'});
  const charged = {...base, thing: 'create', buyer, lines, totalCents: todayCents} as const;
  const invoice = makeInvoice(charged, withTax, issue(2));
  const before: InvoiceRow[] = [];
  const paid = paidForLines(lines, effect?.appliesTo ?? null);
  const inTurn = lines.map((line, at) => ({line, amountCents: paid[at] ?? 0, turn: random()}));
  for (const {line, amountCents} of inTurn.toSorted((one, other) => one.turn - other.turn)) {
    if (amountCents === 0) continue;
    const given = {sourceId: testId(1), amountCents, lines: [line], decidedAt: paidAt, before};
    before.push(makeCreditNote(invoice, given, issue(3 + before.length)));
  }
  return [invoice, ...before];
}

test('[CPN8] [INV5] [INV7] [INV8] the credit notes of all lines are what was paid, with its tax, each the sum of its lines', () => {
  const random = createRandom(21);
  for (const order of drawOrders(2_000, 9)) {
    const [invoice, ...notes] = giveBackAll(order, random);
    const sumOf = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0);
    expect(sumOf(notes.map(({totalCents}) => totalCents))).toBe(invoice.totalCents);
    expect(sumOf(notes.map(({taxCents}) => taxCents ?? 0))).toBe(invoice.taxCents);
    expect(notes.every(({taxCents}) => taxCents !== null && taxCents >= 0)).toBe(true);
    for (const note of notes) expect(sumOf(readInvoiceLines(note).map(({cents}) => cents))).toBe(note.totalCents);
    const state = invoice.totalCents === 0 ? 'paid' : 'returned';
    expect(invoiceState(invoice, creditsOf(invoice, notes))).toBe(state);
  }
});
