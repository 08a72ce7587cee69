import {Navigate, pathTo} from '#src/app/routing.ts';
import {useLanguage} from '#src/i18n/use-language.ts';

/** Unknown addresses lead to the home of the page's language. Source: S2.09. */
export function ToLanguageHome() {
  return <Navigate to={pathTo.home(useLanguage())} replace />;
}
