import {useEffect} from 'react';
import {useParams} from '#src/routing/routing.ts';
import {useCompany, type MyCompany} from './company.tsx';

/** The company in the address, which becomes the current one; undefined while companies are read, null where it is none of the person's. */
export function useAddressCompany(): MyCompany | null | undefined {
  const {companyId} = useParams();
  const {all, current, choose} = useCompany();
  const company = all?.find(({id}) => id === companyId);
  const foundId = company?.id;
  useEffect(() => {
    if (foundId !== undefined && current?.id !== foundId) choose(foundId);
  }, [foundId, current, choose]);
  return all && (company ?? null);
}
