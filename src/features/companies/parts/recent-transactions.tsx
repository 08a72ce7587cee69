import {useEffect, useState} from 'react';
import type {BooksWindow} from '#workers/books/api.ts';
import {newestFirst, openFilter} from '#workers/books/ask/whole-list.ts';
import {pathTo} from '#src/routing/routing.ts';
import {useAskedList, useBooks, useBooksEvent} from '#src/data/database/books.tsx';
import type {MyCompany} from '#src/data/database/company.tsx';
import type {es} from '#src/features/companies/text/es.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Link} from '#src/ui/actions/link.tsx';
import {LedgerList} from '#src/ui/display/figures/ledger-list.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {useArriving} from '#src/ui/layout/arrival.ts';

const shownCount = 6;

/** The newest transactions of the books. */
export function RecentTransactions({company}: {company: MyCompany}) {
  const text = useText<typeof es>('companies');
  const format = useFormat();
  const language = useLanguage();
  const books = useBooks();
  const list = useAskedList();
  const event = useBooksEvent();
  const [asked, setAsked] = useState<BooksWindow | null>(null);
  useArriving(asked === null);

  useEffect(() => {
    if (books === null || list === null) return;
    let isCurrent = true;
    const ask = async () => {
      await list.ask(openFilter, newestFirst);
      const window = await books.setWindow(0, shownCount);
      if (isCurrent) setAsked(window);
    };
    ask().catch(reportError);
    return () => {
      isCurrent = false;
    };
  }, [books, list]);

  // What the worker says after the answer is about the same window, and newer.
  const rows = asked === null ? [] : event && event.window.revision > asked.revision ? event.window.rows : asked.rows;
  if (rows.length === 0) return null;
  return (
    <section>
      <SectionHead
        title={text('recent')}
        actions={<Link href={pathTo.books(language, company.id)}>{text('seeAll')}</Link>}
      />
      <LedgerList
        label={text('recent')}
        lines={rows.map((row) => ({
          id: row.id,
          start: format.day(row.date),
          main: row.merchant ?? row.description,
          end: format.signedMoney(row.amountUnits, row.currency),
          isInflow: row.amountUnits > 0,
        }))}
      />
    </section>
  );
}
