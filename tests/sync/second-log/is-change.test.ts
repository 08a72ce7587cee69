import fc from 'fast-check';
import {expect, test} from 'vitest';
import {changeSchema} from '#contract/sync/change.ts';
import {isChange} from '#sync/second-log/is-change.ts';
import {buildChange} from '#tests/sync/build-change.ts';

const whole = buildChange({groupId: buildChange().id, undoes: buildChange().id, was: {name: {each: ['old']}}});

test('[LOG4] a change is one by its shape, as the contract says it', () => {
  expect([isChange(whole), isChange(buildChange())]).toEqual([true, true]);
  expect([null, undefined, 7, 'change', [], {}].map(isChange)).toEqual([false, false, false, false, false, false]);
});

test('[LOG4] whatever one of its fields holds instead, the shape is refused where the contract refuses it', () => {
  const garbage = fc.oneof(
    fc.constantFrom(null, undefined, 7, '', 'garbage', true),
    fc.constant([]),
    fc.constant({}),
    fc.constant([null]),
    fc.constant({name: null}),
    fc.constant({name: {}}),
    fc.constant({name: {each: 'garbage'}}),
  );
  const fields = fc.constantFrom(...Object.keys(whole), 'unknown');
  fc.assert(
    fc.property(fields, garbage, (field, value) => {
      // The names of a table and of what was done on screen may be any text.
      if (field === 'table' && typeof value === 'string') return;
      const change = {...whole, [field]: value};
      if (field === 'unknown' && value === undefined) Reflect.deleteProperty(change, field);
      expect(isChange(change)).toBe(changeSchema.safeParse(change).success);
    }),
    {seed: 4, numRuns: 2_000},
  );
});
