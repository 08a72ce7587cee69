import type {es} from './es.ts';

export const en: Record<keyof typeof es, string> = {
  editTitle: 'Edit transaction',
  create: 'Add',
  moneyOut: 'Money out',
  moneyIn: 'Money in',
  merchantHint: 'Optional. To whom or from whom.',
  noteOptional: 'Note (optional)',
  merchantOptional: 'Merchant (optional)',
  categoryOptional: 'Category (optional)',
  amountInvalid: 'Enter an amount, such as {{example}}.',
  amountZero: 'The amount cannot be zero.',
  accountRequired: 'Choose the account of the transaction.',
  hasErrors: 'There is a problem',
};
