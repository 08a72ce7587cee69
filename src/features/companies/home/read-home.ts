import {dueDayOf} from '#contract/boi/boi-report.ts';
import {listSlots, type DocumentSlot} from '#contract/documents/list-slots.ts';
import {countOwners} from '#contract/formation/shares.ts';
import {servicesOf} from '#contract/policy/services.ts';
import {countReceived} from '#sync/inbox/received-files.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import type {BooksSums} from '#workers/books/api.ts';
import {readAgreement, type CompanyAgreement} from '#src/data/agreements/read-agreement.ts';
import {readBoi} from '#src/data/boi/read-boi.ts';
import type {MyCompany} from '#src/data/database/company.tsx';
import {readRows, type RowOf} from '#src/data/database/read-rows.ts';
import {readCompanyRenewals, type CompanyRenewals} from '#src/data/renewals/read-company-renewals.ts';
import {readKeptSums} from './sums.ts';

/** What the home knows of one company, all of it from this device. */
export type HomeCompany = {
  readonly company: MyCompany;
  /** Null of a company that was only added. */
  readonly formation: RowOf<'formations'> | null;
  readonly services: readonly RowOf<'companyServices'>[];
  /** What is paid by time; none where the reader may not see it. */
  readonly subscriptions: readonly RowOf<'subscriptions'>[];
  /** Null where its owners are not known here. */
  readonly ownerCount: number | null;
  /** Those in use, by name. */
  readonly accounts: readonly RowOf<'accounts'>[];
  /** Imports that left rows to correct, the newest first, with how many. */
  readonly faultyImports: readonly {readonly importId: string; readonly fileName: string; readonly count: number}[];
  /** Null while nobody has read its books here, and where it has none. */
  readonly sums: BooksSums | null;
  /** What it owes its state; null where no state asks for anything. */
  readonly renewals: CompanyRenewals;
  /** The kept answers to whether a BOI report is due, and until when it is; null where none is. */
  readonly boiReports: readonly RowOf<'boiReports'>[];
  readonly boiDueDay: string | null;
  /** The places for its documents. */
  readonly slots: readonly DocumentSlot<RowOf<'companyDocuments'>>[];
  /** The founding paper, where it has one. */
  readonly agreement: CompanyAgreement | null;
};

/** See {@link HomeCompany}, and how many received receipts wait on this device. */
export type Home = {readonly companies: readonly HomeCompany[]; readonly receivedCount: number};

/** Whether a company has books at all. Rule: POL6. */
export function hasBooks({type}: Pick<MyCompany, 'type'>): boolean {
  return servicesOf({kind: 'company', type}).includes('accounting');
}

/** Reads what the home shows; in the order of the companies. Knows nothing of React. */
export async function readHome(database: LocalDatabase, companies: readonly MyCompany[]): Promise<Home> {
  const receivedCount = await countReceived(database);
  const sums = await readKeptSums(
    database,
    companies.map(({id}) => id),
  );
  const found = companies.map(async (company, place) => readCompany(database, company, sums[place] ?? null));
  return {companies: await Promise.all(found), receivedCount};
}

async function readCompany(database: LocalDatabase, company: MyCompany, sums: BooksSums | null): Promise<HomeCompany> {
  const {id} = company;
  const nowMs = Date.now();
  const [formations, services, subscriptions, partners, documents, accounts, imports, errors] = await Promise.all([
    readRows(database, id, 'formations'),
    readRows(database, id, 'companyServices'),
    readRows(database, id, 'subscriptions'),
    readRows(database, id, 'partners'),
    readRows(database, id, 'companyDocuments'),
    readRows(database, id, 'accounts'),
    readRows(database, id, 'imports'),
    readRows(database, id, 'importErrors'),
  ]);
  const boi = await readBoi(database, company, nowMs);
  const formation = formations.find((row) => row.id === id) ?? null;
  const open = errors.filter(({status}) => status === 'open');
  return {
    company,
    formation,
    services,
    subscriptions,
    ownerCount: countOwners(partners),
    accounts: accounts.filter(({archived}) => !archived).toSorted((one, other) => one.name.localeCompare(other.name)),
    faultyImports: imports
      .map(({id: importId, fileName}) => ({
        importId,
        fileName,
        count: open.filter((error) => error.importId === importId).length,
      }))
      .filter(({count}) => count > 0)
      .toSorted((one, other) => (one.importId < other.importId ? 1 : -1)),
    sums,
    renewals: await readCompanyRenewals(database, company, nowMs),
    boiReports: boi.reports,
    boiDueDay: dueDayOf(boi.state),
    slots: listSlots({company, formation, partners}, documents),
    agreement: await readAgreement(database, company),
  };
}
