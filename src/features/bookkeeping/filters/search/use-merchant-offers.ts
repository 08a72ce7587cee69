import {useEffect, useState} from 'react';
import {useBooks} from '#src/data/database/books.tsx';
import type {QueryPart} from '#workers/books/ask/query/read-query.ts';

/** Merchants offered at once. */
const mostMerchants = 6;

/** Merchants by what is typed after their key, those with most movements first; none while something else is typed. */
export function useMerchantOffers(part: QueryPart | null): readonly string[] {
  const books = useBooks();
  const [found, setFound] = useState<{typed: string; names: readonly string[]}>({typed: '', names: []});
  const typed = part?.token.kind === 'key' && part.token.key === 'merchant' ? (part.token.values.at(-1) ?? '') : '';
  useEffect(() => {
    if (!books || typed === '') return undefined;
    let isCurrent = true;
    books.findEverywhere(typed, mostMerchants).then(
      ({merchants}) => isCurrent && setFound({typed, names: merchants.map(({name}) => name)}),
      // A worker that broke is told of by the list.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [books, typed]);
  return typed !== '' && found.typed === typed ? found.names : [];
}
