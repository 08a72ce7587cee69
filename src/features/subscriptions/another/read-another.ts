import type {z} from 'zod';
import {isNotRenewed, listCharges} from '#contract/subscriptions/list-charges.ts';
import type {readAnothers} from '#contract/subscriptions/read-anothers.ts';
import {findPlan} from '#contract/subscriptions/subscription.ts';
import type {Subscription} from '#src/features/subscriptions/read-subscriptions.ts';

type Told = z.infer<typeof readAnothers.output>;

/** What the server told of another person, as one's own is shown; nobody who looks is its owner. Pure. Rules: SUB1, SUB13. */
export function readAnother({companies}: Told): Subscription[] {
  return companies.map(({company, ...rest}) => {
    const {id} = company;
    const bought = {company, ...rest};
    const plan = findPlan(rest.subscriptions, id);
    const owed = rest.subscriptions.flatMap(({owedFor, paidUntil}) => (owedFor === null ? [] : [paidUntil]));
    return {
      id,
      company: {...company, role: 'manager'},
      bought,
      charges: listCharges(bought),
      ending: rest.subscriptions.filter((row) => plan && isNotRenewed(row, plan)),
      owedSince: [...new Set(owed)].toSorted(),
    };
  });
}
