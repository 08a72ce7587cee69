import {useCallback} from 'react';
import type {words} from '#src/features/admin/text/words.ts';
import {useText} from '#src/i18n/use-text.ts';
import {showToast} from '#src/ui/feedback/toast-queue.ts';

/** Copies addresses, and tells how it went. */
export function useCopyEmails(): (emails: readonly string[]) => Promise<void> {
  const text = useText<typeof words>('admin');
  return useCallback(
    async (emails) => {
      const isCopied = await copyEmails(emails);
      const count = emails.length;
      showToast(isCopied ? {text: text('copied', {count}), tone: 'ok'} : {text: text('notCopied'), tone: 'danger'});
    },
    [text],
  );
}

/** Puts e-mail addresses on the clipboard, as a mail program takes them. @returns false where the browser does not let us. */
async function copyEmails(emails: readonly string[]): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(emails.join(', '));
    return true;
  } catch (error) {
    if (error instanceof DOMException || error instanceof TypeError) return false;
    throw error;
  }
}
