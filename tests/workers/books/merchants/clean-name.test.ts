import fc from 'fast-check';
import {expect, test} from 'vitest';
import {foldText} from '#workers/books/data/fold-text.ts';
import {cleanName, readTextName} from '#workers/books/suggest/clean-name.ts';
import {knownNames, knownTexts} from '#workers/books/suggest/known-names.data.ts';
import {bankWords} from '#workers/books/suggest/noise-words.data.ts';
import {bankTexts} from './bank-texts.data.ts';

test.each(bankTexts)('[MRC1] a bank’s text is the name of whom it is of: %s', (text, name) => {
  expect(cleanName(text)).toBe(name);
});

test('[MRC1] a name that is clean stays as it is, and is of the same as its text', () => {
  const names = [...knownNames.values(), ...knownTexts.map(([, name]) => name)];
  for (const name of [...names, ...bankTexts.map(([text]) => cleanName(text))]) {
    expect(cleanName(name)).toBe(name);
  }
  for (const [text] of bankTexts)
    expect(readTextName(foldText(cleanName(text))).key).toBe(readTextName(foldText(text)).key);
});

/** Texts of pieces that banks write, and of anything. */
const anyText = fc.oneof(
  fc.string({unit: 'grapheme', maxLength: 60}),
  fc.string({unit: 'binary', maxLength: 60}),
  fc
    .array(
      fc.oneof(
        fc.constantFrom(...bankTexts.flatMap(([text]) => text.split(' '))),
        fc.constantFrom(...bankWords),
        fc.constantFrom('*', '&', '-', ' / ', "'s", 'İ', 'ß', 'ŉ', 'ﬀ', '½', 'SAN', 'Ⅷ', 'DES:', 'Ω'),
        fc.string({unit: 'grapheme', maxLength: 4}),
      ),
      {maxLength: 12},
    )
    .map((parts) => parts.join(' ')),
);

test('[MRC1] any text has a name, and cleaning it again changes nothing', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const name = cleanName(text);
      expect(cleanName(name)).toBe(name);
      expect(readTextName(foldText(name)).key).toBe(readTextName(foldText(text)).key);
    }),
    {numRuns: 3_000, seed: 98},
  );
});
