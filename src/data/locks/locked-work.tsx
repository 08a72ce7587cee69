import {Lock} from 'lucide-react';
import type {MyCompany} from '#src/data/database/company.tsx';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useLoadedText} from '#src/i18n/use-text.ts';
import {pathTo} from '#src/routing/routing.ts';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {EmptyState} from '#src/ui/feedback/empty-state.tsx';
import type {LocksText} from './text/es.ts';

/** In the place of a screen that only serves to work, where nothing can be changed. Rule: SUB11. */
export function LockedWork({company}: {readonly company: MyCompany}) {
  const text = useLoadedText<LocksText>('locks');
  const language = useLanguage();
  const isClosed = Boolean(company.dissolvedOn);
  const renew = (
    <ButtonLink look="primary" size="large" href={pathTo.subscriptions(language)}>
      {text('renew')}
    </ButtonLink>
  );
  return (
    <EmptyState
      isPage
      icon={<Lock size={20} aria-hidden />}
      title={text(isClosed ? 'closed' : 'cannot')}
      actions={company.role === 'owner' && !isClosed ? renew : null}
    >
      {text(isClosed ? 'closedText' : 'cannotText')}
    </EmptyState>
  );
}
