import fc from 'fast-check';
import {expect, test} from 'vitest';
import {cleanFileName, maxFileNameLength} from '#contract/files/clean-file-name.ts';
import {allFileTypes} from '#contract/files/upload-kinds.ts';

test.each([
  ['recibo.jpg', 'recibo.jpg'],
  ['Recibo del café — 東京 🧾.JPEG', 'Recibo del café — 東京 🧾.JPEG'],
  ['../../etc/passwd', 'passwd.jpg'],
  ['C:\\Users\\ana\\foto.jpg', 'foto.jpg'],
  ['a\0b\r\nc\u2028.jpg', 'abc.jpg'],
  ['recibo\u202egpj.exe', 'recibogpj.exe.jpg'],
  ['factura.html', 'factura.html.jpg'],
  ['"a"<b>|c?*.jpg', '_a__b__c__.jpg'],
  ['...', 'file.jpg'],
  ['.jpg', 'jpg.jpg'],
  ['x .jpg', 'x.jpg'],
  ['', 'file.jpg'],
  ['cafe\u0301.jpg', 'café.jpg'],
  [`${'a'.repeat(300)}.jpg`, `${'a'.repeat(maxFileNameLength - 4)}.jpg`],
])('[FIL3] %j becomes %j', (name, cleaned) => {
  expect(cleanFileName(name, 'image/jpeg')).toBe(cleaned);
});

test('[FIL3] a clean name is bounded, well formed, and stays as it is', () => {
  const anyName = fc.string({unit: fc.oneof(fc.constantFrom('.', '/', '\\', ' ', '\u202e', '\0', 'jpg'), fc.string())});
  fc.assert(
    fc.property(anyName, fc.constantFrom(...allFileTypes), (name, type) => {
      const cleaned = cleanFileName(name, type);
      expect(cleaned.length).toBeLessThanOrEqual(maxFileNameLength);
      expect(cleaned.isWellFormed()).toBe(true);
      expect(cleaned).not.toMatch(/[\p{Cc}/\\\u202e]/u);
      expect(cleanFileName(cleaned, type)).toBe(cleaned);
    }),
    {seed: 7, numRuns: 500},
  );
});
