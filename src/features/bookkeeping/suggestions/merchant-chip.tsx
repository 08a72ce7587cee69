import {SuggestionChip} from '#src/ui/grid/cells/suggestion-chip.tsx';
import type {ListedRow} from '#workers/books/api.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

type MerchantChipProps = {
  readonly row: Pick<ListedRow, 'merchantSuggestion'>;
  readonly onAccept: (merchant: string) => void;
};

/** The merchant that a movement may be of; nothing where none is suggested. Rule: SUG4. */
export function MerchantChip({row: {merchantSuggestion: name}, onAccept}: MerchantChipProps) {
  const text = useBooksText();
  if (name === null) return null;
  return (
    <SuggestionChip label={text('merchantLabel', {name})} onPress={() => onAccept(name)}>
      {text('suggestionMark', {name})}
    </SuggestionChip>
  );
}
