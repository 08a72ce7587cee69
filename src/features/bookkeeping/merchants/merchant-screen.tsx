import {useParams} from '#src/routing/routing.ts';
import {withCompany} from '#src/features/bookkeeping/with-company.tsx';
import {MerchantPage} from './merchant-page.tsx';

/** One merchant of the company in the address. */
export const Screen = withCompany(({company}) => {
  const {merchant = ''} = useParams();
  return <MerchantPage key={merchant} company={company} name={merchant} />;
});
