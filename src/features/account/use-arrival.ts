import {useCallback} from 'react';
import {pathTo, safeNext, useNavigate, useSearchParams} from '#src/routing/routing.ts';
import type {Me} from '#contract/account/session.ts';
import {beginSession} from '#src/data/session/session.ts';
import {languageAtHome} from '#src/data/session/remember-language.ts';
import {forgetAttribution} from '#src/data/session/attribution.ts';
import {useLanguage} from '#src/i18n/use-language.ts';

/** Where one came from, and what happens once somebody is signed in: there, or to their home in their language. Source: S2.06. Rules: ACC23, LNG2. */
export function useArrival(): {
  next: string | undefined;
  arrive: (me: Me, returnPath?: string | null) => Promise<void>;
} {
  const language = useLanguage();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const next = safeNext(query.get('next'));
  const arrive = useCallback(
    async (me: Me, returnPath: string | null = null) => {
      // Fetched meanwhile: who has not signed in yet does not wait for it. Where it cannot be had, they are here all the same.
      const settle = await import('#src/data/session/settle-in.ts').then(
        (module) => module.settleIn,
        () => beginSession,
      );
      await settle(me);
      forgetAttribution();
      await navigate(safeNext(returnPath) ?? next ?? pathTo.dashboard(languageAtHome(me, language)), {replace: true});
    },
    [navigate, next, language],
  );
  return {next: next ?? undefined, arrive};
}
