import {useCallback, useEffect, useRef} from 'react';
import type {CategoryUse} from '#workers/books/api.ts';
import type {ListActsInput} from '#src/features/bookkeeping/list/acts/list-editing.ts';

/**
 * Asks ahead what speaks for which category of the row the keyboard is on, while it is in the list: the choice then opens with its order, and a
 * key that follows at once is not kept waiting. Answers undefined for a row that nothing is known of yet. Rule: REV6.
 */
export function useKnownUse({books, list, state}: Pick<ListActsInput, 'books' | 'list' | 'state'>) {
  const {activeId} = state;
  const revision = list.view?.revision;
  const known = useRef<{readonly id: string; readonly use: CategoryUse} | null>(null);
  useEffect(() => {
    if (!books || activeId === null || revision === undefined) return;
    if (!document.activeElement?.closest('[role=grid]')) return;
    const ask = async () => {
      known.current = {id: activeId, use: await books.readCategoryUse({kind: 'ids', ids: [activeId]})};
    };
    ask().catch(reportError);
  }, [books, activeId, revision]);
  return useCallback((id: string) => (known.current?.id === id ? known.current.use : undefined), []);
}
