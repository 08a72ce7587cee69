import {CategoriesPage} from './categories-page.tsx';
import {WithCompany} from '#src/features/bookkeeping/with-company.tsx';

/** The categories of the company in the address. */
export function Screen() {
  return <WithCompany>{(company) => <CategoriesPage key={company.id} company={company} />}</WithCompany>;
}
