import type {LocalDatabase} from '#sync/store/local-database.ts';
import {readCompanies, type MyCompany} from '#src/data/database/company.tsx';
import {readRowsOfEach} from '#src/data/database/read-rows.ts';
import {renewalTables, toRenewals} from '#src/data/renewals/read-company-renewals.ts';

/** The companies of a person that are to be renewed, and those that are late; by name. */
export type Waiting = {readonly pending: readonly MyCompany[]; readonly overdue: readonly MyCompany[]};

/** Reads which companies wait, from this device: as `readRenewalSummary` tells it. Rules: RNW12, RNW13. */
export async function readWaiting(database: LocalDatabase, nowMs: number): Promise<Waiting> {
  const {all} = await readCompanies(database);
  const found = await readRowsOfEach(database, all, renewalTables);
  const those = (wanted: string) =>
    found.filter(([company, rows]) => toRenewals(company, rows, nowMs)?.status === wanted).map(([company]) => company);
  return {pending: those('WITHIN_TIMEFRAME'), overdue: those('OVERDUE')};
}
