import {Building2} from 'lucide-react';
import {useCompany} from '#src/data/database/company.tsx';
import {useLanguage} from '#src/i18n/use-language.ts';
import {Navigate, pathTo} from '#src/routing/routing.ts';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {EmptyState} from '#src/ui/feedback/empty-state.tsx';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {withCompany} from '#src/features/bookkeeping/with-company.tsx';
import {AccountingPage} from './accounting-page.tsx';
import {ExampleButton} from './example-button.tsx';
import {useAccountingText} from './use-accounting-text.ts';

const OfCompany = withCompany(AccountingPage);

/** How the current company is doing; without one, what there would be to see. Source: S2.04, S2.21. */
export function Screen() {
  const {current, firstPull} = useCompany();
  const language = useLanguage();
  if (firstPull === 'reading' || firstPull === 'pulling') return null;
  // Home says why nothing is here and what to do about it.
  if (firstPull === 'missing') return <Navigate to={pathTo.dashboard(language)} replace />;
  return current ? <OfCompany /> : <NoCompany />;
}

function NoCompany() {
  const text = useAccountingText();
  const books = useBooksText();
  const language = useLanguage();
  return (
    <EmptyState
      isPage
      icon={<Building2 size={20} aria-hidden />}
      title={text('emptyTitle')}
      actions={
        <>
          <ButtonLink look="primary" size="large" href={pathTo.addCompany(language)}>
            {books('companyAdd')}
          </ButtonLink>
          <ExampleButton />
        </>
      }
    >
      {text('emptyText')}
    </EmptyState>
  );
}
