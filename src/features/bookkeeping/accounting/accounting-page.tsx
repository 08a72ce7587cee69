import {useState} from 'react';
import {CloudOff, ChartColumn, Download} from 'lucide-react';
import {useBooks, useBooksEvent} from '#src/data/database/books.tsx';
import type {MyCompany} from '#src/data/database/company.tsx';
import {useSearchParams} from '#src/routing/routing.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {EmptyState} from '#src/ui/feedback/empty-state.tsx';
import {useArriving} from '#src/ui/layout/arrival.ts';
import {Page} from '#src/ui/layout/page.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {useRoom} from '#src/ui/layout/use-room.ts';
import {WithAside} from '#src/ui/layout/with-aside.tsx';
import {useBooksNames} from '#src/features/bookkeeping/list/names.ts';
import {usePlaces} from '#src/features/bookkeeping/list/use-places.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {AccountingExport} from './accounting-export.tsx';
import {accountingPeriods, type AccountingPeriod} from './accounting-period.ts';
import {Declarations} from './declarations.tsx';
import {ExampleButton} from './example-button.tsx';
import {PeriodPart} from './period-part.tsx';
import {Recent} from './recent.tsx';
import {ReviewPart} from './review-part.tsx';
import {useAccounting} from './use-accounting.ts';
import {useAccountingText} from './use-accounting-text.ts';
import {Waiting} from './waiting.tsx';

/** The period that is shown where none was chosen. */
const usualPeriod: AccountingPeriod = '12';

/** How a company is doing: what came in and went out in a period, what that is made of, and what is to be done about it. Rules: ANL1 to ANL10. */
export function AccountingPage({company}: {readonly company: MyCompany}) {
  const text = useAccountingText();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('period');
  const period = accountingPeriods.find((one) => one === asked) ?? usualPeriod;
  const shown = useAccounting(company, period);
  const names = useBooksNames();
  const books = useBooks();
  const isPhone = useRoom() === 'phone';
  const [isExporting, setExporting] = useState(false);
  const set = (name: string, value: string) =>
    setSearch(
      (last) => {
        const next = new URLSearchParams(last);
        next.set(name, value);
        return next;
      },
      {replace: true},
    );
  const isEmpty = shown?.accounting.allCount === 0;
  if (isEmpty) return <Empty company={company} />;
  const aside = (
    <Stack gap={6}>
      {shown && <ReviewPart shown={shown} companyId={company.id} />}
      <Declarations company={company} />
    </Stack>
  );
  const main = (
    <Stack gap={6}>
      <Held isWaiting={!shown || !names} />
      {shown && names ? (
        <>
          <PeriodPart
            {...{company, shown, names, period, isPhone}}
            currency={search.get('currency')}
            onPeriod={(next) => set('period', next)}
            onCurrency={(next) => set('currency', next)}
          />
          <Recent {...{names}} accounting={shown.accounting} companyId={company.id} />
        </>
      ) : (
        <Waiting />
      )}
    </Stack>
  );
  return (
    <>
      <PageHead
        title={text('accountingTitle')}
        actions={
          <Button
            icon={<Download size={16} aria-hidden />}
            blockedReason={shown ? null : text('loading')}
            onPress={() => setExporting(true)}
          >
            {text('exportAct')}
          </Button>
        }
      />
      <Page>
        {isPhone ? (
          // What is to be done comes first where it is not beside.
          <Stack gap={6}>
            {aside}
            {main}
          </Stack>
        ) : (
          <WithAside aside={aside}>{main}</WithAside>
        )}
      </Page>
      {isExporting && books && shown && names && (
        <AccountingExport {...{books, shown, names}} onClose={() => setExporting(false)} />
      )}
    </>
  );
}

/** Keeps the page from being shown in pieces. */
function Held({isWaiting}: {readonly isWaiting: boolean}): null {
  useArriving(isWaiting);
  return null;
}

/** Books without a movement: never loaded here, or nothing in them yet. Rule: ANL9. */
function Empty({company}: {readonly company: MyCompany}) {
  const text = useAccountingText();
  const booksText = useBooksText();
  const places = usePlaces(company.id);
  const view = useBooksEvent()?.view;
  if (view?.state === 'missing')
    return (
      <EmptyState isPage icon={<CloudOff size={28} strokeWidth={1.5} aria-hidden />} title={booksText('missingTitle')}>
        {booksText('missingText')}
      </EmptyState>
    );
  return (
    <EmptyState
      isPage
      icon={<ChartColumn size={28} strokeWidth={1.5} aria-hidden />}
      title={text('emptyTitle')}
      actions={
        <>
          <ButtonLink look="primary" size="large" href={places.import}>
            {text('emptyImport')}
          </ButtonLink>
          <ExampleButton />
        </>
      }
    >
      {text('emptyText')}
    </EmptyState>
  );
}
