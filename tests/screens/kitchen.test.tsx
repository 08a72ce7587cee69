import {afterEach, beforeAll, expect, test} from 'vitest';
import {page} from 'vitest/browser';
import {findViolations, measureBeyond} from '#tests/kits/screen-kit/look.ts';
import {closeScreen, loadAllTexts, openScreen, settle} from '#tests/kits/screen-kit/open-screen.tsx';

beforeAll(loadAllTexts);
afterEach(closeScreen);

test('every part of the kit is open to all in all its states (WCAG 2.2 AA)', async () => {
  await openScreen({path: 'login', who: 'guest'});
  history.pushState(null, '', '/dev/kitchen');
  dispatchEvent(new PopStateEvent('popstate'));
  await expect.element(page.getByRole('button', {name: 'Ventana breve'}).first()).toBeVisible();
  await settle();
  // It shows both themes beside each other.
  expect(await findViolations()).toEqual([]);
  expect(await measureBeyond(320)).toBe(0);
  expect(await measureBeyond(410)).toBe(0);
  expect(await findViolations()).toEqual([]);
});
