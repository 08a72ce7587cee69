import {renewals as contract, untouched, type RenewalRow} from '#contract/renewals/renewal.ts';
import type {RenewalPeriod} from '#contract/renewals/list-renewals.ts';
import type {Transaction} from '#server/db/database.ts';
import {makeId} from '#server/db/make-id.ts';
import type {Author} from '#server/sync/author.ts';
import {writeSynced} from '#server/sync/write-synced.ts';
import {readRenewals} from './read-renewals.ts';

/** What names a period of a company. */
export type NamedPeriod = {readonly companyId: string; readonly what: RenewalRow['what']; readonly period: number};

/** The period that is named, as the rules and the rows have it now; undefined where the company owes no such thing. */
export async function findPeriod(
  tx: Transaction,
  {companyId, what, period}: NamedPeriod,
  nowMs: number,
): Promise<RenewalPeriod<RenewalRow> | undefined> {
  const [company] = await readRenewals(tx, [companyId], nowMs);
  return company?.renewals?.periods.find((one) => one.what === what && one.period === period);
}

/** What was done about a period, as its people see it; null where nothing was. */
export function toRow({done}: Pick<RenewalPeriod<RenewalRow>, 'done'>): RenewalRow | null {
  return done && contract.row.parse(done);
}

type Kept = {
  readonly companyId: string;
  readonly author: Author;
  readonly nowMs: number;
  readonly set: Partial<RenewalRow>;
};

/** Keeps what was done about a period in its one row. @param one found while the company's space is locked. Rule: RNW9. */
export async function keepRenewal(
  tx: Transaction,
  one: RenewalPeriod<RenewalRow>,
  {companyId, author, nowMs, set}: Kept,
): Promise<RenewalRow> {
  const {what, period, dueDay} = one;
  const known = toRow(one);
  const row = {...(known ?? {...untouched, id: makeId(nowMs), what, period, dueDay}), ...set};
  await writeSynced(tx, {spaceId: companyId, author, nowMs}, [
    known ? {table: 'renewals', edit: [row]} : {table: 'renewals', create: [row]},
  ]);
  return row;
}
