import {useEffect, useEffectEvent} from 'react';
import {kindOf} from '#contract/kernel/access.ts';
import {Navigate, useLocation} from '#src/routing/routing.ts';
import {homeOf} from './where-instead.ts';
import {useSession} from '#src/data/session/use-session.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {showToast} from '#src/ui/feedback/toast-queue.ts';

/** Long enough to read it on a screen that has just changed. */
const staysMs = 10_000;

/**
 * Unknown addresses lead to the home of whoever is here, in the page's language: a guest's is the public page. Who is signed in is told why they
 * are there. Rule: SHL7. Source: S2.09, D5.
 */
export function ToLanguageHome() {
  const language = useLanguage();
  const text = useText();
  const {user} = useSession();
  const {pathname} = useLocation();
  const tell = useEffectEvent(() => {
    // The addresses of the site and of a language name no screen.
    const isNamed = pathname.split('/').filter((part) => part !== '' && part !== language).length > 0;
    if (user && isNamed) showToast({text: text('unknownAddress'), staysMs, isKept: false});
  });
  useEffect(() => tell(), []);
  return <Navigate to={homeOf(kindOf(user), language)} replace />;
}
