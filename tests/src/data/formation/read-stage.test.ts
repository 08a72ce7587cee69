import {expect, test} from 'vitest';
import type {CompanyDraft} from '#contract/formation/draft.ts';
import {formationSteps} from '#contract/formation/steps.ts';
import type {OrderState} from '#contract/orders/order-states.ts';
import {readStage} from '#src/data/formation/read-stage.ts';
import {buildDraft, buildOwnersPartner, formationFacts} from '#tests/fixtures/build-draft.ts';

const steps = formationSteps.create.map(({id}) => id);

function stageOf(
  draft: Partial<CompanyDraft>,
  orderState: OrderState | null = null,
  passed: readonly string[] = steps,
) {
  const whole = buildDraft({phone: '+573001234567', partners: [buildOwnersPartner()], ...draft});
  const read = {draft: whole, passed, workedAt: '2026-11-22T10:00:00.000Z', unsent: false, orderState};
  const {name, isLocked} = readStage(read, formationFacts);
  return [name, isLocked];
}

test('[FRM16] a device that never saw the order knows by its draft that only paying is left, to the last day', () => {
  expect(stageOf({})).toEqual(['review', false]);
  expect(stageOf({payableUntil: '2026-12-20'})).toEqual(['paying', false]);
  expect(stageOf({payableUntil: formationFacts.today})).toEqual(['paying', false]);
  expect(stageOf({payableUntil: '2026-11-22'})).toEqual(['review', false]);
});

test('[FRM3] [FRM16] what is being paid is kept, and told so on each device; what is to be answered again is not ready to pay', () => {
  expect(stageOf({payableUntil: '2026-12-20', placedOrderId: buildDraft().id})).toEqual(['paying', true]);
  expect(stageOf({}, 'paying')).toEqual(['paying', true]);
  expect(stageOf({}, 'paid')).toEqual(['paid', true]);
  expect(stageOf({payableUntil: '2026-12-20', state: null})).toEqual(['steps', false]);
  expect(stageOf({payableUntil: '2026-12-20'}, 'placed', steps.slice(0, 3))).toEqual(['steps', false]);
});
