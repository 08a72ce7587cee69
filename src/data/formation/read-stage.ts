import type {OrderKind} from '#contract/catalogue/ids.ts';
import type {FormationFacts} from '#contract/formation/draft.ts';
import {readProgress} from '#contract/formation/steps.ts';
import {pathTo, wizardTo} from '#src/routing/routing.ts';
import type {Language} from '#src/i18n/languages.ts';
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
export function readStage({draft, passed, orderState}: OpenDraft, facts: FormationFacts): DraftStage {
  const {at, place, count} = readProgress(draft, passed, facts);
  const isLocked = draft.placedOrderId !== null || orderState === 'paid';
  if (orderState === 'paid') return {name: 'paid', place, count, isLocked};
  if (isLocked || (at === null && (orderState === 'placed' || orderState === 'paying')))
    return {name: 'paying', place, count, isLocked};
  return {name: at === null ? 'review' : 'steps', place, count, isLocked};
}

type Named = {readonly id: string; readonly kind: OrderKind};

/** The address where a draft goes on: its wizard, or where it is paid. Source: D28, D42. */
export function draftAddress(
  who: 'guest' | 'user',
  {id, kind}: Named,
  {name}: Pick<DraftStage, 'name'>,
  language: Language,
): string {
  if (name === 'steps' || name === 'review') return `${wizardTo[who][kind](language)}?draft=${id}`;
  return (who === 'guest' ? pathTo.checkout : pathTo.ownCheckout)(language, id);
}
