import {pathTo, safeNext, useNavigate, useSearchParams} from '#src/app/routing.ts';
import type {Me} from '#contract/account/session.ts';
import {beginSession} from '#src/data/session.ts';
import {useLanguage} from '#src/i18n/use-language.ts';

/** Where one came from, and what happens once somebody is signed in: there, or to their home. Source: S2.06. */
export function useArrival(): {next: string | undefined; arrive: (me: Me) => void} {
  const language = useLanguage();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const next = safeNext(query.get('next'));
  return {
    next: next ?? undefined,
    arrive: (me) => {
      beginSession(me);
      void navigate(next ?? pathTo.dashboard(language), {replace: true});
    },
  };
}
