import {describe, expect, test} from 'vitest';
import {bankFile, readFile, shown} from './read-file.ts';

type Expected = {
  file: string;
  currency: string;
  rows: string[];
  skipped?: Record<number, string>;
  errors?: Record<number, string>;
  proof: string;
  roles: string;
};

const layouts: Expected[] = [
  ...['mercury-v1.csv', 'mercury-v2.csv'].map((file) => ({
    file,
    currency: 'USD',
    rows: [
      '2 2024-04-17 -4600 - GUSTO',
      '3 2024-04-16 -12015 - AWS EMEA',
      '4 2024-04-16 -12015 - AWS EMEA',
      '5 2024-04-15 150000 - STRIPE',
    ],
    skipped: {6: 'import.skipped-pending', 7: 'import.skipped-failed'},
    proof: 'none',
    roles: 'date description amount status account note',
  })),
  {
    file: 'mercury-v3.csv',
    currency: 'USD',
    rows: [
      '2 2024-04-17 -4600 - GUSTO',
      '3 2024-04-16 -12015 - AWS EMEA',
      '4 2024-04-16 -12015 - AWS EMEA',
      '5 2024-04-15 150000 - STRIPE',
    ],
    skipped: {6: 'import.skipped-pending', 7: 'import.skipped-failed'},
    proof: 'none',
    roles: 'date description amount status account note category reference',
  },
  {
    file: 'relay.csv',
    currency: 'USD',
    rows: ['2 2024-04-17 109200 206050 ACH from Acme Inc', '3 2024-04-09 -3150 96850 UBER TRIP HELP.UBER.COM'],
    skipped: {4: 'import.skipped-pending'},
    proof: 'proved',
    roles: 'date merchant account type description reference status amount currency balance',
  },
  {
    file: 'relay-italian-excel.csv',
    currency: 'USD',
    rows: ['2 2024-04-17 109200 206050 ACH from Acme Inc', '3 2024-04-09 -3150 96850 UBER TRIP HELP.UBER.COM'],
    proof: 'proved',
    roles: 'date merchant type description reference status amount currency balance',
  },
  ...['wise-23.csv', 'wise-19.csv'].map((file) => ({
    file,
    currency: 'EUR',
    rows: [
      '2 2025-09-29 -55376 431550 Test payment',
      '3 2025-09-29 -56 486926 Wise Charges for: TRANSFER-123',
      '4 2025-09-28 -1290 486982 Card transaction of 12.90 EUR issued by Cafe Luz',
      '5 2025-09-27 10000 488272 Topped up account',
    ],
    proof: 'proved',
    roles:
      file === 'wise-23.csv'
        ? 'bankId date amount currency description reference balance merchant direction type'
        : 'bankId date amount currency description reference balance merchant',
  })),
  {
    file: 'wise-italian.csv',
    currency: 'EUR',
    rows: ['2 2025-09-29 -55376 431550 Pagamento di prova', '3 2025-09-28 -1290 486926 Transazione con carta'],
    proof: 'proved',
    roles: 'date amount currency description reference balance',
  },
  {
    file: 'chase-checking.csv',
    currency: 'USD',
    rows: [
      '2 2026-09-25 -9900 - POS DEBIT TAVVY FL',
      '3 2026-09-24 125000 315100 ORIG CO NAME:STRIPE ORIG ID:1800948598',
      '4 2026-09-23 -40000 190100 CHECK 1041',
      '5 2026-09-22 -4600 230100 GUSTO FEE',
    ],
    proof: 'proved',
    roles: 'date description amount type balance reference',
  },
  {
    file: 'chase-card.csv',
    currency: 'USD',
    rows: [
      '2 2024-04-17 -2500 - AMZN Mktp US*AB1',
      '3 2024-04-15 50000 - Payment Thank You-Mobile',
      '4 2024-04-11 -1840 - UBER TRIP',
    ],
    proof: 'none',
    roles: 'date description category type amount',
  },
  {
    file: 'bofa-checking.csv',
    currency: 'USD',
    rows: [
      '9 2024-05-10 -2549 1051646 Test Credit Card Payment',
      '10 2024-06-13 120000 1171646 Zelle payment from JOHN "JJ" DOE',
      '11 2024-07-01 -100000 1071646 RENT, JULY',
    ],
    skipped: {8: 'import.skipped-balance-line'},
    proof: 'proved',
    roles: 'date description amount balance',
  },
  {
    file: 'bofa-card.csv',
    currency: 'USD',
    rows: ['2 2024-04-17 -1840 - UBER TRIP', '3 2024-04-15 50000 - PAYMENT - THANK YOU'],
    proof: 'none',
    roles: 'date reference merchant amount',
  },
  {
    file: 'stripe-balance-history.csv',
    currency: 'USD',
    rows: [
      '2 2024-04-18 -19710 - STRIPE PAYOUT',
      '3 2024-04-17 10000 - Invoice 8',
      '3 2024-04-17 -320 - Fee: Invoice 8',
      '4 2024-04-16 10350 - Invoice 7',
      '4 2024-04-16 -320 - Fee: Invoice 7',
    ],
    proof: 'none',
    roles: 'bankId type amount fee net currency date description',
  },
  {
    file: 'stripe-activity.csv',
    currency: 'USD',
    rows: [
      '2 2020-01-23 5000 - Subscription',
      '2 2020-01-23 -175 - fee: Subscription',
      '3 2020-01-24 -5000 - Refund of subscription',
      '3 2020-01-24 175 - fee: Refund of subscription',
    ],
    proof: 'none',
    roles: 'bankId date currency amount fee net type description',
  },
  {
    file: 'paypal-activity.csv',
    currency: 'USD',
    rows: [
      '2 2019-10-01 1000 1000 Joyful Systems',
      '2 2019-10-01 -59 941 Fee: Joyful Systems',
      '4 2019-10-20 -700 241 Patreon* Membership',
    ],
    skipped: {3: 'import.skipped-pending'},
    proof: 'proved',
    roles: 'date merchant type status currency amount fee net bankId description reference balance',
  },
  {
    file: 'paypal-es.csv',
    currency: 'EUR',
    rows: [
      '2 2024-04-17 120000 - Cliente Uno',
      '2 2024-04-17 -3515 - Tarifa: Cliente Uno',
      '3 2024-04-18 -622 - Proveedor',
    ],
    proof: 'none',
    roles: 'date merchant type status currency amount fee net bankId',
  },
  {
    file: 'paypal-es-new.csv',
    currency: 'EUR',
    rows: [
      '2 2024-04-13 10000 10000 Pago por Internet',
      '2 2024-04-13 -325 9675 Comisión: Pago por Internet',
      '3 2024-04-14 -622 9053 Pago exprés',
    ],
    proof: 'proved',
    roles: 'date description currency amount fee net balance bankId merchant',
  },
  {
    file: 'payoneer-2026.csv',
    currency: 'USD',
    rows: ['2 2026-04-17 100000 145000 Payment from Upwork', '3 2026-04-15 -5000 45000 Card charge (ADOBE)'],
    proof: 'proved',
    roles: 'date bankId description credit debit currency status balance reference',
  },
  {
    file: 'payoneer-activity.csv',
    currency: 'USD',
    rows: ['2 2024-07-02 125000 - Payment from Upwork', '3 2024-06-28 -5000 - Card charge (ADOBE)'],
    proof: 'none',
    roles: 'date description amount currency status',
  },
  {
    file: 'account-statement_2024-04-01_2024-04-30_en_a1b2c3.csv',
    currency: 'EUR',
    rows: [
      '2 2024-04-01 50000 50000 Payment from Ana Ruiz',
      '3 2024-04-03 -2000 48000 Mercadona',
      '4 2024-04-04 -10200 37800 Cash at Caixabank',
    ],
    skipped: {5: 'import.skipped-pending', 6: 'import.skipped-failed', 7: 'import.skipped-other-currency'},
    proof: 'proved',
    roles: 'type account date description amount fee currency status balance',
  },
  {
    file: 'account-statement_2024-04-01_2024-04-30_en_a1b2c3.csv',
    currency: 'XAU',
    rows: ['7 2024-04-06 12345 12345 Exchanged to XAU'],
    skipped: {
      2: 'import.skipped-other-currency',
      3: 'import.skipped-other-currency',
      4: 'import.skipped-other-currency',
      5: 'import.skipped-pending',
      6: 'import.skipped-failed',
    },
    proof: 'none',
    roles: 'type account date description amount fee currency status balance',
  },
  {
    file: 'revolut-es.csv',
    currency: 'EUR',
    rows: ['2 2024-04-01 50000 50000 Pago de Ana Ruiz', '3 2024-04-03 -2100 47900 Mercadona'],
    skipped: {4: 'import.skipped-pending'},
    proof: 'proved',
    roles: 'type account date description amount fee currency status balance',
  },
  {
    file: 'revolut-semicolon.csv',
    currency: 'GBP',
    rows: ['2 2019-04-17 -1240 8760 Tesco Stores', '3 2019-04-02 10000 10000 Top-Up by *1234'],
    proof: 'proved',
    roles: 'date description debit credit balance category',
  },
];

describe.each([
  {help: 'with the table of known exports', useProfiles: true},
  {help: 'without it', useProfiles: false},
])('$help', ({useProfiles}) => {
  test.each(layouts)('[IMP1] $file into $currency is read row for row', (expected) => {
    const {file, currency} = expected;
    const read = readFile(bankFile(file), {fileName: file, currency, useProfiles});
    const reasons = (rows: readonly {line: number; reason: string}[]) =>
      Object.fromEntries(rows.map(({line, reason}) => [line, reason]));
    expect({
      rows: shown(read),
      skipped: reasons(read.skipped),
      errors: reasons(read.errors),
      proof: read.reading.balance.status,
      roles: read.reading.columns
        .map(({role}) => role)
        .filter((role) => role !== 'ignore')
        .join(' '),
      questions: read.reading.questions,
    }).toEqual({
      rows: expected.rows,
      skipped: expected.skipped ?? {},
      errors: expected.errors ?? {},
      proof: expected.proof,
      roles: expected.roles,
      questions: [],
    });
  });
});

test('[IMP8] the totals that Bank of America states before its table agree with its rows', () => {
  const {reading} = readFile(bankFile('bofa-checking.csv'));
  expect(reading.controls.map(({kind, line, agrees}) => [kind, line, agrees])).toEqual([
    ['opening', 2, true],
    ['credits', 3, true],
    ['debits', 4, true],
    ['closing', 5, true],
  ]);
  expect(reading.balance).toEqual({status: 'proved', stepCount: 3, openingUnits: 1_054_195, closingUnits: 1_071_646});
});

test('[IMP5] a bank that adds columns over the years does not change what its rows are called', () => {
  const names = (file: string, currency: string) =>
    readFile(bankFile(file), {currency})
      .transactions.map(({identity}) => identity)
      .toSorted();
  expect(names('mercury-v3.csv', 'USD')).toEqual(names('mercury-v1.csv', 'USD'));
  expect(names('mercury-v2.csv', 'USD')).toEqual(names('mercury-v1.csv', 'USD'));
  expect(names('wise-23.csv', 'EUR')).toEqual(names('wise-19.csv', 'EUR'));
  expect(names('relay-italian-excel.csv', 'USD')).toEqual(names('relay.csv', 'USD'));
  expect(new Set(names('mercury-v1.csv', 'USD')).size).toBe(4);
});
