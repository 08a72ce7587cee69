import {Suspense, memo} from 'react';
import {ScreenWait} from '#src/shell/frame/screen-wait.tsx';
import type {FeatureRoute} from '#src/routing/route.ts';
import {isAllowed, kindOf} from '#contract/kernel/access.ts';
import {LoadedScreen} from './loaded-screen.tsx';
import {adminFrame, appFrame, blockedScreen, screenOf, textsOf} from './screens.ts';
import {whereInstead} from './where-instead.ts';
import {Navigate, useLocation} from '#src/routing/routing.ts';
import {languageAtHome} from '#src/data/session/remember-language.ts';
import {useSession} from '#src/data/session/use-session.ts';
import type {Language} from '#src/i18n/languages.ts';

const AdminFrame = adminFrame.Part;
const AppFrame = appFrame.Part;

const blockedTexts = ['frame'] as const;

type GuardedScreenProps = {route: FeatureRoute; language: Language};

/**
 * A screen for whom it is meant; the others go to sign in, remembering where they came from, or to their home; whoever is blocked is told why.
 * Rules: POL3, POL4. Source: S2.03, S2.06, S4.10, D5.
 */
export function GuardedScreen({route, language}: GuardedScreenProps) {
  const session = useSession();
  const {pathname, search} = useLocation();
  const kind = kindOf(session.user);
  // The same as arriving says: either may come first once somebody is signed in.
  const home = route.access === 'guest' && session.user ? languageAtHome(session.user, language) : language;
  const elsewhere = whereInstead(route, session, {language: home, here: pathname + search, search});
  // Who acts for somebody is told there what they were kept from.
  if (elsewhere !== null) return <Navigate to={elsewhere} replace state={route.access} />;
  if (!isAllowed(route.access, kind) && kind === 'blocked' && session.server !== 'ended')
    return (
      <Suspense fallback={null}>
        <LoadedScreen screen={blockedScreen} texts={blockedTexts} titleKey="blocked.title" language={language} />
      </Suspense>
    );
  return <FramedScreen route={route} language={language} isAdmin={kind === 'admin'} />;
}

/** A screen in its frame: the same while only the query of its address changes. */
const FramedScreen = memo(function FramedScreen({route, language, isAdmin}: GuardedScreenProps & {isAdmin: boolean}) {
  const screen = (
    <LoadedScreen screen={screenOf(route)} texts={textsOf(route)} titleKey={route.titleKey} language={language} />
  );
  if (route.frame === 'bare') return <Suspense fallback={null}>{screen}</Suspense>;
  const Frame = isAdmin ? AdminFrame : AppFrame;
  return (
    <Frame below={route.below}>
      <Suspense fallback={<ScreenWait />}>{screen}</Suspense>
    </Frame>
  );
});
