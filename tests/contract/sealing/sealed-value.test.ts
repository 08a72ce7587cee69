import {expect, test} from 'vitest';
import {maskDocument, maskTaxNumber} from '#contract/sealing/masks.ts';
import {readSealed, sealedValueSchema, writeSealed} from '#contract/sealing/sealed-value.ts';

const value = {mask: '•••-••-6789', keyId: 'k1234567890_', enc: 'e'.repeat(43), ciphertext: 'c'.repeat(36)};

test('[SEA1] a sealed value is written as one text and read again', () => {
  const sealed = writeSealed(value);
  expect(sealedValueSchema.parse(sealed)).toBe(sealed);
  expect(readSealed(sealed)).toEqual(value);
});

test.each([
  ['a number in clear', '123-45-6789'],
  ['a number in clear before what is sealed', `123-45-6789 v1.${'k'.repeat(12)}.${'e'.repeat(43)}.${'c'.repeat(36)}`],
  ['a mask alone', '•••-••-6789'],
  ['more than a mask', `•••-••-6789 6789 v1.${'k'.repeat(12)}.${'e'.repeat(43)}.${'c'.repeat(36)}`],
  ['nothing', ''],
])('[SEA1] %s is no sealed value', (_name, text) => {
  expect(sealedValueSchema.safeParse(text).success).toBe(false);
  expect(readSealed(text)).toBeNull();
});

test('[SEA1] a mask shows the end of a tax number, and of a passport its first and last two signs', () => {
  expect(maskTaxNumber('123456789')).toBe('•••-••-6789');
  expect(maskDocument('AX123427')).toBe('AX••••27');
  expect(maskDocument('A12345')).toBe('••••••5');
  expect(maskDocument('A123')).toBe('••••••');
  for (const mask of [
    maskTaxNumber('123456789'),
    maskDocument('AX123427'),
    maskDocument('A12345'),
    maskDocument('A123'),
  ])
    expect(sealedValueSchema.safeParse(writeSealed({...value, mask})).success).toBe(true);
});
