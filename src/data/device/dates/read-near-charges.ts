import {addDays} from '#contract/kernel/dates.ts';
import {listCharges} from '#contract/subscriptions/list-charges.ts';
import type {MyCompany} from '#src/data/database/company.tsx';
import {readRows, readRowsOfEach} from '#src/data/database/read-rows.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';

/** A charge that is near. */
export type NearCharge = {readonly companyId: string; readonly company: string; readonly on: string};

/** How near, in days: the second of the reminders of a date. */
const nearDays = 30;

type Asking = {
  /** The person's own space, where their preferences are; undefined where it is not here. */
  readonly ownSpaceId: string | undefined;
  /** Civil day. */
  readonly today: string;
};

/** What the person's own companies are charged for within 30 days, from this device; none where they want no reminders. Rules: NTC7, NTC12. */
export async function readNearCharges(
  database: LocalDatabase,
  companies: readonly MyCompany[],
  {ownSpaceId, today}: Asking,
): Promise<readonly NearCharge[]> {
  // Before their wishes are known nobody is told.
  if (ownSpaceId === undefined) return [];
  const [chosen] = await readRows(database, ownSpaceId, 'preferences');
  if (chosen?.mailsDates === false) return [];
  const charged = companies.filter(({role, dissolvedOn}) => role === 'owner' && !dissolvedOn);
  const found = await readRowsOfEach(database, charged, ['formations', 'companyServices', 'subscriptions']);
  return found.flatMap(([company, {formations, companyServices: services, subscriptions}]) => {
    const {id, name} = company;
    const formation = formations.find((row) => row.id === id);
    if (!formation) return [];
    return listCharges({company, formation, services, subscriptions})
      .filter(({on}) => on > today && on <= addDays(today, nearDays))
      .map(({on}) => ({companyId: id, company: name, on}));
  });
}
