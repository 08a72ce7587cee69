import {hasRight} from '#contract/teammates/rights.ts';
import {isNotRenewed, listCharges, type Bought, type Charge} from '#contract/subscriptions/list-charges.ts';
import {findPlan, type SubscriptionRow} from '#contract/subscriptions/subscription.ts';
import type {MyCompany} from '#src/data/database/company.tsx';
import {readRowsOfEach} from '#src/data/database/read-rows.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';

/** A company with a plan, and what it renews. */
export type Subscription = {
  readonly id: string;
  readonly company: Pick<MyCompany, 'id' | 'name' | 'type' | 'state' | 'role'> &
    Partial<Pick<MyCompany, 'dissolvedOn'>>;
  readonly charges: readonly Charge[];
  /** What all that hangs on: to say what another choice would cost. */
  readonly bought: Bought;
  /** What is paid and not renewed. Rule: SUB9. */
  readonly ending: readonly SubscriptionRow[];
  /** The days whose renewal was not paid, the earliest first. Rule: SUB7. */
  readonly owedSince: readonly string[];
};

/** Reads what the companies renew whose subscriptions the reader may see, from this device. Knows nothing of React. Rules: SUB1, SUB3. */
export async function readSubscriptions(
  database: LocalDatabase,
  companies: readonly MyCompany[],
): Promise<Subscription[]> {
  const seen = companies.filter(({role}) => hasRight(role, 'billing'));
  const found = await readRowsOfEach(database, seen, ['formations', 'companyServices', 'subscriptions']);
  return found.flatMap(([company, {formations, companyServices: services, subscriptions}]) => {
    const {id} = company;
    const formation = formations.find((row) => row.id === id);
    if (!formation) return [];
    const owed = subscriptions.flatMap(({owedFor, paidUntil}) => (owedFor === null ? [] : [paidUntil]));
    const bought = {company, formation, services, subscriptions};
    const plan = findPlan(subscriptions, id);
    const ending = subscriptions.filter((row) => plan && isNotRenewed(row, plan));
    return [{id, company, bought, charges: listCharges(bought), ending, owedSince: [...new Set(owed)].toSorted()}];
  });
}
