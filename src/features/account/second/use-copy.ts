import {useCallback} from 'react';
import {copyText} from '#src/data/copy-text.ts';
import {useText} from '#src/i18n/use-text.ts';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import type {words} from './text/words.ts';

/** Puts something on the clipboard, and tells how it went. What is copied is told to nobody else. */
export function useCopy(): (copied: string, doneText: string) => Promise<void> {
  const text = useText<typeof words>('account/second');
  return useCallback(
    async (copied, doneText) => {
      const isCopied = await copyText(copied);
      showToast({text: isCopied ? doneText : text('notCopied'), tone: isCopied ? 'ok' : 'danger', isKept: false});
    },
    [text],
  );
}
