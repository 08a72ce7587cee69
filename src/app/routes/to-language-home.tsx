import {kindOf} from '#contract/kernel/access.ts';
import {Navigate} from '#src/routing/routing.ts';
import {homeOf} from './where-instead.ts';
import {useSession} from '#src/data/session/use-session.ts';
import {useLanguage} from '#src/i18n/use-language.ts';

/** Unknown addresses lead to the home of whoever is here, in the page's language: a guest's is the public page. Source: S2.09, D5. */
export function ToLanguageHome() {
  const language = useLanguage();
  const {user} = useSession();
  return <Navigate to={homeOf(kindOf(user), language)} replace />;
}
