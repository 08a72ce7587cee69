import {useCallback, useState} from 'react';
import {useUserId} from '#src/data/database/local-data.tsx';
import {useRows} from '#src/data/database/use-rows.ts';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import {jobs} from '#src/data/jobs.ts';
import {describeStoredReason} from '#src/features/bookkeeping/imports/reading/reading-words.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

/** Takes a whole import back in the worker, and says so. */
export function useUndoImport(spaceId: string, importId: string) {
  const text = useBooksText();
  const userId = useUserId();
  const row = useRows('imports', spaceId)?.find((one) => one.id === importId);
  const fileName = row?.fileName ?? '';
  const [isRunning, setRunning] = useState(false);
  const undo = useCallback(() => {
    const run = async () => {
      setRunning(true);
      const done = await jobs.run(
        async (api) => api.undoImport({userId, spaceId, importId}),
        new AbortController().signal,
      );
      if (!done.ok) return showToast({text: describeStoredReason(done.failure.reason, text), tone: 'danger'});
      const {deletedCount, blockedCount} = done.value;
      const blocked = blockedCount > 0 ? `. ${text('doneBlocked', {count: blockedCount})}` : '';
      showToast({
        text: text('importUndone', {count: deletedCount, file: fileName}) + blocked,
        tone: 'ok',
        isKept: blocked !== '',
      });
    };
    run()
      .catch((error: unknown) => {
        showToast({text: text('saveFailed'), tone: 'danger'});
        reportError(error);
      })
      .finally(() => setRunning(false));
  }, [userId, spaceId, importId, fileName, text]);
  return {undo, isRunning, isUndone: (row?.undoneAt ?? null) !== null};
}
