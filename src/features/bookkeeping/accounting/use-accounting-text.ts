import {useText, type Translate} from '#src/i18n/use-text.ts';
import type {words} from './text/words.ts';

/** Answers the words of the accounting page. */
export type AccountingText = Translate<typeof words>;

/** The words of the accounting page in the language of the page. */
export function useAccountingText(): AccountingText {
  return useText<typeof words>('bookkeeping/accounting');
}
