import {Button} from '#src/ui/actions/button.tsx';
import {Kbd} from '#src/ui/display/kbd.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import type {ListedRow} from '#workers/books/api.ts';
import type {BooksNames} from '#src/features/bookkeeping/list/names.ts';
import type {AcceptAct} from '#src/features/bookkeeping/shortcuts.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {CategoryChip} from './category-chip.tsx';
import {sayReason} from './say-reason.ts';

type SuggestionPartProps = {
  readonly row: ListedRow;
  readonly names: Pick<BooksNames, 'categoryName'>;
  readonly isLocked: boolean;
  readonly onAccept: (act: AcceptAct) => void;
};

const acts = ['accept-1', 'accept-2', 'accept-3', 'accept-4', 'accept-5'] as const satisfies readonly AcceptAct[];

/** What an open movement may be, why, and the keys that take it; or that nothing is known. Rule: SUG3. */
export function SuggestionPart({row, names, isLocked, onAccept}: SuggestionPartProps) {
  const text = useBooksText();
  if (row.categoryId !== null || row.suggestions === null || isLocked) return null;
  const [first, ...others] = row.suggestions;
  if (!first)
    return (
      <Text tone="muted" size="small">
        {text('suggestionUnknown')}
      </Text>
    );
  return (
    <>
      <Row>
        <CategoryChip
          suggestion={first}
          name={names.categoryName(first.categoryId) ?? ''}
          hasReason={false}
          onPress={() => onAccept('accept-1')}
        />
        <Button look="quiet" end={<Kbd>1</Kbd>} onPress={() => onAccept('accept-1')}>
          {text('suggestionAccept')}
        </Button>
      </Row>
      <Text tone="muted" size="small">
        {first.isSure ? text('suggestionSure', {reason: sayReason(first, text)}) : sayReason(first, text)}
      </Text>
      {others.length > 0 && (
        <Row>
          {others.map((suggestion, place) => (
            <Button
              key={suggestion.categoryId}
              look="quiet"
              end={<Kbd>{String(place + 2)}</Kbd>}
              onPress={() => onAccept(acts[place + 1] ?? 'accept-1')}
            >
              {names.categoryName(suggestion.categoryId) ?? ''}
            </Button>
          ))}
        </Row>
      )}
    </>
  );
}
