import type {FormationFacts} from '#contract/formation/draft.ts';
import {readProgress} from '#contract/formation/steps.ts';
import type {OpenDraft} from './read-drafts.ts';

/**
 * Where a draft is. `steps`: at step `place` of `count`. `review`: everything is answered, what is left is to pay. `paying`: so it is, and its order
 * is placed. `paid`: a visitor has paid, and nobody has the company yet.
 */
export type DraftStage = {
  readonly name: 'steps' | 'review' | 'paying' | 'paid';
  readonly place: number;
  readonly count: number;
  /** Being paid: nothing of it changes any more. */
  readonly isLocked: boolean;
};

/** Tells where a draft goes on. Rule: FRM16. Source: ux.md U6. */
export function readStage(
  {draft, passed, orderState}: Omit<OpenDraft, 'isTouched'>,
  facts: FormationFacts,
): DraftStage {
  const {at, place, count} = readProgress(draft, passed, facts);
  const isLocked = draft.placedOrderId !== null || orderState === 'paying' || orderState === 'paid';
  if (orderState === 'paid') return {name: 'paid', place, count, isLocked};
  const isPlaced = orderState === 'placed' || (draft.payableUntil ?? '') >= facts.today;
  if (isLocked || (at === null && isPlaced)) return {name: 'paying', place, count, isLocked};
  return {name: at === null ? 'review' : 'steps', place, count, isLocked};
}
