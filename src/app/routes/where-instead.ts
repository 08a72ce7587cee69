import {isAllowed, kindOf, type PersonKind} from '#contract/kernel/access.ts';
import type {FeatureRoute} from '#src/routing/route.ts';
import {pathTo, safeNext} from '#src/routing/routing.ts';
import type {Session} from '#src/data/session/session.ts';
import type {Language} from '#src/i18n/languages.ts';

/**
 * The address to go to instead, or null when the screen is for this person, or shown to them as the reason why it is not. By the same table
 * as the server's gate. Rule: POL3.
 */
export function whereInstead(
  route: Pick<FeatureRoute, 'access' | 'own' | 'adminQuery'>,
  session: Pick<Session, 'user' | 'server'>,
  place: {language: Language; here: string; search: string},
): string | null {
  const {language, here, search} = place;
  const kind = kindOf(session.user);
  // An admin without a second factor sets one up before anything else. Rule: FAC8.
  const isOwed = kind === 'admin' && session.user?.owesSecondFactor === true;
  if (isOwed && (route.access === 'admin' || route.access === 'user')) return pathTo.twoStep(language);
  // Whoever is blocked has no home to be sent to: they are told why, wherever they are.
  if (mayOpen(route, kind, search) || kind === 'blocked') return null;
  // Who was signed out by the server keeps their data here and may sign in again.
  if (route.access === 'guest' && session.server === 'ended') return null;
  if (kind === 'visitor') return pathTo.login(language, here);
  const next = route.access === 'guest' ? safeNext(new URLSearchParams(search).get('next')) : null;
  const own = route.own && isAllowed('user', kind) ? route.own(language) + search : null;
  return next ?? own ?? homeOf(kind, language);
}

/** Whether a screen is for somebody of that kind, at an address with this query. Rules: POL3, SUB13. */
export function mayOpen(
  {access, adminQuery}: Pick<FeatureRoute, 'access' | 'adminQuery'>,
  kind: PersonKind,
  search: string,
): boolean {
  if (isAllowed(access, kind)) return true;
  return kind === 'admin' && adminQuery !== undefined && new URLSearchParams(search).has(adminQuery);
}

/** Where somebody of that kind is at home. Source: D5. */
export function homeOf(kind: PersonKind, language: Language): string {
  if (kind === 'visitor') return pathTo.home(language);
  return kind === 'admin' ? pathTo.admin(language) : pathTo.dashboard(language);
}
