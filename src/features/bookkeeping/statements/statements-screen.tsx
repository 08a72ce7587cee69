import {StatementsPage} from './statements-page.tsx';
import {WithCompany} from '#src/features/bookkeeping/with-company.tsx';

/** Statements of the company in the address. */
export function Screen() {
  return <WithCompany>{(company) => <StatementsPage key={company.id} company={company} />}</WithCompany>;
}
