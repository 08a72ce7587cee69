/** Steps with help of their own. */
const helpSteps = ['you', 'company', 'type', 'industry', 'state', 'services', 'partners', 'plan', 'review'] as const;

/** Whether a step has help of its own. */
export function isHelpStep(at: string): at is (typeof helpSteps)[number] {
  return helpSteps.some((one) => one === at);
}
