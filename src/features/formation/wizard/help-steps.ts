import type {OrderKind} from '#contract/catalogue/ids.ts';

/** Steps with help of their own. */
const helpSteps = ['you', 'company', 'type', 'industry', 'state', 'services', 'partners', 'plan', 'review'] as const;

/** Those whose help speaks of a company that is made. */
const makingSteps: readonly string[] = ['you', 'type', 'plan'] satisfies readonly (typeof helpSteps)[number][];

/** The step whose help a page shows; undefined where a page has none of its own. */
export function readHelpStep(kind: OrderKind, at: string): (typeof helpSteps)[number] | undefined {
  return kind !== 'create' && makingSteps.includes(at) ? undefined : helpSteps.find((one) => one === at);
}
