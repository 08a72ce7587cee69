import {expect, test} from 'vitest';
import {tellState} from '#src/features/activity/tell-state.ts';

test('[ACT3] a change that was sent without an answer is being sent only while the engine sends', () => {
  expect(tellState('sending', true)).toBe('sending');
  expect(tellState('sending', false)).toBe('unknown');
  expect([tellState('local', true), tellState('confirmed', false)]).toEqual(['local', 'confirmed']);
});
