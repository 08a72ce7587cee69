import {Suspense, use, useEffect, useMemo, useState, Component, type ReactNode} from 'react';
import {kindOf} from '#contract/kernel/access.ts';
import {guestRoutes} from '#src/shell/guest-routes.ts';
import type {FeatureRoute} from '#src/routing/route.ts';
import {GuardedScreen} from './guarded-screen.tsx';
import {allRoutes, exampleArea, findRoute, forgetFailures, preloadPage, signedInArea} from './screens.ts';
import {ToLanguageHome} from './to-language-home.tsx';
import {homeOf} from './where-instead.ts';
import {Route, Routes, useParams, usePath} from '#src/routing/routing.ts';
import {noteChosenLanguage, rememberLanguage} from '#src/data/session/remember-language.ts';
import {i18n} from '#src/i18n/i18n.ts';
import {isLanguage, type Language} from '#src/i18n/languages.ts';
import {loadTexts} from '#src/i18n/load-texts.ts';
import {endExample, isOfExample, useExample} from '#src/data/example/example-mode.ts';
import {useSession} from '#src/data/session/use-session.ts';
import {RouteError} from './route-error.tsx';

const AllRoutes = allRoutes.Part;
const SignedInArea = signedInArea.Part;
const ExampleArea = exampleArea.Part;

/** Everything below `/:lang`, in that language. */
export function LanguageRoutes() {
  const {lang} = useParams();
  return isLanguage(lang) ? <InLanguage language={lang} /> : <ToLanguageHome />;
}

function InLanguage({language}: {language: Language}) {
  use(loadTexts('common', language));
  const {user} = useSession();
  const pathname = usePath();
  const isSignedIn = user !== null;
  const isExample = useExample();
  const showsExample = isExample && isSignedIn && isOfExample(pathname);
  useEffect(() => {
    // It has no other screens: whoever goes on has left it.
    if (isExample && !showsExample) endExample().catch(reportError);
  }, [isExample, showsExample]);
  useEffect(() => {
    document.documentElement.lang = language;
    rememberLanguage(language);
    if (i18n.language === language) return;
    // A guest who changes it in an open page chose it.
    if (!isSignedIn) noteChosenLanguage(language);
    void i18n.changeLanguage(language);
  }, [language, isSignedIn]);
  const kind = kindOf(user);
  // Area, frame and screen of whoever just signed in are fetched side by side, not one after the other.
  const [beganSignedIn] = useState(isSignedIn);
  useEffect(() => {
    if (isSignedIn && !beganSignedIn)
      preloadPage({pathname: homeOf(kind, language), search: ''}, kind, language).catch(forgetFailures);
  }, [isSignedIn, beganSignedIn, kind, language]);
  // The same while only the address changes: whoever stands in it hears of that by itself.
  const screens = useMemo(
    () =>
      user === null || kind === 'admin' ? (
        <Screens language={language} />
      ) : showsExample ? (
        <Suspense fallback={null}>
          <ExampleArea>
            <Screens language={language} />
          </ExampleArea>
        </Suspense>
      ) : (
        <Suspense fallback={null}>
          {/* One area for all screens of a person, so that navigation keeps its database and workers. */}
          <SignedInArea key={user.id} user={user}>
            <Screens language={language} />
          </SignedInArea>
        </Suspense>
      ),
    [user, kind, language, showsExample],
  );
  return (
    <ErrorCatcher language={language} isSignedIn={isSignedIn} place={pathname}>
      {screens}
    </ErrorCatcher>
  );
}

/** The table of all screens is fetched where that of a visitor's first ones has none for the address. */
function Screens({language}: {language: Language}) {
  const show = (routes: readonly FeatureRoute[]) => <Table routes={routes} language={language} />;
  return findRoute(guestRoutes, usePath()) ? show(guestRoutes) : <AllRoutes show={show} />;
}

function Table({routes, language}: {routes: readonly FeatureRoute[]; language: Language}) {
  return (
    <Routes>
      {routes.map((route) => (
        <Route key={route.path} path={route.path} element={<GuardedScreen route={route} language={language} />} />
      ))}
      <Route path="*" element={<ToLanguageHome />} />
    </Routes>
  );
}

type ErrorCatcherProps = {
  language: Language;
  isSignedIn: boolean;
  /** A navigation gives the new screen its chance. */
  place: string;
  children: ReactNode;
};

type Caught = {error: unknown; place: string} | null;

/** The edge at which a screen's bug stops. React knows no other form for it than a class. Source: house.md H8. */
class ErrorCatcher extends Component<ErrorCatcherProps, {caught: Caught}> {
  override state: {caught: Caught} = {caught: null};

  override componentDidCatch(error: unknown): void {
    this.setState({caught: {error, place: this.props.place}});
    // Whoever comes back to this screen gives it another chance.
    forgetFailures();
  }

  static getDerivedStateFromError(error: unknown): {caught: Caught} {
    return {caught: {error, place: location.pathname}};
  }

  override render(): ReactNode {
    const {caught} = this.state;
    if (caught && caught.place === this.props.place)
      return <RouteError error={caught.error} language={this.props.language} isSignedIn={this.props.isSignedIn} />;
    return this.props.children;
  }
}
