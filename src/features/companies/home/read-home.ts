import {dueDayOf} from '#contract/boi/boi-report.ts';
import {listOpenQuestions} from '#contract/bookkeeping/open-questions.ts';
import {listSlots, type DocumentSlot} from '#contract/documents/list-slots.ts';
import {countOwners} from '#contract/formation/shares.ts';
import {servicesOf} from '#contract/policy/services.ts';
import {countReceived} from '#sync/inbox/received-files.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import type {BooksSums} from '#workers/books/api.ts';
import {agreementTables, toAgreement, type CompanyAgreement} from '#src/data/agreements/read-agreement.ts';
import {boiTables, toBoi} from '#src/data/boi/read-boi.ts';
import type {MyCompany} from '#src/data/database/company.tsx';
import {readRowsOfEach, type RowOf, type RowsOf} from '#src/data/database/read-rows.ts';
import {renewalTables, toRenewals, type CompanyRenewals} from '#src/data/renewals/read-company-renewals.ts';
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
  /** Who asked the questions about its books that wait for an answer. */
  readonly questionsBy: readonly string[];
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
  const home = await readAnew(database, companies);
  lastHomes.set(database, home);
  return home;
}

const lastHomes = new WeakMap<LocalDatabase, Home>();

/** What was read last of the home: who comes back begins with it. Undefined where it was of other companies, or as somebody with another role. */
export function lastHomeOf(database: LocalDatabase, companies: readonly MyCompany[]): Home | undefined {
  const last = lastHomes.get(database);
  const isSame =
    last?.companies.length === companies.length &&
    last.companies.every(({company: {id, role}}, at) => id === companies[at]?.id && role === companies[at].role);
  return isSame ? last : undefined;
}

async function readAnew(database: LocalDatabase, companies: readonly MyCompany[]): Promise<Home> {
  const ids = companies.map(({id}) => id);
  const [receivedCount, sums, rows] = await Promise.all([
    countReceived(database),
    readKeptSums(database, ids),
    readRowsOfEach(database, companies, tables),
  ]);
  const nowMs = Date.now();
  const found = rows.map(async ([company, those], place) => readCompany(company, those, {nowMs, sums: sums[place]}));
  return {companies: await Promise.all(found), receivedCount};
}

const tables = [
  ...agreementTables,
  ...boiTables,
  ...renewalTables,
  'companyServices',
  'subscriptions',
  'companyDocuments',
  'accounts',
  'imports',
  'importErrors',
  'comments',
] as const;

async function readCompany(
  company: MyCompany,
  rows: RowsOf<(typeof tables)[number]>,
  {nowMs, sums}: {readonly nowMs: number; readonly sums: BooksSums | null | undefined},
): Promise<HomeCompany> {
  const {id} = company;
  const {partners} = rows;
  const boi = toBoi(company, rows, nowMs);
  const formation = rows.formations.find((row) => row.id === id) ?? null;
  const open = rows.importErrors.filter(({status}) => status === 'open');
  return {
    company,
    formation,
    services: rows.companyServices,
    subscriptions: rows.subscriptions,
    ownerCount: countOwners(partners),
    accounts: rows.accounts
      .filter(({archived}) => !archived)
      .toSorted((one, other) => one.name.localeCompare(other.name)),
    faultyImports: rows.imports
      .map(({id: importId, fileName}) => ({
        importId,
        fileName,
        count: open.filter((error) => error.importId === importId).length,
      }))
      .filter(({count}) => count > 0)
      .toSorted((one, other) => (one.importId < other.importId ? 1 : -1)),
    questionsBy: listOpenQuestions(rows.comments).map(({authorId}) => authorId),
    sums: sums ?? null,
    renewals: toRenewals(company, rows, nowMs),
    boiReports: boi.reports,
    boiDueDay: dueDayOf(boi.state),
    slots: listSlots({company, formation, partners}, rows.companyDocuments),
    agreement: await toAgreement(company, rows),
  };
}
