import {seededRandom} from '#server/demo/make-transactions.ts';

/** What a statement adds up to, in cents. */
type Sums = {credits: number; debits: number};

const merchants = [
  'AMAZON WEB SERVICES AWS.AMAZON.CO WA',
  'CAFÉ Y PANADERÍA ÑANDÚ BOGOTA D.C.',
  'GOOGLE *GSUITE CC@GOOGLE.COM CA',
  'CONTADORES PAREDES & HIJOS S.A.S.',
  'STRIPE TRANSFER ID:4270465600',
  'UBER   *TRIP HELP.UBER.COM CA',
  'WAL-MART #3821 MIAMI FL',
];

function writeMoney(cents: number): string {
  const [whole = '', fraction] = (Math.abs(cents) / 100).toFixed(2).split('.');
  return `${cents < 0 ? '-' : ''}${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`;
}

function writeDay(year: number, dayOfYear: number): string {
  const [y, m, d] = new Date(Date.UTC(year, 0, 1 + dayOfYear)).toISOString().slice(0, 10).split('-');
  return `${m}/${d}/${y}`;
}

/**
 * A checking account's year in the layout of Bank of America: a summary, an empty line, quoted amounts with thousands commas, and a
 * running balance; oldest first, UTF-8, CRLF. The same seed gives the same bytes. A row takes some 88 bytes.
 * Source: facts.md, Real bank exports.
 */
export function writeBankStatement({seed, rowCount, year}: {seed: number; rowCount: number; year: number}): Buffer {
  const random = seededRandom(seed);
  const opening = 1_054_195;
  let balance = opening;
  const sums: Sums = {credits: 0, debits: 0};
  const first = writeDay(year, 0);
  const lines: string[] = [];
  for (let row = 0; row < rowCount; row += 1) {
    const isCredit = random() < 0.45;
    const cents = Math.round(100 + random() * 90_000) * (isCredit ? 1 : -1);
    balance += cents;
    sums[isCredit ? 'credits' : 'debits'] += cents;
    const merchant = merchants[Math.floor(random() * merchants.length)] ?? '';
    const day = writeDay(year, Math.floor((row * 300) / rowCount));
    const reference = String(Math.floor(random() * 1e9)).padStart(9, '0');
    const what = `${isCredit ? 'DEPOSIT' : 'PURCHASE'} ${merchant} ${reference}`;
    lines.push(`${day},"${what}","${writeMoney(cents)}","${writeMoney(balance)}"`);
  }
  const last = writeDay(year, 299);
  const head = [
    'Description,,Summary Amt.',
    `Beginning balance as of ${first},,"${writeMoney(opening)}"`,
    `Total credits,,"${writeMoney(sums.credits)}"`,
    `Total debits,,"${writeMoney(sums.debits)}"`,
    `Ending balance as of ${last},,"${writeMoney(balance)}"`,
    '',
    'Date,Description,Amount,Running Bal.',
    `${first},Beginning balance as of ${first},,"${writeMoney(opening)}"`,
  ];
  return Buffer.from([...head, ...lines, ''].join('\r\n'));
}
