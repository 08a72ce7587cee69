import type {ReactNode} from 'react';
import {History, House, SlidersHorizontal} from 'lucide-react';
import {pathTo, useLocation} from '#src/app/routing.ts';
import {useReviewCount} from '#src/data/books.tsx';
import {useCompany} from '#src/data/company.tsx';
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
  count: number | null;
};

/** The places a signed-in person can go to: only those that exist. */
export function useNavEntries(): NavEntry[] {
  const text = useText<typeof es>('common');
  const language = useLanguage();
  const {pathname} = useLocation();
  const {current} = useCompany();
  const reviewCount = useReviewCount();
  const entry = (id: string, more: Omit<NavEntry, 'id' | 'isCurrent' | 'shortText' | 'count'> & Partial<NavEntry>) => ({
    id,
    shortText: more.text,
    count: null,
    isCurrent: pathname === more.href,
    ...more,
  });
  const books =
    current === null
      ? []
      : [
          entry('books', {
            text: text('transactions'),
            shortText: text('transactionsShort'),
            href: pathTo.books(language, current.id),
            icon: <SlidersHorizontal size={16} strokeWidth={1.75} aria-hidden />,
            isCurrent: pathname.startsWith(pathTo.anyBooks(language)),
            count: reviewCount === 0 ? null : reviewCount,
          }),
        ];
  return [
    entry('home', {
      text: text('home'),
      href: pathTo.dashboard(language),
      icon: <House size={16} strokeWidth={1.75} aria-hidden />,
    }),
    ...books,
    entry('activity', {
      text: text('activity'),
      href: pathTo.activity(language),
      icon: <History size={16} strokeWidth={1.75} aria-hidden />,
    }),
  ];
}
