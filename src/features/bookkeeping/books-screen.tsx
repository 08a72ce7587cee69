import {listEarly} from '#src/data/database/books.tsx';
import {BooksPage} from '#src/features/bookkeeping/list/books-page.tsx';
import {readAddress} from './filter-address.ts';
import {withCompany} from './with-company.tsx';

/** Has the list of the address asked for while the page is still being put together. */
export function prepare(search: URLSearchParams): void {
  const {filter, sort} = readAddress(search);
  listEarly(filter, sort);
}

/** The transactions of the company in the address. */
export const Screen = withCompany(BooksPage);
