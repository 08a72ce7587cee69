import {useCallback} from 'react';
import type {words} from '#src/features/admin/text/words.ts';
import {copyText} from '#src/data/copy-text.ts';
import {useText} from '#src/i18n/use-text.ts';
import {showToast} from '#src/ui/feedback/toast-queue.ts';

/** Copies addresses as a mail program takes them, and tells how it went. */
export function useCopyEmails(): (emails: readonly string[]) => Promise<void> {
  const text = useText<typeof words>('admin');
  return useCallback(
    async (emails) => {
      const isCopied = await copyText(emails.join(', '));
      const count = emails.length;
      showToast(isCopied ? {text: text('copied', {count}), tone: 'ok'} : {text: text('notCopied'), tone: 'danger'});
    },
    [text],
  );
}
