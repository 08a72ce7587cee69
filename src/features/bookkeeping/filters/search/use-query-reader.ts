import {useMemo} from 'react';
import {en} from '#contract/bookkeeping/category-names/en.data.ts';
import {es} from '#contract/bookkeeping/category-names/es.data.ts';
import {pt} from '#contract/bookkeeping/category-names/pt.data.ts';
import type {CategoryRow} from '#contract/bookkeeping/category.ts';
import type {BooksNames} from '#src/features/bookkeeping/list/names.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import type {QueryReader} from '#workers/books/ask/query/read-value.ts';

/** What a query is read against: the names of the books, today, and the language of the page. */
export function useQueryReader(names: BooksNames): QueryReader {
  const language = useLanguage();
  const today = useFormat().today();
  return useMemo(
    () => ({
      language,
      today,
      accounts: names.accounts.map(({id}) => ({id, names: [names.accountName(id)]})),
      categories: names.categories.map((category) => ({
        id: category.id,
        names: [names.categoryName(category.id) ?? '', ...defaultNames(category)],
      })),
    }),
    [names, language, today],
  );
}

/** What a default category is called in each of the languages, until somebody renames it. */
function defaultNames({key, name}: Pick<CategoryRow, 'key' | 'name'>): string[] {
  if (key === null || name !== null) return [];
  return [es, en, pt].flatMap((language: Readonly<Record<string, string>>) => language[`category-${key}`] ?? []);
}
