import {ImportPage} from './import-page.tsx';
import {WithCompany} from '#src/features/bookkeeping/with-company.tsx';

/** Importing a bank's file. */
export function Screen() {
  return <WithCompany>{(company) => <ImportPage key={company.id} company={company} />}</WithCompany>;
}
