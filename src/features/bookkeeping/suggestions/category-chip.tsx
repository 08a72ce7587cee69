import {SuggestionChip} from '#src/ui/grid/cells/suggestion-chip.tsx';
import type {CategorySuggestion} from '#workers/books/api.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {sayReason} from './say-reason.ts';

type CategoryChipProps = {
  readonly suggestion: CategorySuggestion;
  /** The category's. */
  readonly name: string;
  /** Whether few words of why stand beside it. */
  readonly hasReason?: boolean;
  readonly onPress?: () => void;
};

/** A category that is suggested, with how often it was chosen. Rule: SUG3. Source: ux.md U3. */
export function CategoryChip({suggestion, name, hasReason = true, onPress}: CategoryChipProps) {
  const text = useBooksText();
  const {hits, of, isSure} = suggestion;
  return (
    <SuggestionChip
      label={text(isSure ? 'suggestionSureLabel' : 'suggestionLabel', {name, reason: sayReason(suggestion, text)})}
      isSure={isSure}
      reason={hasReason ? text('suggestionShort', {hits, of}) : undefined}
      {...(onPress && {onPress})}
    >
      {text('suggestionMark', {name})}
    </SuggestionChip>
  );
}
