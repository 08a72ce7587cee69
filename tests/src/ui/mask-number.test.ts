import {expect, test} from 'vitest';
import {maskNumber} from '#src/ui/fields/mask-number.ts';

test('[ACC30] a masked number shows its last three characters at most, and not how long it is', () => {
  expect(['900.123.456-7', 'XAXX010101000', '1234567'].map(maskNumber)).toEqual([
    '••••••6-7',
    '••••••000',
    '••••••567',
  ]);
});

test('[ACC30] a short number shows nothing of itself', () => {
  expect(['123456', '1', ''].map(maskNumber)).toEqual(['••••••', '••••••', '••••••']);
});
