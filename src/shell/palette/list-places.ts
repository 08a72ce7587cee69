import {isAllowed, type PersonKind} from '#contract/kernel/access.ts';
import type {FeatureRoute} from '#src/routing/route.ts';
import type {Language} from '#src/i18n/languages.ts';

/** A screen one can go to without knowing more than the current company. */
export type Place = {
  readonly path: string;
  readonly href: string;
  readonly namespace: string;
  readonly titleKey: string;
  /** It is about the current company. */
  readonly isOfCompany: boolean;
};

/** What the pages of the public site are called here: their own texts are not the app's. Those left out say nothing to who is signed in. */
const siteTitles: Readonly<Record<string, string>> = {
  '': 'siteHome',
  requirements: 'siteRequirements',
  faq: 'siteFaq',
  'faq/banking-crypto': 'siteBankingFaq',
  blogs: 'siteBlog',
  contact: 'siteContact',
  privacy: 'sitePrivacy',
  terms: 'siteTerms',
};

/** Where the title of a route is found; null where it has none of its own. */
function titleOf({path, namespace, titleKey}: FeatureRoute): Pick<Place, 'namespace' | 'titleKey'> | null {
  if (namespace !== 'public-page') return {namespace, titleKey};
  const title = siteTitles[path];
  return title === undefined ? null : {namespace: 'palette', titleKey: title};
}

/**
 * Every screen for somebody of this kind that its name alone leads to: those of the current company have its id put in, those about something
 * else are left out. A screen that stands under two addresses is named once, by the more exact one. Rule: PAL2.
 */
export function listPlaces(
  routes: readonly FeatureRoute[],
  {language, companyId, kind}: {language: Language; companyId: string | null; kind: PersonKind},
): readonly Place[] {
  const places = new Map<string, Place>();
  for (const route of routes) {
    const {path} = route;
    const title = titleOf(route);
    if (title === null || route.access === 'guest' || !isAllowed(route.access, kind)) continue;
    const isOfCompany = path.includes(':companyId');
    if (isOfCompany && companyId === null) continue;
    const filled = path.replace(':companyId', companyId ?? '');
    if (filled.includes(':') || filled.includes('*')) continue;
    const key = `${title.namespace}:${title.titleKey}`;
    const known = places.get(key);
    if (known && known.path.length > path.length) continue;
    places.set(key, {path, href: `/${language}${filled === '' ? '' : `/${filled}`}`, isOfCompany, ...title});
  }
  return [...places.values()];
}

/** What a path is called in English, such as "accounting ai bookkeeping import". */
export function wordsOfPath(path: string): string {
  return path
    .split(/[/-]/)
    .filter((word) => word !== '' && !word.startsWith(':'))
    .join(' ');
}
