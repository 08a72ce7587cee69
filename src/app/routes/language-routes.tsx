import {Suspense, use, useEffect} from 'react';
import {featureRoutes} from '#src/app/feature-routes.ts';
import type {FeatureRoute} from '#src/app/route.ts';
import {ErrorCatcher} from './error-catcher.tsx';
import {GuardedScreen} from './guarded-screen.tsx';
import {preloadPage, signedInArea} from './screens.ts';
import {ToLanguageHome} from './to-language-home.tsx';
import {Route, Routes, pathTo, useLocation, useParams} from '#src/app/routing.ts';
import {languageKey} from '#src/i18n/detect-language.ts';
import {i18n} from '#src/i18n/i18n.ts';
import {isLanguage, type Language} from '#src/i18n/languages.ts';
import {hasLoadedTexts, loadTexts} from '#src/i18n/load-texts.ts';
import {useSession} from '#src/data/use-session.ts';

const SignedInArea = signedInArea.Part;

/** Everything below `/:lang`, in that language. */
export function LanguageRoutes() {
  const {lang} = useParams();
  return isLanguage(lang) ? <InLanguage language={lang} /> : <ToLanguageHome />;
}

function InLanguage({language}: {language: Language}) {
  if (!hasLoadedTexts('common', language)) use(loadTexts('common', language));
  useEffect(() => {
    document.documentElement.lang = language;
    localStorage.setItem(languageKey, language);
    if (i18n.language !== language) void i18n.changeLanguage(language);
  }, [language]);
  const {user} = useSession();
  const {pathname} = useLocation();
  const isSignedIn = user !== null;
  // Area, frame and screen of whoever just signed in are fetched side by side, not one after the other.
  useEffect(() => {
    if (isSignedIn) preloadPage(pathTo.dashboard(language), true, language).catch(reportError);
  }, [isSignedIn, language]);
  return (
    <ErrorCatcher language={language} isSignedIn={isSignedIn} place={pathname}>
      {user === null ? (
        <Screens language={language} />
      ) : (
        <Suspense fallback={null}>
          {/* One area for all screens of a person, so that navigation keeps its database and workers. */}
          <SignedInArea key={user.id} user={user}>
            <Screens language={language} />
          </SignedInArea>
        </Suspense>
      )}
    </ErrorCatcher>
  );
}

function Screens({language}: {language: Language}) {
  return (
    <Routes>
      {featureRoutes.map((route: FeatureRoute) => (
        <Route key={route.path} path={route.path} element={<GuardedScreen route={route} language={language} />} />
      ))}
      <Route path="*" element={<ToLanguageHome />} />
    </Routes>
  );
}
