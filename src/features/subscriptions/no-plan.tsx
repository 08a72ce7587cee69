import {Repeat} from 'lucide-react';
import {useCompany} from '#src/data/database/company.tsx';
import {useAddedCompanies} from '#src/data/formation/use-added-companies.ts';
import {useSession} from '#src/data/session/use-session.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {wizardTo} from '#src/routing/routing.ts';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {EmptyState} from '#src/ui/feedback/empty-state.tsx';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import type {es} from './text/es.ts';

/** That no company renews anything, and how one that was only added comes to a plan: its owner migrates it. Rules: SUB17, FRM17. */
export function NoPlan() {
  const text = useText<typeof es>('subscriptions');
  const language = useLanguage();
  const {list} = useFormat();
  const {user} = useSession();
  const {all = []} = useCompany();
  const added = useAddedCompanies();
  if (added === undefined) return <Skeleton height={200} />;
  const owns = all.some(({role}) => role === 'owner');
  const names = list(added.map(({name}) => name));
  const said =
    added.length > 0 ? text('addedText', {count: added.length, names}) : text(owns ? 'nothingText' : 'othersText');
  return (
    <EmptyState
      title={text('nothing')}
      icon={<Repeat size={24} aria-hidden />}
      actions={
        added.length > 0 && !user?.acting ? (
          <ButtonLink look="primary" href={wizardTo.user.migrate(language)}>
            {text('migrate')}
          </ButtonLink>
        ) : null
      }
    >
      {said}
    </EmptyState>
  );
}
