import type {Format} from '#src/i18n/use-format.ts';
import type {Change} from './compare.ts';
import type {AccountingText} from './use-accounting-text.ts';

/** A change as an amount with its sign and, where it makes sense, its share. Rule: ANL6. */
export function sayChange(change: Change, currency: string, format: Format, text: AccountingText): string {
  if (change.kind === 'new') return text('changeNew');
  if (change.kind === 'same') return text('changeSame');
  const amount = format.signedMoney(change.units, currency);
  return change.share === null ? amount : text('change', {amount, share: format.percent(change.share, 'always')});
}
