import {memo} from 'react';
import {useFormat} from '#src/i18n/use-format.ts';
import {Link} from '#src/ui/actions/link.tsx';
import {MoveList} from '#src/ui/display/figures/move-list.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import type {BooksNames} from '#src/features/bookkeeping/list/names.ts';
import {usePlaces} from '#src/features/bookkeeping/list/use-places.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import type {Accounting} from '#workers/books/accounting/question.ts';
import {useAccountingText} from './use-accounting-text.ts';

type RecentProps = {
  readonly companyId: string;
  readonly accounting: Accounting;
  readonly names: BooksNames;
};

/** The newest movements, whatever the period is, each the way to itself. Rule: ANL8. */
export const Recent = memo(function Recent({companyId, accounting, names}: RecentProps) {
  const text = useAccountingText();
  const booksText = useBooksText();
  const format = useFormat();
  const places = usePlaces(companyId);
  return (
    <section>
      <SectionHead
        title={text('recent')}
        actions={<Link href={places.books}>{text('recentAll', {count: accounting.allCount})}</Link>}
      />
      <Text size="small" tone="muted">
        {text('recentText')}
      </Text>
      <MoveList
        label={text('recent')}
        lines={accounting.recent.map(({id, date, merchant, description, categoryId, amountUnits, currency}) => ({
          id,
          start: format.day(date),
          main: merchant ?? description,
          href: `${places.books}?row=${id}`,
          aux: names.categoryName(categoryId) ?? booksText('noCategory'),
          isOpen: categoryId === null,
          end: format.signedMoney(amountUnits, currency),
          isInflow: amountUnits > 0,
        }))}
      />
    </section>
  );
});
