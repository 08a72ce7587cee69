import type {BankFile} from './bank-file.ts';
import {dateOrders, type Overrides, type PossibleReading, type Reading} from './reading.ts';
import {findDate} from './rows/read-date.ts';
import type {ImportQuestion} from './reasons.ts';

/** Answers that are shown beside each other; a person compares no more. */
const mostAnswers = 4;

/**
 * Reads a file under each answer that its questions about money and dates may have.
 *
 * @param account its currency. @param readUnder reads the same file with a decision more.
 * @returns in the order of the questions; nothing for a question that is answered otherwise than by looking at rows.
 * Rule: IMP16.
 */
export function readAnswers(
  reading: Reading,
  {account, readUnder}: {readonly account: string; readonly readUnder: (patch: Overrides) => BankFile},
): PossibleReading[] {
  return reading.questions.flatMap((question) =>
    patchesFor(question, reading, account)
      .slice(0, mostAnswers)
      .map((patch) => {
        const {preview, period, totals, counts, currency} = readUnder(patch).reading;
        return {question, patch, rows: preview, period, totals, counts, currency: currency.value};
      }),
  );
}

/** A file that is in another currency by its own words has no answer: none makes it the account's. */
function patchesFor(question: ImportQuestion, reading: Reading, account: string): Overrides[] {
  switch (question) {
    case 'import.choose-sign':
      return [{flipSign: false}, {flipSign: true}];
    case 'import.choose-date-order':
      return dateOrders.filter((order) => order !== 'YMD').map((dateOrder) => ({dateOrder}));
    case 'import.choose-year':
      return yearsOf(reading).map((lastYear) => ({lastYear}));
    case 'import.choose-decimal-mark':
      return [{decimalMark: '.'}, {decimalMark: ','}];
    case 'import.choose-fee':
      return [{fee: 'included'}, {fee: 'apart-subtracted'}, {fee: 'apart-added'}];
    case 'import.choose-address':
      return reading.addresses.map((ownAddress) => ({ownAddress}));
    case 'import.choose-date-column':
      return dateColumns(reading).map((at) => ({roles: {[at]: 'date'}}));
    case 'import.choose-source-account':
      return [...reading.sourceAccounts.slice(0, mostAnswers - 1).map(({name}) => name), null].map((sourceAccount) => ({
        sourceAccount,
      }));
    case 'import.choose-currency':
      return reading.currency.value === account ? [{currency: account}] : [];
    case 'import.choose-amount-column':
      return amountColumns(reading).map((at) => {
        // What is left after charges has them in it.
        const isNet = reading.columns[at]?.role === 'net';
        return {roles: {[at]: 'amount'}, ...(isNet && {fee: 'included'})};
      });
    default:
      return [];
  }
}

/** Columns that may hold the amount: by the person's word it is one of them. */
function amountColumns({columns}: Reading): number[] {
  const roles = new Set(['amount', 'net']);
  const named = columns.filter(({role}) => roles.has(role)).map(({index}) => index);
  const isNumber = (sample: string) => /^[^a-z]*\d[\d.,' ]*[^a-z]*$/i.test(sample);
  const others = columns.filter(
    ({role, samples}) => role === 'ignore' && samples.length > 0 && samples.every(isNumber),
  );
  return [...named, ...others.map(({index}) => index)];
}

/** Columns that hold dates and nothing else, as far as one sees. */
function dateColumns({columns}: Reading): number[] {
  return columns
    .filter(({samples}) => samples.length > 0 && samples.every((sample) => findDate(sample) !== undefined))
    .map(({index}) => index);
}

/** The newest year that is possible, and those before it. */
function yearsOf({period}: Reading): number[] {
  const newest = Number(period?.to.slice(0, 4) ?? 0);
  return newest === 0 ? [] : [newest, newest - 1, newest - 2];
}
