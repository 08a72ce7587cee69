import type {FormProblem} from '#src/data/forms/standing-problems.ts';

/** The page after the last step, where everything is looked through and sent. */
export const reviewPage = 'review';

/** What a wizard asks on one page, as data. */
export type WizardStep<Draft> = {
  readonly id: string;
  readonly titleKey: string;
  /** Whether it is asked at all, by what was answered so far. */
  readonly isShown?: (draft: Draft) => boolean;
  /** What keeps one from going on; most of it is the contract's own answer. */
  readonly check: (draft: Draft) => readonly FormProblem[];
};

/** Where one is in a wizard. What was typed is no part of it, so that no way through the steps can lose it. Rule: WIZ1. */
export type WizardPlace = {
  /** The id of a step, or {@link reviewPage}. */
  readonly at: string;
  /** The steps that were gone on from once. */
  readonly passed: readonly string[];
  /** One came from the review to change something, and goes back there. */
  readonly isChanging: boolean;
};

/** A step in the list of steps: whether it is right, and whether one may go there. */
export type StepFace = {
  readonly id: string;
  readonly titleKey: string;
  readonly status: 'done' | 'current' | 'ahead';
  readonly isOpen: boolean;
};

type Steps<Draft> = readonly WizardStep<Draft>[];

/** The steps that are asked, in their order. */
export function listShown<Draft, Step extends WizardStep<Draft>>(steps: readonly Step[], draft: Draft): Step[] {
  return steps.filter(({isShown}) => isShown?.(draft) ?? true);
}

/** Begins, or goes on where one left: at the first step that is not finished, else at the review. Rule: WIZ3. */
export function resumeWizard<Draft>(steps: Steps<Draft>, draft: Draft, passed: readonly string[]): WizardPlace {
  return {at: findUnfinished(steps, draft, passed), passed, isChanging: false};
}

/** Goes on from a step that is right: to the next one, or back to the review that one came from. Rule: WIZ2. */
export function goNext<Draft>(steps: Steps<Draft>, draft: Draft, place: WizardPlace): WizardPlace {
  const shown = listShown(steps, draft);
  const index = shown.findIndex(({id}) => id === place.at);
  const step = shown[index];
  if (!step || step.check(draft).length > 0) return place;
  const passed = [...new Set([...place.passed, step.id])];
  const following = place.isChanging ? undefined : shown[index + 1];
  const at = following?.id ?? findUnfinished(steps, draft, passed);
  return {at, passed, isChanging: place.isChanging && at !== reviewPage};
}

/** Goes to the step before; from the first there is none. */
export function goBack<Draft>(steps: Steps<Draft>, draft: Draft, place: WizardPlace): WizardPlace {
  const shown = listShown(steps, draft);
  const index = place.at === reviewPage ? shown.length : shown.findIndex(({id}) => id === place.at);
  const before = shown[index - 1];
  return before ? {...place, at: before.id, isChanging: false} : place;
}

/** Goes to a step that one was at; from the review it leads back there. Rule: WIZ2. */
export function jumpTo<Draft>(steps: Steps<Draft>, draft: Draft, place: WizardPlace, at: string): WizardPlace {
  return mayEnter(steps, draft, place, at) ? {...place, at, isChanging: place.at === reviewPage} : place;
}

/** Every step that is asked, for the list of steps. */
export function listProgress<Draft>(steps: Steps<Draft>, draft: Draft, place: WizardPlace): StepFace[] {
  return listShown(steps, draft).map((step) => ({
    id: step.id,
    titleKey: step.titleKey,
    status: step.id === place.at ? 'current' : isFinished(step, draft, place.passed) ? 'done' : 'ahead',
    isOpen: mayEnter(steps, draft, place, step.id),
  }));
}

function isFinished<Draft>(step: WizardStep<Draft>, draft: Draft, passed: readonly string[]): boolean {
  return passed.includes(step.id) && step.check(draft).length === 0;
}

function findUnfinished<Draft>(steps: Steps<Draft>, draft: Draft, passed: readonly string[]): string {
  return listShown(steps, draft).find((step) => !isFinished(step, draft, passed))?.id ?? reviewPage;
}

/** A step that one was at is open, also where one before it is not right any more: those that were gone on from, and the one after the last of them. */
function mayEnter<Draft>(steps: Steps<Draft>, draft: Draft, {passed}: WizardPlace, at: string): boolean {
  if (findUnfinished(steps, draft, passed) === at) return true;
  const shown = listShown(steps, draft);
  const furthest = shown.findLastIndex(({id}) => passed.includes(id)) + 1;
  return shown.slice(0, furthest + 1).some(({id}) => id === at);
}
