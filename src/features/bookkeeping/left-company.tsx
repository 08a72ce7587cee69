import {Lock} from 'lucide-react';
import {pathTo} from '#src/routing/routing.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {EmptyState} from '#src/ui/feedback/empty-state.tsx';

/** Says that this company is no longer the person's, and where what they typed is. Rule: PUL5. */
export function LeftCompany() {
  const text = useBooksText();
  const language = useLanguage();
  const link = (
    <ButtonLink look="primary" size="large" href={pathTo.activity(language)}>
      {text('leftLink')}
    </ButtonLink>
  );
  return (
    <EmptyState isPage icon={<Lock size={20} aria-hidden />} title={text('leftTitle')} actions={link}>
      {text('leftText')}
    </EmptyState>
  );
}
