import {useCallback} from 'react';
import {useText} from '#src/i18n/use-text.ts';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import type {words} from './text/words.ts';

/** Puts something on the clipboard, and tells how it went. What is copied is told to nobody else. */
export function useCopy(): (copied: string, doneText: string) => Promise<void> {
  const text = useText<typeof words>('account/second');
  return useCallback(
    async (copied, doneText) => {
      try {
        await navigator.clipboard.writeText(copied);
        showToast({text: doneText, tone: 'ok', isKept: false});
      } catch (error) {
        if (!(error instanceof DOMException) && !(error instanceof TypeError)) throw error;
        showToast({text: text('notCopied'), tone: 'danger', isKept: false});
      }
    },
    [text],
  );
}
