import {Building2} from 'lucide-react';
import {EmptyState} from '#src/ui/feedback/empty-state.tsx';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {pathTo, Navigate} from '#src/routing/routing.ts';
import {useCompany} from '#src/data/database/company.tsx';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useLocation} from '#src/routing/routing.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

/** The books without a company in the address: those of the current one. Source: D6. */
export function Screen() {
  const text = useBooksText();
  const language = useLanguage();
  const {search} = useLocation();
  const {current, firstPull} = useCompany();
  if (firstPull === 'reading' || firstPull === 'pulling') return null;
  // Home says why nothing is here and what to do about it.
  if (firstPull === 'missing') return <Navigate to={pathTo.dashboard(language)} replace />;
  if (current) {
    const books = pathTo.books(language, current.id);
    return <Navigate to={books + subPage(new URLSearchParams(search), search)} replace />;
  }
  return (
    <EmptyState
      isPage
      icon={<Building2 size={20} aria-hidden />}
      title={text('companyMissing')}
      actions={
        <ButtonLink look="primary" size="large" href={pathTo.addCompany(language)}>
          {text('companyAdd')}
        </ButtonLink>
      }
    >
      {text('companyMissingText')}
    </EmptyState>
  );
}

/** What the system hands to the app does not know which company it is for: its page within the books. */
function subPage(asked: URLSearchParams, search: string): string {
  if (asked.get('import') === 'opened') return '/import';
  const received = asked.get('received');
  if (received === null) return search;
  return received === 'yes' ? '/receipts' : `/receipts?trouble=${encodeURIComponent(received)}`;
}
