import {expect, test} from 'vitest';
import type {OrderLine} from '#contract/catalogue/price-order.ts';
import {invoices} from '#contract/invoices/invoice.ts';
import {creditsOf, invoiceState, readInvoiceLines} from '#contract/invoices/invoice-state.ts';
import {
  invoiceNumber,
  makeCreditNote,
  makeInvoice,
  sampleSeller,
  type Charged,
  type Seller,
} from '#contract/invoices/make-invoice.ts';
import {testId} from '#tests/fixtures/build-change.ts';

const plan: OrderLine = {kind: 'plan', id: 'standard', period: 'year', count: 1, cents: 45_000};
const address: OrderLine = {kind: 'service', id: 'us-address', period: 'year', count: 1, cents: 18_000};
const coupon: OrderLine = {kind: 'coupon', id: 'SUR10', period: 'once', count: 1, cents: -6_300};
const fee: OrderLine = {kind: 'state-fee', id: 'report:2026', period: 'once', count: 1, cents: 6_000};

const charged: Charged = {
  thing: 'create',
  sourceId: testId(1),
  companyId: testId(1),
  company: 'Peñalolén & Cía. LLC',
  orderNumber: 'FA-20261120-01',
  buyer: {name: 'Íñigo Añón', email: 'inigo@example.com', zip: 'C1425', country: 'CO'},
  lines: [plan, address, coupon],
  totalCents: 56_700,
  card: {brand: 'visa', last4: '4242'},
  paidAt: '2026-11-20T15:00:00.000Z',
};
const issued = {id: testId(2), number: 'INV-2026-0001', issuedOn: '2026-11-20'};
const creditIssued = {id: testId(3), number: 'CN-2026-0001', issuedOn: '2026-11-23'};
const decidedAt = '2026-11-23T15:00:00.000Z';
const withTax: Seller = {...sampleSeller, taxId: '99-1234567', tax: {name: 'VAT', basisPoints: 2_100}};
const credit = (amountCents: number, lines: readonly OrderLine[], of = makeInvoice(charged, sampleSeller, issued)) =>
  makeCreditNote(of, {sourceId: testId(1), amountCents, lines, decidedAt, before: []}, creditIssued);

test('[INV2] numbers name kind and year, and grow beyond four digits', () => {
  expect([
    invoiceNumber('invoice', '2026', 1),
    invoiceNumber('credit-note', '2027', 42),
    invoiceNumber('invoice', '2026', 12_345),
  ]).toEqual(['INV-2026-0001', 'CN-2027-0042', 'INV-2026-12345']);
});

test('[INV7] an invoice has the lines that were paid, the coupon among them, and refuses lines that are not the sum', () => {
  const row = invoices.row.parse(makeInvoice(charged, sampleSeller, issued));
  expect(readInvoiceLines(row)).toEqual([plan, address, coupon]);
  expect(row).toMatchObject({
    kind: 'invoice',
    company: 'Peñalolén & Cía. LLC',
    buyerName: 'Íñigo Añón',
    totalCents: 56_700,
    cardLast4: '4242',
    sellerName: 'Faro',
    creditedId: null,
  });
  expect(() => makeInvoice({...charged, totalCents: 56_701}, sampleSeller, issued)).toThrow(/are not what was paid/);
});

test('[INV8] a tax is contained in what was paid, none of it in what a state takes; without one nothing is said', () => {
  const sold = {...charged, lines: [plan, fee], totalCents: 51_000};
  expect(makeInvoice(sold, withTax, issued)).toMatchObject({
    sellerTaxId: '99-1234567',
    taxName: 'VAT',
    taxBasisPoints: 2_100,
    taxCents: 7_810,
    totalCents: 51_000,
  });
  const none = {taxName: null, taxBasisPoints: null, taxCents: null};
  expect(makeInvoice(sold, sampleSeller, issued)).toMatchObject(none);
});

test('[INV5] a credit note names its invoice and what goes back; what a coupon took off is no money', () => {
  const whole = credit(56_700, []);
  expect(whole).toMatchObject({
    kind: 'credit-note',
    number: 'CN-2026-0001',
    creditedId: issued.id,
    creditedNumber: issued.number,
    paidAt: decidedAt,
    issuedOn: '2026-11-23',
    totalCents: 56_700,
  });
  expect(readInvoiceLines(whole)).toEqual([plan, address, coupon]);
  expect(readInvoiceLines(credit(18_000, [address]))).toEqual([address]);
  expect(readInvoiceLines(credit(16_200, [address]))).toEqual([address, {...coupon, cents: -1_800}]);
  expect(readInvoiceLines(credit(500, []))).toEqual([{kind: 'part', id: '', period: 'once', count: 1, cents: 500}]);
  const taxed = makeInvoice({...charged, lines: [plan], totalCents: 45_000}, withTax, issued);
  expect(credit(45_000, [plan], taxed)).toMatchObject({taxCents: taxed.taxCents});
});

test('[INV5] an invoice is paid, partly returned or returned by its own credit notes', () => {
  const row = makeInvoice(charged, sampleSeller, issued);
  const [one, other] = [credit(18_000, [address]), {...credit(38_700, []), id: testId(4)}];
  const foreign = {...credit(100, []), creditedId: testId(9)};
  const stateWith = (...rows: (typeof row)[]) => invoiceState(row, creditsOf(row, [row, foreign, ...rows]));
  expect([stateWith(), stateWith(one), stateWith(one, other)]).toEqual(['paid', 'partly-returned', 'returned']);
});
