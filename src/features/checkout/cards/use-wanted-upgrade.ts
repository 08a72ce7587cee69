import {useLiveQuery} from 'dexie-react-hooks';
import {planIds, type PlanId} from '#contract/catalogue/ids.ts';
import {civilDateIn} from '#contract/kernel/dates.ts';
import {federalTimeZone} from '#contract/renewals/list-due-dates.ts';
import {priceUpgrade, type Upgrade} from '#contract/subscriptions/price-upgrade.ts';
import {useCompany} from '#src/data/database/company.tsx';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {readRows} from '#src/data/database/read-rows.ts';
import {useSearchParams} from '#src/routing/routing.ts';

/** A larger plan that is wanted for a company, and what it costs. */
export type WantedUpgrade = Upgrade & {readonly companyId: string; readonly name: string; readonly planId: PlanId};

/** The larger plan that the address names, of a company of the reader's own; null where there is none to go over to. Rule: SUB12. */
export function useWantedUpgrade(): WantedUpgrade | null {
  const [search] = useSearchParams();
  const database = useLocalDatabase();
  const {all} = useCompany();
  const company = all?.find(
    ({id, role, dissolvedOn, lock}) =>
      id === search.get('upgrade') && role === 'owner' && dissolvedOn === null && !lock,
  );
  const planId = planIds.find((id) => id === search.get('plan'));
  const found = useLiveQuery(async () => {
    if (!company || !planId) return null;
    const {id: companyId, name} = company;
    const formation = (await readRows(database, companyId, 'formations')).find(({id}) => id === companyId);
    const services = await readRows(database, companyId, 'companyServices');
    const subscriptions = await readRows(database, companyId, 'subscriptions');
    if (!formation) return null;
    const today = civilDateIn(federalTimeZone, Date.now());
    const upgrade = priceUpgrade({company, formation, services, subscriptions}, companyId, planId, today);
    return upgrade && {...upgrade, companyId, name, planId};
  }, [database, company, planId]);
  return found ?? null;
}
