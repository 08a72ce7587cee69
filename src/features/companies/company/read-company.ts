import type {LocalDatabase} from '#sync/store/local-database.ts';
import {readAgreement, type CompanyAgreement} from '#src/data/agreements/read-agreement.ts';
import type {MyCompany} from '#src/data/database/company.tsx';
import {readRows, type RowOf} from '#src/data/database/read-rows.ts';

/** All that a company's page shows, from this device. */
export type CompanyFacts = {
  readonly company: MyCompany;
  /** Null of a company that was only added. */
  readonly formation: RowOf<'formations'> | null;
  readonly moves: readonly RowOf<'companySteps'>[];
  readonly services: readonly RowOf<'companyServices'>[];
  readonly people: readonly RowOf<'memberships'>[];
  readonly agreement: CompanyAgreement | null;
};

/** A company with its formation. */
export type FormedFacts = CompanyFacts & {readonly formation: NonNullable<CompanyFacts['formation']>};

/** Reads a company for its page. Knows nothing of React. */
export async function readCompanyFacts(database: LocalDatabase, company: MyCompany): Promise<CompanyFacts> {
  const {id} = company;
  const [formations, moves, services, people, agreement] = await Promise.all([
    readRows(database, id, 'formations'),
    readRows(database, id, 'companySteps'),
    readRows(database, id, 'companyServices'),
    readRows(database, id, 'memberships'),
    readAgreement(database, company),
  ]);
  const formation = formations.find((row) => row.id === id) ?? null;
  return {company, formation, moves, services, people, agreement};
}
