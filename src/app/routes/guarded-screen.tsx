import {Suspense, lazy, use, type ComponentType} from 'react';
import {ScreenArrival} from '#src/app/frame/screen-arrival.tsx';
import type {FeatureRoute} from '#src/app/route.ts';
import {whereInstead} from '#src/app/routes/where-instead.ts';
import {Navigate, useLocation} from '#src/app/routing.ts';
import {useSession} from '#src/data/use-session.ts';
import type {Language} from '#src/i18n/languages.ts';
import {loadTexts} from '#src/i18n/load-texts.ts';

// With the local database behind it, so guests never load it.
const AppFrame = lazy(async () => ({default: (await import('#src/app/frame/app-frame.tsx')).AppFrame}));

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
  return route.frame === 'app' ? <AppFrame>{screen}</AppFrame> : screen;
}

const screens = new Map<FeatureRoute, ComponentType>();

function screenOf(route: FeatureRoute): ComponentType {
  const known = screens.get(route);
  if (known) return known;
  const Screen = lazy(async () => ({default: (await route.load()).Screen}));
  screens.set(route, Screen);
  return Screen;
}

function LoadedScreen({route, language}: GuardedScreenProps) {
  const Screen = screenOf(route);
  // Begins beside the screen's own chunk: `lazy` has not been rendered yet.
  use(loadTexts(route.namespace, language));
  return (
    <ScreenArrival namespace={route.namespace} titleKey={route.titleKey}>
      <Screen />
    </ScreenArrival>
  );
}
