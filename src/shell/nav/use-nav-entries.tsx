import type {ReactNode} from 'react';
import {featureRoutes} from '#src/shell/feature-routes.ts';
import {listNav} from './list-nav.ts';
import type {MenuPlace} from '#src/routing/route.ts';
import {hrefOf, usePath} from '#src/routing/routing.ts';
import {useReviewCount} from '#src/data/database/books.tsx';
import {useCompany} from '#src/data/database/company.tsx';
import {useUnreadMail} from '#src/data/device/unread-mail.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {PlaceIcon} from '#src/ui/icons/place-icon.tsx';

/** One place of the navigation. */
export type NavEntry = {
  id: string;
  text: string;
  /** For the tab bar, where there is little room. */
  shortText: string;
  href: string;
  icon: ReactNode;
  /** It is the screen one sees, or that screen has no place of its own and belongs to it. */
  isCurrent: boolean;
  /** The screen one sees is it, or stands below it. */
  isAround: boolean;
  /** It stands below a place before it. */
  isSub: boolean;
  /** It stands below the rule. */
  isApart: boolean;
  /** Its place in the tab bar of a phone. */
  tab: MenuPlace['tab'];
  count: number | null;
};

const places = listNav(featureRoutes, false);

/** The places a signed-in person can go to: only those that exist. Source: S2.28. */
export function useNavEntries(): NavEntry[] {
  const language = useLanguage();
  const pathname = usePath();
  const {current} = useCompany();
  const counts = {review: useReviewCount(), mail: useUnreadMail()};
  const entries = places.flatMap(({path, icon = 'arrow', menu, isSub, isApart}): NavEntry[] => {
    const href = hrefOf(path, language, current?.id ?? null);
    // Books are of a company.
    if (href === null) return [];
    const {words, shortWords = words, tab, count} = menu;
    return [
      {
        id: path,
        text: words[language],
        shortText: shortWords[language],
        href,
        icon: <PlaceIcon name={icon} />,
        isCurrent: false,
        // What belongs to a company has screens of its own below it.
        isAround: path.includes(':') ? pathname.startsWith(href) : pathname === href,
        isSub,
        isApart,
        tab,
        count: (count && counts[count]) || null,
      },
    ];
  });
  const nearest = entries.filter(({isAround}) => isAround).sort((one, other) => other.href.length - one.href.length)[0];
  return entries.map((entry) => ({...entry, isCurrent: entry === nearest}));
}
