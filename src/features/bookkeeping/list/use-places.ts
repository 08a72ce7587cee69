import {useMemo} from 'react';
import {pathTo} from '#src/routing/routing.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {writeAddress} from '#src/features/bookkeeping/filter-address.ts';
import {newestFirst, openFilter} from '#workers/books/ask/whole-list.ts';
import type {BooksFilter} from '#workers/books/api.ts';

/** The addresses of a company's bookkeeping. */
export type Places = ReturnType<typeof placesOf>;

/** The addresses of a company's bookkeeping in the language of the page. */
export function usePlaces(companyId: string): Places {
  const language = useLanguage();
  return useMemo(() => placesOf(pathTo.books(language, companyId), pathTo.addCompany(language)), [language, companyId]);
}

function placesOf(books: string, addCompany: string) {
  return {
    books,
    review: `${books}?view=review`,
    imports: `${books}/imports`,
    import: `${books}/import`,
    accounts: `${books}/accounts`,
    categories: `${books}/categories`,
    statements: `${books}/statements`,
    received: `${books}/receipts`,
    conflicts: `${books}/conflicts`,
    addCompany,
    importOf: (importId: string) => `${books}/imports/${importId}`,
    importTo: (accountId: string) => `${books}/import?account=${accountId}`,
    /** The list, narrowed. */
    listOf: (patch: Partial<BooksFilter>) =>
      `${books}?${writeAddress({filter: {...openFilter, ...patch}, sort: newestFirst, openId: null}).toString()}`,
  };
}
