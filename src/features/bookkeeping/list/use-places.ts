import {useMemo} from 'react';
import {pathTo} from '#src/routing/routing.ts';
import type {Language} from '#src/i18n/languages.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {writeAddress} from '#src/features/bookkeeping/filter-address.ts';
import {newestFirst, openFilter} from '#workers/books/ask/whole-list.ts';
import type {BooksFilter} from '#workers/books/api.ts';

/** The addresses of a company's bookkeeping. */
export type Places = ReturnType<typeof placesOf>;

/** The addresses of a company's bookkeeping in the language of the page. */
export function usePlaces(companyId: string): Places {
  const language = useLanguage();
  return useMemo(() => placesOf(language, companyId), [language, companyId]);
}

function placesOf(language: Language, companyId: string) {
  const books = pathTo.books(language, companyId);
  const toImport = pathTo.import(language, companyId);
  return {
    books,
    review: pathTo.review(language, companyId),
    imports: pathTo.imports(language, companyId),
    import: toImport,
    accounts: pathTo.accounts(language, companyId),
    categories: pathTo.categories(language, companyId),
    rules: pathTo.rules(language, companyId),
    merchants: pathTo.merchants(language, companyId),
    merchantOf: (name: string) => pathTo.merchantOf(language, companyId, name),
    statements: pathTo.statements(language, companyId),
    reports: pathTo.reports(language, companyId),
    received: pathTo.received(language, companyId),
    conflicts: pathTo.conflicts(language, companyId),
    addCompany: pathTo.addCompany(language),
    importOf: (importId: string) => pathTo.importOf(language, companyId, importId),
    importTo: (accountId: string) => `${toImport}?account=${accountId}`,
    /** The list, narrowed. */
    listOf: (patch: Partial<BooksFilter>) =>
      `${books}?${writeAddress({filter: {...openFilter, ...patch}, sort: newestFirst, openId: null}).toString()}`,
  };
}
