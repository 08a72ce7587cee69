import {useEffect} from 'react';
import {CloudOff} from 'lucide-react';
import {findMovedPage} from '#contract/site/moved-page.ts';
import {pathTo, useLocation} from '#src/app/routing.ts';
import {useSession} from '#src/data/use-session.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {EmptyState} from '#src/ui/feedback/empty-state.tsx';
import type {es} from './text/es.ts';

/** The address this document was loaded for; what the router did since then does not change it. */
function loadedPath(): string {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation ? new URL(navigation.name).pathname : location.pathname;
}

const lookEveryMs = 3_000;

async function loadWhenReachable(): Promise<void> {
  const answer = await fetch(location.pathname, {method: 'HEAD', cache: 'no-store'}).catch(() => null);
  if (answer?.ok) location.reload();
}

/**
 * Leads from the app to a public page. Where the app was loaded in the place of such a page, there is no network and the page was never
 * visited here: it says so. Rules: SIT6, SIT15.
 */
export function PublicPageScreen() {
  const text = useText<typeof es>('public-page');
  const language = useLanguage();
  const {user} = useSession();
  const {pathname, search, hash} = useLocation();
  const page = findMovedPage(pathname) ?? pathname;
  const isInItsPlace = loadedPath() === page;
  useEffect(() => {
    if (isInItsPlace) return undefined;
    // To the browser an address that differs from its own by a fragment at most is the same document: it would stay where it is.
    if (page === location.pathname) location.reload();
    else location.replace(page + search + hash);
    return undefined;
  }, [isInItsPlace, page, search, hash]);
  useEffect(() => {
    if (!isInItsPlace) return undefined;
    const look = () => void loadWhenReachable();
    // That there is a network again is told before it carries anything, or not at all.
    const timer = setInterval(look, lookEveryMs);
    addEventListener('online', look);
    return () => {
      clearInterval(timer);
      removeEventListener('online', look);
    };
  }, [isInItsPlace]);
  if (!isInItsPlace) return null;
  return (
    <main>
      <EmptyState
        icon={<CloudOff size={20} aria-hidden />}
        title={text('title')}
        actions={
          <>
            <Button look="primary" size="large" onPress={() => location.reload()}>
              {text('again')}
            </Button>
            {user === null ? null : (
              <ButtonLink size="large" href={pathTo.dashboard(language)}>
                {text('toDashboard')}
              </ButtonLink>
            )}
          </>
        }
      >
        <p>{text('lead')}</p>
      </EmptyState>
    </main>
  );
}
