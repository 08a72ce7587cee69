import {Coins} from 'lucide-react';
import {pathTo} from '#src/routing/routing.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {EmptyState} from '#src/ui/feedback/empty-state.tsx';

/** Says that a company of this type has no accounting, and what to do to have it. Rule: POL6. Source: S6.07. */
export function CryptoCompany() {
  const text = useBooksText();
  const language = useLanguage();
  const link = (
    <ButtonLink look="primary" size="large" href={pathTo.addCompany(language)}>
      {text('companyAdd')}
    </ButtonLink>
  );
  return (
    <EmptyState isPage icon={<Coins size={20} aria-hidden />} title={text('cryptoTitle')} actions={link}>
      {text('cryptoText')}
    </EmptyState>
  );
}
