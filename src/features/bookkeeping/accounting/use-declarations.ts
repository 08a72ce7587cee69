import {useLiveQuery} from 'dexie-react-hooks';
import type {FederalDate} from '#contract/companies/due-dates.ts';
import {countOwners} from '#contract/formation/shares.ts';
import {listFederalDates} from '#contract/renewals/list-due-dates.ts';
import {useCompany, type MyCompany} from '#src/data/database/company.tsx';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {readRowsOfEach} from '#src/data/database/read-rows.ts';

/** What a company declares next to the IRS, and what is over if it was not filed. */
export type CompanyDeclarations = {readonly company: MyCompany; readonly dates: readonly FederalDate[]};

/** The declarations of the person's companies, from this device; undefined while they are read. Rules: DUE2 to DUE4. */
export function useDeclarations(): readonly CompanyDeclarations[] | undefined {
  const database = useLocalDatabase();
  const {all} = useCompany();
  return useLiveQuery(async () => {
    const found = await readRowsOfEach(database, all ?? [], ['formations', 'partners']);
    return found.map(([company, {formations, partners}]) => {
      const formation = formations.find(({id}) => id === company.id) ?? null;
      const dates = listFederalDates({company, formation, ownerCount: countOwners(partners)}, Date.now());
      return {company, dates};
    });
  }, [database, all]);
}
