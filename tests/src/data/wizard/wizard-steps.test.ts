import fc from 'fast-check';
import {expect, test} from 'vitest';
import {
  goBack,
  goNext,
  jumpTo,
  listProgress,
  listShown,
  resumeWizard,
  reviewPage,
  type WizardPlace,
  type WizardStep,
} from '#src/data/wizard/wizard-steps.ts';

type Draft = {readonly name: string; readonly hasPartners: boolean; readonly partner: string; readonly plan: string};

const ask = (field: 'name' | 'partner' | 'plan'): WizardStep<Draft> => ({
  id: field,
  titleKey: field,
  check: (draft) => (draft[field] === '' ? [{field, reason: 'required'}] : []),
});
const steps = [
  ask('name'),
  {...ask('partner'), isShown: ({hasPartners}: Draft) => hasPartners},
  {id: 'offer', titleKey: 'offer', check: () => []},
  ask('plan'),
];
const empty: Draft = {name: '', hasPartners: true, partner: '', plan: ''};
const full: Draft = {name: 'Ceibo', hasPartners: true, partner: 'Ana', plan: 'basic'};
const ids = steps.map(({id}) => id);

/** Goes on as often as there are steps. */
function pressNext(draft: Draft, from: WizardPlace): WizardPlace {
  return steps.reduce((place) => goNext(steps, draft, place), from);
}

const act = fc.oneof(
  fc.record({op: fc.constant('type' as const), field: fc.constantFrom('name', 'partner', 'plan'), value: fc.string()}),
  fc.record({op: fc.constant('partners' as const), value: fc.boolean()}),
  fc.record({op: fc.constant('jump' as const), to: fc.constantFrom(...ids, reviewPage, 'nowhere')}),
  fc.record({op: fc.constantFrom('next' as const, 'back' as const)}),
);

type Now = {readonly draft: Draft; readonly place: WizardPlace};

/** One act of a person, where the wizard lets them. */
function doAct({draft, place}: Now, one: typeof act extends fc.Arbitrary<infer Act> ? Act : never): Now {
  if (one.op === 'type') return {place, draft: {...draft, [one.field]: one.value}};
  // The question stands on the first step; what decides whether a step is asked is not asked on it.
  if (one.op === 'partners')
    return place.at === 'name' ? {place, draft: {...draft, hasPartners: one.value}} : {draft, place};
  if (one.op === 'jump') return {draft, place: jumpTo(steps, draft, place, one.to)};
  return {draft, place: (one.op === 'next' ? goNext : goBack)(steps, draft, place)};
}

test('[WIZ1] [WIZ2] no way through the steps leads astray, forgets what was passed, or opens the review too soon', () => {
  fc.assert(
    fc.property(fc.array(act, {maxLength: 40}), (acts) => {
      let now = {draft: empty, place: resumeWizard(steps, empty, [])};
      for (const one of acts) {
        const before = now.place;
        now = doAct(now, one);
        const {draft, place} = now;
        const shown = listShown(steps, draft);
        expect([...shown.map(({id}) => id), reviewPage]).toContain(place.at);
        expect(before.passed.filter((id) => !place.passed.includes(id))).toEqual([]);
        const opensReview = place.at === reviewPage && before.at !== reviewPage;
        const isAllRight = shown.every((step) => place.passed.includes(step.id) && step.check(draft).length === 0);
        expect(isAllRight || !opensReview).toBe(true);
      }
      // Wherever one got to: with right answers, going on leads to the review.
      const right = {...now.draft, name: 'Ceibo', partner: 'Ana', plan: 'basic'};
      expect(pressNext(right, pressNext(right, now.place)).at).toBe(reviewPage);
    }),
  );
});

test('[WIZ1] a step that is not asked for a while is as it was once it is asked again', () => {
  const {passed} = pressNext(full, resumeWizard(steps, full, []));
  const without = {...full, hasPartners: false};
  expect(listProgress(steps, without, resumeWizard(steps, without, passed)).map(({id}) => id)).toEqual([
    'name',
    'offer',
    'plan',
  ]);
  expect(listProgress(steps, full, resumeWizard(steps, full, passed))).toContainEqual({
    id: 'partner',
    titleKey: 'partner',
    status: 'done',
    isOpen: true,
  });
});

test('[WIZ2] a wrong step holds one, and a step that one was not at is closed', () => {
  const begun = resumeWizard(steps, empty, []);
  expect(goNext(steps, empty, begun)).toBe(begun);
  expect(goBack(steps, empty, begun)).toBe(begun);
  const named = {...empty, name: 'Ceibo'};
  const second = goNext(steps, named, begun);
  expect(second).toEqual({at: 'partner', passed: ['name'], isChanging: false});
  expect(jumpTo(steps, named, second, 'plan')).toBe(second);
  expect(jumpTo(steps, named, second, reviewPage)).toBe(second);
  expect(jumpTo(steps, named, second, 'name').at).toBe('name');
  expect(listProgress(steps, named, second).map(({status, isOpen}) => [status, isOpen])).toEqual([
    ['done', true],
    ['current', true],
    ['ahead', false],
    ['ahead', false],
  ]);
});

test('[WIZ2] a step that one was at stays open when one before it is not right any more', () => {
  const second = goNext(steps, {...empty, name: 'Ceibo'}, resumeWizard(steps, empty, []));
  const emptied = goBack(steps, empty, second);
  expect(listProgress(steps, empty, emptied).map(({status, isOpen}) => [status, isOpen])).toEqual([
    ['current', true],
    ['ahead', true],
    ['ahead', false],
    ['ahead', false],
  ]);
  expect(jumpTo(steps, empty, emptied, 'partner').at).toBe('partner');
  expect(jumpTo(steps, empty, emptied, reviewPage)).toBe(emptied);
});

test('[WIZ2] what is changed from the review leads back to it, by way of what that opened', () => {
  const alone = {...full, hasPartners: false, partner: ''};
  const review = pressNext(alone, resumeWizard(steps, alone, []));
  expect(review.at).toBe(reviewPage);
  const changing = jumpTo(steps, alone, review, 'name');
  expect(goNext(steps, alone, changing)).toMatchObject({at: reviewPage, isChanging: false});
  const joined = {...alone, hasPartners: true};
  const opened = goNext(steps, joined, changing);
  expect(opened).toMatchObject({at: 'partner', isChanging: true});
  expect(goNext(steps, {...joined, partner: 'Ana'}, opened).at).toBe(reviewPage);
});

test('[WIZ3] a wizard goes on at the first step that is not finished, though its answers may be right', () => {
  expect(resumeWizard(steps, full, []).at).toBe('name');
  expect(resumeWizard(steps, full, ['name', 'partner']).at).toBe('offer');
  expect(resumeWizard(steps, {...full, name: ''}, ids).at).toBe('name');
  expect(resumeWizard(steps, full, ids).at).toBe(reviewPage);
});
