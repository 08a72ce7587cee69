import type {LocalDatabase} from '#sync/store/local-database.ts';
import {findPlan} from '#contract/subscriptions/subscription.ts';
import type {MyCompany} from '#src/data/database/company.tsx';
import {readRows} from '#src/data/database/read-rows.ts';

/** A plan of a company that is renewed on a civil day. */
export type Renewal = {readonly companyId: string; readonly name: string; readonly day: string};

/** What is renewed for who owns these companies, the nearest first, as this device knows it. Rules: PAY21, PAY23. Knows nothing of React. */
export async function readRenewals(database: LocalDatabase, companies: readonly MyCompany[]): Promise<Renewal[]> {
  const found = companies
    .filter(({role}) => role === 'owner')
    .map(async ({id, name}) => {
      const formation = (await readRows(database, id, 'formations')).find((row) => row.id === id);
      const plan = findPlan(await readRows(database, id, 'subscriptions'), id);
      return plan && !plan.isEnding && formation?.status !== 'Canceled'
        ? [{companyId: id, name, day: plan.paidUntil}]
        : [];
    });
  return (await Promise.all(found)).flat().toSorted((one, other) => (one.day < other.day ? -1 : 1));
}
