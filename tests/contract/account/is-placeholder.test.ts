import {expect, test} from 'vitest';
import {isPlaceholder} from '#contract/account/is-placeholder.ts';

test('[S5.38] Generic User is nobody, however it is written; who has half of that name is somebody', () => {
  expect(isPlaceholder({firstName: 'Generic', lastName: 'User'})).toBe(true);
  expect(isPlaceholder({firstName: ' generic', lastName: 'USER '})).toBe(true);
  expect(isPlaceholder({firstName: 'Generic', lastName: 'Restrepo'})).toBe(false);
  expect(isPlaceholder({firstName: '', lastName: ''})).toBe(false);
});
