import {useCallback} from 'react';
import {chooseCategory} from '#contract/bookkeeping/review.ts';
import type {Outcome} from '#contract/kernel/failure.ts';
import type {BooksPatch, SuggestionPlace} from '#workers/books/api.ts';
import {useNextToReview} from '#src/features/bookkeeping/review/next-to-review.ts';
import {noRows} from '#src/ui/list/selection.ts';
import type {ActedRows, ActTarget, ListActsInput} from './list-editing.ts';
import type {EditOptions} from './use-acts.ts';

type AcceptInput = ListActsInput & {
  readonly resolve: (target: ActTarget) => ActedRows | null;
  readonly edit: (rows: ActedRows, patch: BooksPatch, options?: EditOptions) => Promise<Outcome<unknown>>;
};

/** Accepts, and goes on to the next row where a key of the list did it; a pointer stays. */
export type Accept = (place: SuggestionPlace, target?: ActTarget, goesOn?: boolean) => Promise<void>;

/**
 * Takes what is suggested: of one row what stands there, which reviews it; of marked rows each its own, as one act. `sure` is all sure ones of the
 * list. Rules: SUG5, SUG6.
 */
export function useAccept(input: AcceptInput): Accept {
  const {acts, state, panel, resolve, edit} = input;
  const goOn = useNextToReview(input);
  const {activeId, setSelection} = state;
  const {takeAlong} = panel;
  return useCallback(
    async (place, target = 'selection', goesOn = target === 'selection') => {
      const found = resolve(target);
      if (place !== 'sure' && found?.row) {
        const suggestion = found.row.suggestions?.[place - 1];
        if (!suggestion) return;
        // The next row is taken before this one may leave the list.
        if (goesOn && found.row.id === activeId) await goOn();
        // Where somebody gave it another one meanwhile, that one stays and this one waits in attention.
        await edit(found, chooseCategory(suggestion.categoryId), {seen: {categoryId: null}});
        return;
      }
      const rows = place === 'sure' ? ({kind: 'filtered', except: []} as const) : found?.rows;
      const accepted = rows && (await acts.accept(rows, place));
      if (!accepted?.ok || accepted.value.leftCount === 0) return;
      takeAlong();
      if (found?.isMarked) setSelection(noRows);
    },
    [acts, activeId, resolve, edit, goOn, takeAlong, setSelection],
  );
}
