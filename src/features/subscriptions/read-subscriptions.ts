import {hasRight} from '#contract/teammates/rights.ts';
import {listCharges, type Charge} from '#contract/subscriptions/list-charges.ts';
import type {MyCompany} from '#src/data/database/company.tsx';
import {readRows} from '#src/data/database/read-rows.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';

/** A company with a plan, and what it renews. */
export type Subscription = {
  readonly id: string;
  readonly company: MyCompany;
  readonly charges: readonly Charge[];
};

/** Reads what the companies renew whose subscriptions the reader may see, from this device. Knows nothing of React. Rules: SUB1, SUB3. */
export async function readSubscriptions(
  database: LocalDatabase,
  companies: readonly MyCompany[],
): Promise<Subscription[]> {
  const found = companies
    .filter(({role}) => hasRight(role, 'billing'))
    .map(async (company) => {
      const {id} = company;
      const formation = (await readRows(database, id, 'formations')).find((row) => row.id === id);
      if (!formation) return [];
      const services = await readRows(database, id, 'companyServices');
      return [{id, company, charges: listCharges({company, formation, services})}];
    });
  return (await Promise.all(found)).flat();
}
