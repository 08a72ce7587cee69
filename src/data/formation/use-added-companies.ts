import {useLiveQuery} from 'dexie-react-hooks';
import {stateCompanyTypes, type StateCompanyType} from '#contract/catalogue/ids.ts';
import type {CompanyRow} from '#contract/companies/company.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {readSpaces} from '#sync/store/meta.ts';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {readRowsOfEach} from '#src/data/database/read-rows.ts';

/** A company that its owner has added for its books, and can have migrated. */
export type AddedCompany = Pick<CompanyRow, 'id' | 'name' | 'state'> & {readonly type: StateCompanyType};

/** The companies that the person owns and has added, and that are not dissolved, by name; undefined while they are read, none for a visitor. Rule: FRM17. Source: D44. */
export function useAddedCompanies(): readonly AddedCompany[] | undefined {
  const database = useLocalDatabase();
  return useLiveQuery(async () => readAdded(database), [database]);
}

async function readAdded(database: LocalDatabase): Promise<AddedCompany[]> {
  const spaces = [...(await readSpaces(database))].filter(([, {kind, role}]) => kind !== 'person' && role === 'owner');
  const found = await readRowsOfEach(
    database,
    spaces.map(([id]) => ({id})),
    ['companies'],
  );
  const added = found.flatMap(([{id}, {companies}]) => {
    const company = companies.find((one) => one.id === id);
    const type = stateCompanyTypes.find((one) => one === company?.type);
    if (!company || company.origin !== 'added' || company.dissolvedOn || type === undefined) return [];
    return [{id, name: company.name, state: company.state, type}];
  });
  return added.toSorted((one, other) => one.name.localeCompare(other.name));
}
