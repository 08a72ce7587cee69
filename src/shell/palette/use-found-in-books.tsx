import {useEffect, useState} from 'react';
import {useBooks} from '#src/data/database/books.tsx';
import {useCompany} from '#src/data/database/company.tsx';
import type {BooksFound} from '#workers/books/api.ts';
import type {PaletteEntry} from './entry.ts';
import {isWorthLooking} from './is-worth-looking.ts';
import {useFoundLines} from './use-found-lines.tsx';

/** Movements and merchants shown of each: who wants others sees them in the list. */
const mostShown = 5;

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
  const linesOf = useFoundLines();
  const companyId = useCompany().current?.id;
  if (wanted === '' || !books || companyId === undefined) return {entries: [], isLooking: false};
  const isFresh = answer?.typed === wanted;
  return {entries: answer ? linesOf(companyId, answer.found, isFresh) : [], isLooking: !isFresh};
}
