import {SuggestionChip} from '#src/ui/grid/cells/suggestion-chip.tsx';
import type {ListedRow} from '#workers/books/api.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

type MerchantChipProps = {
  readonly row: Pick<ListedRow, 'merchantSuggestion'>;
  readonly onAccept: (merchant: string) => void;
};

/** The merchant that a movement may be of; nothing where none is suggested. Rule: SUG4. */
export function MerchantChip({row: {merchantSuggestion}, onAccept}: MerchantChipProps) {
  const text = useBooksText();
  if (merchantSuggestion === null) return null;
  const {name, from} = merchantSuggestion;
  return (
    <SuggestionChip label={text(`merchantLabel_${from}`, {name})} onPress={() => onAccept(name)}>
      {text('suggestionMark', {name})}
    </SuggestionChip>
  );
}
