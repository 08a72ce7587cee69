import {ListFilter, SlidersHorizontal, Store} from 'lucide-react';
import {pathTo, useNavigate} from '#src/routing/routing.ts';
import {writeAddress} from '#src/features/bookkeeping/filter-address.ts';
import {usePreferences} from '#src/data/device/preferences.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import type {BooksFilter, BooksFound, BooksRow} from '#workers/books/api.ts';
import {newestFirst, openFilter} from '#workers/books/ask/whole-list.ts';
import type {PaletteEntry} from './entry.ts';
import type {es} from './text/es.ts';

const small = {size: 16, 'aria-hidden': true} as const;

/**
 * Makes the palette's lines of what a company's books found. Each leads into that company.
 *
 * @returns a maker; `isFound` says that it is the answer to what is typed now, else to something before.
 */
export function useFoundLines(): (companyId: string, found: BooksFound, isFound: boolean) => PaletteEntry[] {
  const text = useText<typeof es>('palette');
  const language = useLanguage();
  const format = useFormat();
  const navigate = useNavigate();
  const {hidesAmounts} = usePreferences();
  const contextOf = (row: BooksRow): string =>
    [
      ...(hidesAmounts ? [] : [format.signedMoney(row.amountUnits, row.currency)]),
      format.day(row.date, 'medium'),
      ...(row.merchant === null || row.description === row.merchant ? [] : [row.description]),
    ].join(' · ');
  return (companyId, {rows, rowCount, merchants, filter}, isFound) => {
    const home = pathTo.books(language, companyId);
    const listOf = (listed: BooksFilter) => () =>
      void navigate(`${home}?${writeAddress({filter: listed, sort: newestFirst, openId: null}).toString()}`);
    const movements = rows.map((row): PaletteEntry => ({
      id: `movement:${row.id}`,
      section: 'movements',
      label: row.merchant ?? row.description,
      context: contextOf(row),
      icon: <SlidersHorizontal {...small} />,
      isFound,
      run: () => void navigate(`${home}?row=${row.id}`),
    }));
    const all: PaletteEntry[] =
      filter && rowCount > rows.length
        ? [
            {
              id: `movements:${companyId}`,
              section: 'movements',
              label: text('foundAll'),
              context: text('foundAllAbout', {count: rowCount}),
              icon: <ListFilter {...small} />,
              isFound,
              run: listOf(filter),
            },
          ]
        : [];
    const named = merchants.map((merchant): PaletteEntry => ({
      id: `merchant:${companyId}:${merchant.name}`,
      section: 'merchants',
      label: merchant.name,
      context: text('foundAllAbout', {count: merchant.rowCount}),
      icon: <Store {...small} />,
      isFound,
      run: listOf({...openFilter, merchantName: merchant.name}),
    }));
    return [...movements, ...all, ...named];
  };
}
