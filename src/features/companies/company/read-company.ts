import type {FederalDate} from '#contract/companies/due-dates.ts';
import {listFederalDates} from '#contract/renewals/list-due-dates.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {readDissolution, type Dissolution} from '#contract/dissolutions/dissolution.ts';
import {countOwners} from '#contract/formation/shares.ts';
import {agreementTables, toAgreement, type CompanyAgreement} from '#src/data/agreements/read-agreement.ts';
import {boiTables, toBoi, type CompanyBoi} from '#src/data/boi/read-boi.ts';
import type {MyCompany} from '#src/data/database/company.tsx';
import {readRowsOf, type RowOf} from '#src/data/database/read-rows.ts';
import {
  arrivedTables,
  toArrived,
  toPapers,
  type CompanyPapers,
  type ShownDocument,
} from '#src/features/companies/documents/read-documents.ts';
import {renewalTables, toRenewals, type CompanyRenewals} from '#src/data/renewals/read-company-renewals.ts';

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
  /** The same, each in its place. */
  readonly papers: CompanyPapers;
  readonly dissolution: Dissolution<RowOf<'dissolutionSteps'>>;
};

/** A company with its formation. */
export type FormedFacts = CompanyFacts & {readonly formation: NonNullable<CompanyFacts['formation']>};

const tables = [
  ...agreementTables,
  ...renewalTables,
  ...boiTables,
  ...arrivedTables,
  'companyServices',
  'subscriptions',
  'memberships',
  'dissolutionSteps',
] as const;

/** Reads a company for its page. Knows nothing of React. */
export async function readCompanyFacts(
  database: LocalDatabase,
  company: MyCompany,
  nowMs: number,
): Promise<CompanyFacts> {
  const {id} = company;
  const rows = await readRowsOf(database, id, tables);
  const [agreement, documents] = await Promise.all([toAgreement(company, rows), toArrived(database, rows)]);
  const {companySteps: moves, companyServices: services, subscriptions, memberships: people, partners} = rows;
  const formation = rows.formations.find((row) => row.id === id) ?? null;
  const dissolution = readDissolution(rows.dissolutionSteps);
  const proofs = rows.files.filter((file) => services.some(({proofId}) => proofId === file.id));
  const renewals = toRenewals(company, rows, nowMs);
  const boi = toBoi(company, rows, nowMs);
  const own = {company, formation, moves, services, proofs, subscriptions, people, partners};
  const ownerCount = countOwners(partners);
  const federal = listFederalDates({company, formation, ownerCount}, nowMs).toSorted((one, other) =>
    one.day < other.day ? -1 : Number(one.day > other.day),
  );
  const papers = toPapers(own, rows, documents);
  const facts = {...own, federal, agreement, renewals, boi, documents, papers, dissolution};
  const last = lastFacts.get(database) ?? new Map<string, CompanyFacts>();
  lastFacts.set(database, last.set(id, facts));
  return facts;
}

const lastFacts = new WeakMap<LocalDatabase, Map<string, CompanyFacts>>();

/** What was read last of a company's page: who comes back to it begins with that. Undefined where it was as somebody with another role. */
export function lastFactsOf(database: LocalDatabase, {id, role}: MyCompany): CompanyFacts | undefined {
  const last = lastFacts.get(database)?.get(id);
  return last?.company.role === role ? last : undefined;
}
