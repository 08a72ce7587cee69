import {AccountsPage} from './accounts-page.tsx';
import {WithCompany} from '#src/features/bookkeeping/with-company.tsx';

/** The accounts of the company in the address. */
export function Screen() {
  return <WithCompany>{(company) => <AccountsPage key={company.id} company={company} />}</WithCompany>;
}
