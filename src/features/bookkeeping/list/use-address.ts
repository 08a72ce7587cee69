import {useCallback, useMemo, useRef} from 'react';
import {useSearchParams} from '#src/routing/routing.ts';
import {useAskedList} from '#src/data/database/books.tsx';
import type {BooksFilter, BooksSort} from '#workers/books/api.ts';
import {readAddress, writeAddress, type BooksAddress} from '#src/features/bookkeeping/filter-address.ts';

/** The address as the screen reads and writes it. */
export type AddressState = BooksAddress & {
  /** Stands for filter and order: another text is another list. */
  readonly viewKey: string;
  readonly setFilter: (filter: BooksFilter) => void;
  readonly setSort: (sort: BooksSort) => void;
  readonly setOpenId: (id: string | null) => void;
  /** Whether this list itself opened a movement; else its person was led to it, by the palette for instance. */
  readonly wasOpenedHere: (id: string) => boolean;
};

/** What is listed lives in the address, so that it can be shared, and Back leads to what one saw. */
export function useAddress(): AddressState {
  const [search, setSearch] = useSearchParams();
  const whole = search.toString();
  const viewKey = useMemo(() => {
    const address = readAddress(new URLSearchParams(whole));
    return writeAddress({...address, openId: null}).toString();
  }, [whole]);
  // The same filter stays the same object while only the open row changes.
  const {filter, sort} = useMemo(() => readAddress(new URLSearchParams(viewKey)), [viewKey]);
  const openId = search.get('row');
  const asked = useAskedList();
  const openedHere = useRef<string | null>(null);

  const write = useCallback(
    (patch: Partial<BooksAddress>, replace: boolean) =>
      setSearch(
        (last) => {
          const next = writeAddress({...readAddress(last), ...patch});
          // The worker is at it while the page is drawn.
          const ahead = readAddress(next);
          asked?.askAhead(ahead.filter, ahead.sort);
          return next;
        },
        {replace},
      ),
    [setSearch, asked],
  );
  return {
    filter,
    sort,
    openId,
    viewKey,
    // Words are typed letter by letter; every other narrowing is a step one can go back from.
    setFilter: useCallback(
      (next) => write({filter: next, openId: null}, next.text !== filter.text),
      [write, filter.text],
    ),
    setSort: useCallback((next) => write({sort: next, openId: null}, false), [write]),
    setOpenId: useCallback(
      (id) => {
        openedHere.current = id;
        write({openId: id}, true);
      },
      [write],
    ),
    wasOpenedHere: useCallback((id) => openedHere.current === id, []),
  };
}
