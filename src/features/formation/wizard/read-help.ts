import type {OrderKind} from '#contract/catalogue/ids.ts';
import type {es} from './text/es.ts';

type HelpKey = Extract<keyof typeof es, `help.${string}`>;

const ofCompany = {industry: 'help.industry', services: 'help.services', partners: 'help.partners'} as const;

/** The help of each step, by what is done with the company: made, taken over as it is, or left abroad. */
const helps: Readonly<Record<OrderKind, Readonly<Record<string, HelpKey>>>> = {
  create: {
    ...ofCompany,
    you: 'help.you',
    company: 'help.company',
    type: 'help.type',
    state: 'help.state',
    plan: 'help.plan',
    review: 'help.review',
  },
  migrate: {
    ...ofCompany,
    existing: 'help.existing',
    type: 'help.typeNow',
    duties: 'help.duties',
    plan: 'help.planNow',
    review: 'help.reviewNow',
  },
  crypto: {abroad: 'help.abroad', volume: 'help.volume', review: 'help.reviewAbroad'},
};

/** The help that stands beside a step, or the review. */
export function readHelp(kind: OrderKind, at: string): HelpKey {
  return helps[kind][at] ?? 'help.any';
}
