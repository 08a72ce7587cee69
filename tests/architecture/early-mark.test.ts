import {readFile} from 'node:fs/promises';
import {expect, test} from 'vitest';
import {mark} from '#contract/kernel/mark.data.ts';
import {drawEarlyMark} from '#scripts/build/early-mark.ts';

test('the page that stands before any code draws the same mark as the screens, and holds no drawing of its own', async () => {
  const page = await readFile('index.html', 'utf8');
  expect(page).not.toContain('<path');
  const drawn = drawEarlyMark(page);
  for (const path of [mark.beam, mark.lines]) expect(drawn).toContain(`d="${path}"`);
  expect(() => drawEarlyMark('<html></html>')).toThrow('index.html');
});
