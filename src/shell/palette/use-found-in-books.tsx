import {useEffect, useState} from 'react';
import {ListFilter, SlidersHorizontal, Store} from 'lucide-react';
import {pathTo, useNavigate} from '#src/routing/routing.ts';
import {useBooks} from '#src/data/database/books.tsx';
import {useCompany} from '#src/data/database/company.tsx';
import {writeAddress} from '#src/features/bookkeeping/filter-address.ts';
import {usePreferences} from '#src/data/device/preferences.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import type {BooksFilter, BooksFound, BooksRow} from '#workers/books/api.ts';
import {newestFirst, openFilter} from '#workers/books/ask/whole-list.ts';
import type {PaletteEntry} from './entry.ts';
import {isRowId} from './is-row-id.ts';
import type {es} from './text/es.ts';

/** Movements and merchants shown of each: who wants others sees them in the list. */
const mostShown = 5;

/** What the books answer is asked from so many characters on; a digit is enough. */
const fewestLetters = 2;

type Answer = {readonly typed: string; readonly found: BooksFound};

/**
 * The current company's movements and merchants that fit what was typed, by words or amount; the worker looks, so that typing never waits.
 *
 * @returns `isLooking` until the answer to what was typed is here; what answered the words before stands until then, as far as it fits.
 * Rule: PAL6. Source: ux.md U4.
 */
export function useFoundInBooks(typed: string): {entries: readonly PaletteEntry[]; isLooking: boolean} {
  const books = useBooks();
  const wanted = isWorthLooking(typed) ? typed.trim() : '';
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    if (wanted === '' || !books) return undefined;
    let isCurrent = true;
    books
      .findEverywhere(wanted, mostShown)
      .then((found) => isCurrent && setAnswer({typed: wanted, found}))
      .catch(reportError);
    return () => {
      isCurrent = false;
    };
  }, [books, wanted]);
  const entriesOf = useEntriesOf();
  if (wanted === '' || !books) return {entries: [], isLooking: false};
  const isFresh = answer?.typed === wanted;
  const entries = answer ? entriesOf(answer.found) : [];
  return {entries: isFresh ? entries.map((entry) => ({...entry, isFound: true})) : entries, isLooking: !isFresh};
}

function isWorthLooking(typed: string): boolean {
  return !isRowId(typed) && (typed.trim().length >= fewestLetters || /\d/.test(typed));
}

function useEntriesOf(): (found: BooksFound) => readonly PaletteEntry[] {
  const text = useText<typeof es>('palette');
  const language = useLanguage();
  const format = useFormat();
  const navigate = useNavigate();
  const {current} = useCompany();
  const {hidesAmounts} = usePreferences();
  if (!current) return () => [];
  const home = pathTo.books(language, current.id);
  const listOf = (filter: BooksFilter) =>
    void navigate(`${home}?${writeAddress({filter, sort: newestFirst, openId: null}).toString()}`);
  const movement = (row: BooksRow): PaletteEntry => ({
    id: `movement:${row.id}`,
    section: 'movements',
    label: row.merchant ?? row.description,
    context: [
      ...(hidesAmounts ? [] : [format.signedMoney(row.amountUnits, row.currency)]),
      format.day(row.date, 'medium'),
      ...(row.merchant === null || row.description === row.merchant ? [] : [row.description]),
    ].join(' · '),
    icon: <SlidersHorizontal size={16} aria-hidden />,
    run: () => void navigate(`${home}?row=${row.id}`),
  });
  return ({rows, rowCount, merchants, filter}) => [
    ...rows.map(movement),
    ...(filter && rowCount > rows.length
      ? [
          {
            id: 'movements:all',
            section: 'movements' as const,
            label: text('foundAll'),
            context: text('foundAllAbout', {count: rowCount}),
            icon: <ListFilter size={16} aria-hidden />,
            run: () => listOf(filter),
          },
        ]
      : []),
    ...merchants.map((merchant) => ({
      id: `merchant:${merchant.name}`,
      section: 'merchants' as const,
      label: merchant.name,
      context: text('foundAllAbout', {count: merchant.rowCount}),
      icon: <Store size={16} aria-hidden />,
      run: () => listOf({...openFilter, text: merchant.name}),
    })),
  ];
}
