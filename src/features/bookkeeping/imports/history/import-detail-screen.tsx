import {useParams} from '#src/routing/routing.ts';
import {withCompany} from '#src/features/bookkeeping/with-company.tsx';
import {ImportDetail} from './import-detail.tsx';

/** One import of the company in the address. */
export const Screen = withCompany(({company}) => {
  const {importId = ''} = useParams();
  return <ImportDetail key={importId} company={company} importId={importId} />;
});
