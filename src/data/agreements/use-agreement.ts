import {useLiveQuery} from 'dexie-react-hooks';
import type {MyCompany} from '#src/data/database/company.tsx';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {readAgreement, type CompanyAgreement} from './read-agreement.ts';

/** See {@link readAgreement}; undefined while it is read. What was written from older rows stays until the next is there. */
export function useAgreement(company: MyCompany): CompanyAgreement | null | undefined {
  const database = useLocalDatabase();
  return useLiveQuery(async () => readAgreement(database, company), [database, company]);
}
