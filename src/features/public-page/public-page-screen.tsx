import {Suspense, lazy, useEffect} from 'react';
import {CloudOff} from 'lucide-react';
import {findMovedPage} from '#contract/site/moved-page.ts';
import {pathTo, useLocation} from '#src/routing/routing.ts';
import {isVisitorKnown} from '#src/data/database/visitor.ts';
import {useSession} from '#src/data/session/use-session.ts';
import type {Language} from '#src/i18n/languages.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {EmptyState} from '#src/ui/feedback/empty-state.tsx';
import type {es} from './text/es.ts';

/** The database comes with it: for who has one here. */
const KeptDrafts = lazy(async () => ({default: (await import('./kept-drafts.tsx')).KeptDrafts}));

/** The address this document was loaded for; what the router did since then does not change it. */
function loadedPath(): string {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation ? new URL(navigation.name).pathname : location.pathname;
}

const lookEveryMs = 3_000;

async function loadWhenReachable(language: Language): Promise<void> {
  const answer = await fetch(location.pathname, {method: 'HEAD', cache: 'no-store'}).catch(() => null);
  if (answer?.ok) loadPage(location.href, language);
}

/**
 * Loads a public page, though its address may be here already: with a fragment the browser would only look for the place in this document,
 * and after a reload for where one had scrolled to.
 */
function loadPage(address: string, language: Language): void {
  history.replaceState(null, '', pathTo.dashboard(language));
  location.replace(address);
}

/**
 * Leads from the app to a public page. Where the app was loaded in the place of such a page, there is no network and the page was never
 * visited here: it says so, and in the place of start-now lists what was begun. Rules: SIT6, SIT15, SIT16.
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
    loadPage(page + search + hash, language);
    return undefined;
  }, [isInItsPlace, page, search, hash, language]);
  useEffect(() => {
    if (!isInItsPlace) return undefined;
    const look = () => void loadWhenReachable(language);
    // That there is a network again is told before it carries anything, or not at all.
    const timer = setInterval(look, lookEveryMs);
    addEventListener('online', look);
    return () => {
      clearInterval(timer);
      removeEventListener('online', look);
    };
  }, [isInItsPlace, language]);
  if (!isInItsPlace) return null;
  return (
    <main>
      <EmptyState
        icon={<CloudOff size={20} aria-hidden />}
        title={text('title')}
        actions={
          <>
            <Button look="primary" size="large" onPress={() => loadPage(location.href, language)}>
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
      {page === pathTo.startNow(language) && user === null && isVisitorKnown() ? (
        <Suspense fallback={null}>
          <KeptDrafts />
        </Suspense>
      ) : null}
    </main>
  );
}
