import {Share2} from 'lucide-react';
import {Navigate, pathTo, useSearchParams} from '#src/routing/routing.ts';
import {useSession} from '#src/data/session/use-session.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {EmptyState} from '#src/ui/feedback/empty-state.tsx';

/**
 * Where the service worker leads after other apps have shared something: to the receipts that wait for their transaction. Where nobody is
 * here, or the worker was not there yet, nothing was kept, and that is said. Rules: SWK3, SWK4. Source: ux.md, PWA.
 */
export function ShareTarget() {
  const text = useText();
  const language = useLanguage();
  const {user} = useSession();
  const [search] = useSearchParams();
  const trouble = search.get('trouble');
  const isTooEarly = user !== null && trouble === 'too-early';
  if (user !== null && trouble !== 'nobody' && !isTooEarly)
    return <Navigate to={pathTo.anyReceived(language, trouble ?? undefined)} replace />;
  const received = pathTo.anyReceived(language);
  return (
    <main>
      <EmptyState
        icon={<Share2 size={20} aria-hidden />}
        title={text(isTooEarly ? 'shared.tooEarlyTitle' : 'shared.nobodyTitle')}
        actions={
          <ButtonLink look="primary" size="large" href={user ? received : pathTo.login(language, received)}>
            {text(user ? 'shared.open' : 'shared.signIn')}
          </ButtonLink>
        }
      >
        {text(isTooEarly ? 'shared.tooEarlyText' : 'shared.nobodyText')}
      </EmptyState>
    </main>
  );
}
