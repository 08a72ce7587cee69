import {Suspense, use, type ReactNode} from 'react';
import {ScreenArrival} from '#src/app/frame/screen-arrival.tsx';
import type {FeatureRoute} from '#src/app/route.ts';
import {appFrame, screenOf} from '#src/app/routes/screens.ts';
import {whereInstead} from '#src/app/routes/where-instead.ts';
import {Navigate, useLocation} from '#src/app/routing.ts';
import {useSession} from '#src/data/use-session.ts';
import type {Language} from '#src/i18n/languages.ts';
import {hasLoadedTexts, loadTexts} from '#src/i18n/load-texts.ts';

type GuardedScreenProps = {route: FeatureRoute; language: Language};

/** A screen for whom it is meant; the others go to sign in, remembering where they came from, or to their home. Source: S2.03, S2.06, D5. */
export function GuardedScreen({route, language}: GuardedScreenProps) {
  const session = useSession();
  const {pathname, search} = useLocation();
  const elsewhere = whereInstead(route, session, {language, here: pathname + search, search});
  if (elsewhere !== null) return <Navigate to={elsewhere} replace />;
  const screen = (
    <Suspense fallback={null}>
      <LoadedScreen route={route} language={language} />
    </Suspense>
  );
  return route.frame === 'app' ? <Framed>{screen}</Framed> : screen;
}

function Framed({children}: {children: ReactNode}) {
  const AppFrame = appFrame.read();
  return <AppFrame>{children}</AppFrame>;
}

function LoadedScreen({route, language}: GuardedScreenProps) {
  // Both begin at once; what is here already does not wait.
  const screen = screenOf(route);
  if (!hasLoadedTexts(route.namespace, language)) {
    void screen.load();
    use(loadTexts(route.namespace, language));
  }
  const Screen = screen.read();
  return (
    <ScreenArrival namespace={route.namespace} titleKey={route.titleKey}>
      <Screen />
    </ScreenArrival>
  );
}
