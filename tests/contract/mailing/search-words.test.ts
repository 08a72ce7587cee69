import {expect, test} from 'vitest';
import {maxWords, toSearchWords} from '#contract/mailing/search-words.ts';

test('[MLG3] the different words of a text are kept once, folded, in their order', () => {
  expect(toSearchWords('Aviso del Estado: el AVISO de renovación, n.º 2026-001 y a')).toBe(
    'aviso del estado el de renovacion 2026 001',
  );
  expect(toSearchWords('')).toBe('');
  expect(toSearchWords('— … —')).toBe('');
});

test('[MLG3] of a long text as many whole words are kept as may be', () => {
  const long = Array.from({length: 10_000}, (_, index) => `palabra${index}`).join(' ');
  const words = toSearchWords(long);
  expect(words.length).toBeLessThanOrEqual(maxWords);
  expect(words.length).toBeGreaterThan(maxWords - 20);
  expect(long.startsWith(words)).toBe(true);
  expect(words.split(' ').at(-1)).toMatch(/^palabra\d+$/);
});
