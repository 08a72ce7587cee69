import {ImportsPage} from './imports-page.tsx';
import {WithCompany} from '#src/features/bookkeeping/with-company.tsx';

/** The import history of the company in the address. */
export function Screen() {
  return <WithCompany>{(company) => <ImportsPage key={company.id} company={company} />}</WithCompany>;
}
