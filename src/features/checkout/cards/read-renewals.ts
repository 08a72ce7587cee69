import type {LocalDatabase} from '#sync/store/local-database.ts';
import {findPlan} from '#contract/subscriptions/subscription.ts';
import type {MyCompany} from '#src/data/database/company.tsx';
import {readRowsOfEach} from '#src/data/database/read-rows.ts';

/** A plan of a company that is renewed on a civil day. */
export type Renewal = {readonly companyId: string; readonly name: string; readonly day: string};

/** What is renewed for who owns these companies, the nearest first, as this device knows it. Rules: PAY21, PAY23. Knows nothing of React. */
export async function readRenewals(database: LocalDatabase, companies: readonly MyCompany[]): Promise<Renewal[]> {
  const own = companies.filter(({role}) => role === 'owner');
  const found = await readRowsOfEach(database, own, ['formations', 'subscriptions']);
  const renewed = found.flatMap(([{id, name}, {formations, subscriptions}]) => {
    const formation = formations.find((row) => row.id === id);
    const plan = findPlan(subscriptions, id);
    return plan && !plan.isEnding && formation?.status !== 'Canceled'
      ? [{companyId: id, name, day: plan.paidUntil}]
      : [];
  });
  return renewed.toSorted((one, other) => (one.day < other.day ? -1 : 1));
}
