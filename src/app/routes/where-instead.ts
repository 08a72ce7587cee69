import type {FeatureRoute} from '#src/app/route.ts';
import {pathTo, safeNext} from '#src/app/routing.ts';
import type {Session} from '#src/data/session.ts';
import type {Language} from '#src/i18n/languages.ts';

/** The address to go to instead, or null when the screen is for this person. */
export function whereInstead(
  route: Pick<FeatureRoute, 'access'>,
  session: Pick<Session, 'user' | 'server'>,
  place: {language: Language; here: string; search: string},
): string | null {
  const {language, here, search} = place;
  if (route.access === 'user' && session.user === null) return pathTo.login(language, here);
  // Who was signed out by the server keeps their data here and may sign in again.
  if (route.access === 'guest' && session.user !== null && session.server !== 'ended')
    return safeNext(new URLSearchParams(search).get('next')) ?? pathTo.dashboard(language);
  return null;
}
