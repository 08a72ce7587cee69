import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {useUndo} from '#src/data/use-undo.ts';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import type {ImportPreview} from '#workers/host/import-jobs.ts';
import {forgetLayout} from './forget-layout.ts';

/** Forgets what is remembered of the layout of the file that is shown, and offers to take that back. */
export function useForget(
  spaceId: string,
  {accountId, preview}: {readonly accountId: string | undefined; readonly preview: ImportPreview | null},
  onForgotten: () => void,
) {
  const text = useBooksText();
  const database = useLocalDatabase();
  const {offer} = useUndo();
  return async () => {
    const layout = preview?.layout?.layout;
    if (accountId === undefined || layout === undefined) return;
    await forgetLayout({database, spaceId}, {accountId, layout});
    onForgotten();
    showToast({text: text('layoutForgotten'), tone: 'ok', action: offer});
  };
}
