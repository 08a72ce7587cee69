import fc from 'fast-check';
import {expect, test} from 'vitest';
import {mergeText} from '#contract/sync/merge-text.ts';
import {cpuMs} from '#tests/kits/cpu-time.ts';

const seed = 20_261_121;
const word = fc.constantFrom('alquiler', 'marzo', 'a', 'b', 'de', 'ñandú', '東京', '-');
const text = fc.array(word, {maxLength: 12}).map((words) => words.join(' '));

test('[SYN5] edits of different parts are both kept', () => {
  expect(mergeText('rent for march', 'office rent for march', 'rent for march, paid late')).toBe(
    'office rent for march, paid late',
  );
  expect(mergeText('uno dos tres cuatro', 'UNO dos tres cuatro', 'uno dos tres CUATRO')).toBe('UNO dos tres CUATRO');
  expect(mergeText('first\nsecond\nthird', 'first\nthird', 'first\nsecond\nthird\nfourth')).toBe(
    'first\nthird\nfourth',
  );
});

test('[SYN5] edits of the same part are a person’s decision', () => {
  expect(mergeText('paid by card', 'paid by cash', 'paid by wire')).toBeNull();
  expect(mergeText('', 'one', 'two')).toBeNull();
  expect(mergeText('a note', 'a note here', 'a note there')).toBeNull();
  expect(mergeText('to be deleted', '', 'to be kept')).toBeNull();
});

test('[SYN5] the same edit by both counts once', () => {
  expect(mergeText('rent', 'rent paid', 'rent paid')).toBe('rent paid');
  expect(mergeText('rent of march for us', 'Rent of march for us', 'Rent of march for all')).toBe(
    'Rent of march for all',
  );
});

test('[SYN5] the order of the two does not matter, and an untouched text gives way', () => {
  fc.assert(
    fc.property(text, text, text, (original, mine, theirs) => {
      expect(mergeText(original, mine, theirs)).toBe(mergeText(original, theirs, mine));
      expect(mergeText(original, original, theirs)).toBe(theirs);
      expect(mergeText(original, mine, mine)).toBe(mine);
    }),
    {seed},
  );
});

test('[SYN5] edits of two halves that keep the middle always merge to both', () => {
  fc.assert(
    fc.property(text, text, text, (left, right, other) => {
      const middle = ' ⟨kept one⟩ ⟨kept two⟩ ⟨kept three⟩ ';
      const merged = mergeText(left + middle + right, other + middle + right, left + middle + other);
      expect(merged).toBe(other + middle + other);
    }),
    {seed},
  );
});

test('[SYN5] no word that either typed is lost in a merge', () => {
  fc.assert(
    fc.property(text, text, text, (original, mine, theirs) => {
      const merged = mergeText(original, mine, theirs);
      if (merged === null) return;
      const before = new Set(original.split(/\s+/));
      const typed = [...mine.split(/\s+/), ...theirs.split(/\s+/)].filter((typedWord) => !before.has(typedWord));
      for (const typedWord of typed) expect(merged.split(/\s+/)).toContain(typedWord);
    }),
    {seed},
  );
});

test('[SYN5] two very long notes are merged or refused at once', () => {
  const long = Array.from({length: 30_000}, (_, index) => `w${index}`).join(' ');
  const started = cpuMs();
  expect(mergeText(long, `first ${long}`, `${long} last`)).toBe(`first ${long} last`);
  expect(mergeText(long, long.replaceAll('w', 'm'), long.replaceAll('w', 't'))).toBeNull();
  expect(cpuMs() - started).toBeLessThan(2_000);
});
