import {Suspense, createElement, use} from 'react';
import {ScreenWait} from '#src/app/frame/screen-wait.tsx';
import {ScreenArrival} from '#src/app/frame/screen-arrival.tsx';
import type {FeatureRoute} from '#src/app/route.ts';
import {appFrame, screenOf} from './screens.ts';
import {whereInstead} from './where-instead.ts';
import {Navigate, useLocation} from '#src/app/routing.ts';
import {useSession} from '#src/data/use-session.ts';
import type {Language} from '#src/i18n/languages.ts';
import {hasLoadedTexts, loadTexts} from '#src/i18n/load-texts.ts';

const AppFrame = appFrame.Part;

type GuardedScreenProps = {route: FeatureRoute; language: Language};

/** A screen for whom it is meant; the others go to sign in, remembering where they came from, or to their home. Source: S2.03, S2.06, D5. */
export function GuardedScreen({route, language}: GuardedScreenProps) {
  const session = useSession();
  const {pathname, search} = useLocation();
  const elsewhere = whereInstead(route, session, {language, here: pathname + search, search});
  if (elsewhere !== null) return <Navigate to={elsewhere} replace />;
  const screen = <LoadedScreen route={route} language={language} />;
  if (route.frame === 'bare') return <Suspense fallback={null}>{screen}</Suspense>;
  return (
    <AppFrame>
      <Suspense fallback={<ScreenWait />}>{screen}</Suspense>
    </AppFrame>
  );
}

function LoadedScreen({route, language}: GuardedScreenProps) {
  const screen = screenOf(route);
  if (!hasLoadedTexts(route.namespace, language)) {
    // Both begin at once; what is here already does not wait.
    screen.load().catch(reportError);
    use(loadTexts(route.namespace, language));
  }
  return (
    <ScreenArrival namespace={route.namespace} titleKey={route.titleKey}>
      {createElement(screen.Part)}
    </ScreenArrival>
  );
}
