import {isAllowed, type PersonKind} from '#contract/kernel/access.ts';
import type {FeatureRoute} from '#src/routing/route.ts';
import {hrefOf} from '#src/routing/routing.ts';
import type {Language} from '#src/i18n/languages.ts';
import type {PlaceIconName} from '#src/ui/icons/place-icon.tsx';

/** A screen one can go to without knowing more than the current company. */
export type Place = Pick<FeatureRoute, 'path' | 'namespace' | 'titleKey'> & {
  readonly href: string;
  readonly icon: PlaceIconName;
  /** It is about the current company. */
  readonly isOfCompany: boolean;
};

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
    const {path, access, namespace, icon = 'arrow', palette} = route;
    const href = hrefOf(path, language, companyId);
    if (palette === false || href === null || access === 'guest' || !isAllowed(access, kind)) continue;
    const {titleKey} = palette ?? route;
    const key = `${namespace}:${titleKey}`;
    const known = places.get(key);
    if (known && known.path.length > path.length) continue;
    places.set(key, {path, href, icon, namespace, titleKey, isOfCompany: path.includes(':companyId')});
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
