import {signOfAmount} from '#contract/bookkeeping/review.ts';
import {Text} from '#src/ui/display/text.tsx';
import type {ListedRow} from '#workers/books/api.ts';
import type {BooksNames} from '#src/features/bookkeeping/list/names.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {describeOddChoice} from './describe-odd-choice.ts';

type OddityProps = {
  readonly row: Pick<ListedRow, 'categoryId' | 'amountUnits'>;
  readonly names: Pick<BooksNames, 'categories'>;
};

/** Says softly where the category of a movement is odd for its sign; nothing where it is not. Rule: REV8. */
export function Oddity({row: {categoryId, amountUnits}, names}: OddityProps) {
  const text = useBooksText();
  const kind = names.categories.find(({id}) => id === categoryId)?.kind;
  const said = kind === undefined ? null : describeOddChoice(kind, signOfAmount(amountUnits), text);
  return said === null ? null : (
    <Text tone="muted" size="small">
      {said}
    </Text>
  );
}
