import {editRow} from '#src/data/record.ts';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {useUndo} from '#src/data/use-undo.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useText} from '#src/i18n/use-text.ts';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import type {Mail} from './read-mail.ts';
import type {es} from './text/es.ts';

/** What can be done with scans, also without a network. Rule: MLG2. */
export function useMailActs() {
  const text = useText<typeof es>('mailing');
  const database = useLocalDatabase();
  const failureText = useFailureText();
  const {offer} = useUndo();
  const set = async (mails: readonly Mail[], patch: {isRead: boolean} | {isKept: boolean}): Promise<number> => {
    const groupId = crypto.randomUUID();
    let count = 0;
    for (const mail of mails) {
      const {companyId, company: _company, read: _read, kept: _kept, papers: _papers, ...more} = mail;
      const {decides: _decides, isClosed: _isClosed, ...row} = more;
      const done = await editRow({database, spaceId: companyId}, 'mailScans', row, patch, {groupId});
      if (!done.ok) {
        showToast({text: failureText(done.failure), tone: 'danger'});
        break;
      }
      if (done.value) count += 1;
    }
    return count;
  };
  const mark = async (mails: readonly Mail[], isRead: boolean) => {
    const count = await set(mails.filter(canBeMarked), {isRead});
    if (count > 0) showToast({text: text(isRead ? 'readDone' : 'unreadDone', {count})});
  };
  return {
    mark,
    /** Opening a letter is reading it: nobody is told. */
    open: async (mail: Mail) => {
      if (canBeMarked(mail)) await set([mail], {isRead: true});
    },
    keep: async (mails: readonly Mail[], isKept: boolean) => {
      const count = await set(mails.filter(canBeMarked), {isKept});
      if (count > 0 && isKept) showToast({text: text('keptDone', {count}), action: offer});
    },
  };
}

/** It is there, and its company is not dissolved. */
export function canBeMarked({takenBackAt, isClosed}: Mail): boolean {
  return takenBackAt === null && !isClosed;
}
