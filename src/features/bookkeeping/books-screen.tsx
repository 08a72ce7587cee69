import {BooksPage} from '#src/features/bookkeeping/list/books-page.tsx';
import {WithCompany} from './with-company.tsx';

/** The movements of the company in the address. */
export function Screen() {
  return <WithCompany>{(company) => <BooksPage key={company.id} company={company} />}</WithCompany>;
}
