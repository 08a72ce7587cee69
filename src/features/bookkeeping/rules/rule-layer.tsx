import {useRef, useState} from 'react';
import type {BookRuleRow} from '#contract/bookkeeping/book-rule.ts';
import {useBooks} from '#src/data/database/books.tsx';
import {useUndo} from '#src/data/use-undo.ts';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import type {BooksNames} from '#src/features/bookkeeping/list/names.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {RuleDialog, type SavedRule} from './rule-dialog.tsx';
import type {RuleDraft} from './rule-draft.ts';
import {TrialDialog} from './trial-dialog.tsx';

type RuleLayerProps = {
  readonly spaceId: string;
  readonly names: BooksNames;
  /** The rule that is changed; null makes one. */
  readonly rule: BookRuleRow | null;
  readonly start: RuleDraft;
  readonly onClose: () => void;
};

/** The form of a rule, and then what it would change in the past, where there is anything. */
export function RuleLayer({spaceId, names, rule, start, onClose}: RuleLayerProps) {
  const text = useBooksText();
  const books = useBooks();
  const {offer} = useUndo();
  /** What was saved and would change something. */
  const worthTrying = useRef<BookRuleRow | null>(null);
  const [tried, setTried] = useState<BookRuleRow | null>(null);
  if (tried) return <TrialDialog spaceId={spaceId} rule={tried} names={names} onClose={onClose} />;
  const take = async ({rule: saved, isRecorded}: SavedRule) => {
    // Where nothing was recorded an undo would take back what was done before.
    showToast({text: text('ruleSaved'), tone: 'ok', ...(isRecorded && {action: offer})});
    const trial = saved.enabled ? await books?.tryRule({rule: saved, overwrites: false}) : undefined;
    if (trial && trial.changeCount + trial.chosenCount > 0) worthTrying.current = saved;
  };
  return (
    <RuleDialog
      spaceId={spaceId}
      names={names}
      rule={rule}
      start={start}
      onSaved={take}
      onClose={() => (worthTrying.current ? setTried(worthTrying.current) : onClose())}
    />
  );
}
