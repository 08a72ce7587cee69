import {findBoiState, type BoiState} from '#contract/boi/boi-report.ts';
import {civilDateIn} from '#contract/kernel/dates.ts';
import {federalTimeZone} from '#contract/renewals/list-due-dates.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import type {MyCompany} from '#src/data/database/company.tsx';
import {readRowsOfEach, type RowOf, type RowsOf} from '#src/data/database/read-rows.ts';

/** A company, how it stands towards the BOI report, and what the desk noted of it. */
export type CompanyBoi = {
  readonly company: MyCompany;
  /** Null of a company that was only added. */
  readonly formation: RowOf<'formations'> | null;
  readonly reports: readonly RowOf<'boiReports'>[];
  readonly state: BoiState;
  /** The move by which the desk skipped the step, where it stands. */
  readonly skipped: RowOf<'companySteps'> | null;
};

/** The civil day by which the federal rule in force is found. */
export function boiToday(nowMs: number): string {
  return civilDateIn(federalTimeZone, nowMs);
}

/** The tables that say how a company stands towards the BOI report. */
export const boiTables = ['formations', 'boiReports', 'companySteps'] as const;

/** How each of these companies stands towards the BOI report, from this device. Knows nothing of React. */
export async function readBois(
  database: LocalDatabase,
  companies: readonly MyCompany[],
  nowMs: number,
): Promise<CompanyBoi[]> {
  const found = await readRowsOfEach(database, companies, boiTables);
  return found.map(([company, rows]) => toBoi(company, rows, nowMs));
}

/** How a company stands towards the BOI report, by its rows. */
export function toBoi(company: MyCompany, rows: RowsOf<(typeof boiTables)[number]>, nowMs: number): CompanyBoi {
  const formation = rows.formations.find(({id}) => id === company.id) ?? null;
  return {
    company,
    formation,
    reports: rows.boiReports,
    state: findBoiState({company, formation}, rows.boiReports, boiToday(nowMs)),
    skipped: findSkip(rows.companySteps),
  };
}

/** The last move that skipped the report, unless a later one took that back. Rule: PRG2. */
function findSkip(moves: readonly RowOf<'companySteps'>[]): RowOf<'companySteps'> | null {
  const sorted = moves.toSorted((one, other) => (one.movedAt < other.movedAt ? 1 : -1));
  const last = sorted.find(({kind}) => kind === 'skip' || kind === 'correction');
  return last?.kind === 'skip' ? last : null;
}
