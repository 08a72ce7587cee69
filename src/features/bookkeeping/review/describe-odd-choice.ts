import type {CategoryKind} from '#contract/bookkeeping/category.ts';
import {contradictsSign, type MoneySign} from '#contract/bookkeeping/review.ts';
import type {BooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

/** Says softly that money of a sign is odd in a category of a kind; null where it is not. Rule: REV8. */
export function describeOddChoice(kind: CategoryKind, sign: MoneySign, text: BooksText): string | null {
  return kind === 'transfer' || !contradictsSign(kind, sign) ? null : text(`odd_${kind}`);
}
