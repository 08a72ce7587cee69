import type {ReactNode} from 'react';
import {
  Building2,
  CircleHelp,
  FileText,
  Globe,
  History,
  House,
  Landmark,
  Mail,
  ReceiptText,
  Repeat,
  ScrollText,
  ShieldCheck,
  SlidersHorizontal,
  Users,
  type LucideIcon,
} from 'lucide-react';
import {featureRoutes} from '#src/shell/feature-routes.ts';
import {adminTree, listNav, userTree, type NavTextKey} from './nav-tree.ts';
import {pathTo, useLocation} from '#src/routing/routing.ts';
import {useReviewCount} from '#src/data/database/books.tsx';
import {useCompany} from '#src/data/database/company.tsx';
import {useSession} from '#src/data/session/use-session.ts';
import type {es} from '#src/i18n/text/es.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';

/** One place of the navigation. */
export type NavEntry = {
  id: string;
  text: string;
  /** For the tab bar, where there is little room. */
  shortText: string;
  href: string;
  icon: ReactNode;
  isCurrent: boolean;
  /** It stands below the place before it. */
  isSub: boolean;
  /** It has a place in the tab bar of a phone. */
  isTab: boolean;
  count: number | null;
};

const icons: Readonly<Record<NavTextKey, LucideIcon>> = {
  navBanking: Landmark,
  navBankingFaq: CircleHelp,
  home: House,
  navMailing: Mail,
  navSubscriptions: Repeat,
  navBoi: ScrollText,
  navAccounting: ReceiptText,
  transactions: SlidersHorizontal,
  navTaxForm: FileText,
  navInvoices: ReceiptText,
  navTeammates: Users,
  navFaq: CircleHelp,
  navSite: Globe,
  activity: History,
  navAdmin: ShieldCheck,
  navAdminCompanies: Building2,
};

const tabs: ReadonlySet<NavTextKey> = new Set([
  'home',
  'transactions',
  'navMailing',
  'activity',
  'navAdmin',
  'navAdminCompanies',
]);

/** Four places and the drawer are what a thumb can tell apart. */
const mostTabs = 4;

/** The places a signed-in person can go to: only those that exist. Source: S2.28, S2.29. */
export function useNavEntries(): NavEntry[] {
  const text = useText<typeof es>('common');
  const language = useLanguage();
  const {pathname} = useLocation();
  const {current} = useCompany();
  const {user} = useSession();
  const reviewCount = useReviewCount();
  const ofAdmin = user?.isAdmin ? listNav(adminTree, featureRoutes) : [];
  const places = ofAdmin.length > 0 ? ofAdmin : listNav(userTree, featureRoutes);
  const entries = places.flatMap(({path, textKey, isSub}): NavEntry[] => {
    const Icon = icons[textKey];
    const isBooks = textKey === 'transactions';
    // Books are of a company.
    if (isBooks && current === null) return [];
    const home = `/${language}${path === '' ? '' : `/${path}`}`;
    return [
      {
        id: textKey,
        text: text(textKey),
        shortText: text(isBooks ? 'transactionsShort' : textKey),
        href: isBooks && current !== null ? pathTo.books(language, current.id) : home,
        icon: <Icon size={16} strokeWidth={1.75} aria-hidden />,
        isCurrent: isBooks ? pathname.startsWith(home) : pathname === home,
        isSub,
        isTab: tabs.has(textKey),
        count: isBooks && reviewCount !== 0 ? reviewCount : null,
      },
    ];
  });
  const shownTabs = new Set(entries.filter(({isTab}) => isTab).slice(0, mostTabs));
  return entries.map((entry) => ({...entry, isTab: shownTabs.has(entry)}));
}
