import type {StatementText} from './es.ts';

/** The words of a statement in English. */
export const en: StatementText = {
  title: 'Account statement',
  account: 'Account',
  bank: 'Sponsor bank',
  number: 'Account number',
  routing: 'Routing number',
  currency: 'Currency',
  opening: 'Opening balance',
  moneyIn: 'Money in',
  moneyOut: 'Money out',
  closing: 'Closing balance',
  date: 'Date',
  description: 'Description',
  amount: 'Amount',
  balance: 'Balance',
  empty: 'No transactions in this period.',
  emptyDetail: 'The closing balance equals the opening balance.',
  transactions_one: '{count} transaction',
  transactions_other: '{count} transactions',
  page: 'Page {page} of {pages}',
  generated: 'Generated on {when}',
  origin: 'Prepared from the transactions recorded in Faro. Not a document issued by the bank.',
};
