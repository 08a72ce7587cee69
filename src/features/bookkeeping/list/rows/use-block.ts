import {useLock} from '#src/data/locks/use-lock.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {describeBlock} from './row-words.ts';

/** Why a row cannot be changed, in words: its own reason, or that the books can be read only; null where it can. Rule: SUB11. */
export function useBlock(reason: string | null, spaceId: string): string | null {
  const text = useBooksText();
  const {blockedReason} = useLock(spaceId, 'accounting');
  return describeBlock(reason, text) ?? blockedReason;
}
