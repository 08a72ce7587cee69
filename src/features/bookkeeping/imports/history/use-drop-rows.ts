import {useRef} from 'react';
import {maxRowsPerChange} from '#contract/sync/change.ts';
import type {ImportErrorRow} from '#contract/bookkeeping/import.ts';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {editRows} from '#src/data/record.ts';
import {useUndo} from '#src/data/use-undo.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {showToast} from '#src/ui/feedback/toast-queue.ts';

/** Drops rows with errors, one or many as one act that can be undone. Source: S3.13. */
export function useDropRows(spaceId: string): (rows: readonly ImportErrorRow[]) => Promise<void> {
  const text = useBooksText();
  const failureText = useFailureText();
  const database = useLocalDatabase();
  const {offer} = useUndo();
  const isBusy = useRef(false);
  return async (rows) => {
    // A second press before they are gone would be an act of its own.
    if (isBusy.current) return;
    isBusy.current = true;
    const some = rows.slice(0, maxRowsPerChange);
    const {length: count} = some;
    // Its own name says more than that a status is another one; how many they are is told beside it.
    const label = count === 1 ? {key: 'bookkeeping:labelDropRow'} : {key: 'bookkeeping:labelDropRows'};
    try {
      const done = await editRows({database, spaceId}, 'importErrors', some, {status: 'dropped'}, {label});
      if (!done.ok) showToast({text: failureText(done.failure), tone: 'danger'});
      else showToast({text: count === 1 ? text('labelDropRow') : text('errorsDropped', {count}), action: offer});
    } finally {
      isBusy.current = false;
    }
  };
}
