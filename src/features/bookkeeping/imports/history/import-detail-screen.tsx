import {useParams} from '#src/routing/routing.ts';
import {ImportDetail} from './import-detail.tsx';
import {WithCompany} from '#src/features/bookkeeping/with-company.tsx';

/** One import of the company in the address. */
export function Screen() {
  const {importId = ''} = useParams();
  return (
    <WithCompany>{(company) => <ImportDetail key={importId} company={company} importId={importId} />}</WithCompany>
  );
}
