import type {FederalDate} from '#contract/companies/due-dates.ts';
import {listFederalDates} from '#contract/renewals/list-due-dates.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {readDissolution, type Dissolution} from '#contract/dissolutions/dissolution.ts';
import {countOwners} from '#contract/formation/shares.ts';
import {readAgreement, type CompanyAgreement} from '#src/data/agreements/read-agreement.ts';
import {readBoi, type CompanyBoi} from '#src/data/boi/read-boi.ts';
import type {MyCompany} from '#src/data/database/company.tsx';
import {readRows, type RowOf} from '#src/data/database/read-rows.ts';
import {readArrived, type ShownDocument} from '#src/features/companies/documents/read-documents.ts';
import {readCompanyRenewals, type CompanyRenewals} from '#src/data/renewals/read-company-renewals.ts';

/** All that a company's page shows, from this device. */
export type CompanyFacts = {
  readonly company: MyCompany;
  /** Null of a company that was only added. */
  readonly formation: RowOf<'formations'> | null;
  readonly moves: readonly RowOf<'companySteps'>[];
  readonly services: readonly RowOf<'companyServices'>[];
  /** The files that show what was done of the services. */
  readonly proofs: readonly RowOf<'files'>[];
  /** What is paid by time; none where the reader may not see it. */
  readonly subscriptions: readonly RowOf<'subscriptions'>[];
  readonly people: readonly RowOf<'memberships'>[];
  readonly partners: readonly RowOf<'partners'>[];
  readonly agreement: CompanyAgreement | null;
  readonly renewals: CompanyRenewals;
  /** What is declared to the IRS. */
  readonly federal: readonly FederalDate[];
  readonly boi: CompanyBoi;
  readonly documents: readonly ShownDocument[];
  readonly dissolution: Dissolution<RowOf<'dissolutionSteps'>>;
};

/** A company with its formation. */
export type FormedFacts = CompanyFacts & {readonly formation: NonNullable<CompanyFacts['formation']>};

/** Reads a company for its page. Knows nothing of React. */
export async function readCompanyFacts(
  database: LocalDatabase,
  company: MyCompany,
  nowMs: number,
): Promise<CompanyFacts> {
  const {id} = company;
  const [formations, moves, services, subscriptions, people, agreement, renewals, boi, documents, steps, partners] =
    await Promise.all([
      readRows(database, id, 'formations'),
      readRows(database, id, 'companySteps'),
      readRows(database, id, 'companyServices'),
      readRows(database, id, 'subscriptions'),
      readRows(database, id, 'memberships'),
      readAgreement(database, company),
      readCompanyRenewals(database, company, nowMs),
      readBoi(database, company, nowMs),
      readArrived(database, id),
      readRows(database, id, 'dissolutionSteps'),
      readRows(database, id, 'partners'),
    ]);
  const proofs = services.some(({proofId}) => proofId !== null) ? await readProofs(database, id, services) : [];
  const formation = formations.find((row) => row.id === id) ?? null;
  const dissolution = readDissolution(steps);
  const own = {company, formation, moves, services, proofs, subscriptions, people, partners};
  const ownerCount = countOwners(partners);
  const federal = listFederalDates({company, formation, ownerCount}, nowMs).toSorted((one, other) =>
    one.day < other.day ? -1 : Number(one.day > other.day),
  );
  return {...own, federal, agreement, renewals, boi, documents, dissolution};
}

/** The files that prove that services were done. */
async function readProofs(
  database: LocalDatabase,
  companyId: string,
  services: CompanyFacts['services'],
): Promise<RowOf<'files'>[]> {
  const files = await readRows(database, companyId, 'files');
  return files.filter(({id}) => services.some(({proofId}) => proofId === id));
}
