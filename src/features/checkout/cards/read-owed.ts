import {listCharges} from '#contract/subscriptions/list-charges.ts';
import type {OwedReason} from '#contract/subscriptions/subscription.ts';
import type {MyCompany} from '#src/data/database/company.tsx';
import {readRows} from '#src/data/database/read-rows.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';

/** A renewal that was not paid. Days are civil; `retryOn` is null where no try is left. */
export type Owed = {
  readonly companyId: string;
  readonly name: string;
  readonly dueOn: string;
  readonly cents: number;
  readonly why: OwedReason;
  readonly retryOn: string | null;
};

/** What who owns these companies owes for them, as this device knows it. Rule: SUB8. Knows nothing of React. */
export async function readOwed(database: LocalDatabase, companies: readonly MyCompany[]): Promise<Owed[]> {
  const found = companies.filter(({role}) => role === 'owner').map(async (company) => readOne(database, company));
  return (await Promise.all(found)).flat();
}

async function readOne(database: LocalDatabase, company: MyCompany): Promise<Owed[]> {
  const {id: companyId, name} = company;
  const subscriptions = await readRows(database, companyId, 'subscriptions');
  const formation = (await readRows(database, companyId, 'formations')).find(({id}) => id === companyId);
  const services = await readRows(database, companyId, 'companyServices');
  if (!formation) return [];
  const charges = listCharges({company, formation, services, subscriptions});
  const days = new Map(
    subscriptions.flatMap(({paidUntil, owedFor, retryOn}) =>
      owedFor === null ? [] : [[paidUntil, {why: owedFor, retryOn}] as const],
    ),
  );
  return [...days].map(([dueOn, owed]) => {
    const cents = charges.filter(({on}) => on === dueOn).reduce((sum, {line}) => sum + line.cents, 0);
    return {companyId, name, dueOn, cents, ...owed};
  });
}
