import {WithCompany} from '#src/features/bookkeeping/with-company.tsx';
import {ReceivedPage} from './received-page.tsx';

/** The receipts on this device that wait for a transaction of the company in the address. */
export function Screen() {
  return <WithCompany>{(company) => <ReceivedPage key={company.id} company={company} />}</WithCompany>;
}
