import {afterEach, beforeAll, beforeEach, expect, test} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {es as own} from '#src/features/account/own/text/es.ts';
import {closeScreen, loadAllTexts, openScreen, settle} from '#tests/kits/screen-kit/open-screen.tsx';

beforeAll(loadAllTexts);
beforeEach(async () => {
  await openScreen({path: 'account'});
  // Wherever the field is to stand, the page can be scrolled there.
  document.body.style.paddingBlock = '100vh 200vh';
  await settle();
});
afterEach(async () => {
  document.body.style.paddingBlock = '';
  await closeScreen();
  await page.viewport(1284, 800);
});

const country = () => page.getByRole('combobox', {name: own.phoneCountry});
const options = () => page.getByRole('option');
const top = () => country().element().getBoundingClientRect().top;

/** Scrolls the page until the field stands at a height of the window. */
async function standAt(height: number): Promise<void> {
  const moved = new Promise((done) => document.addEventListener('scroll', done, {once: true}));
  scrollBy({top: top() - height, behavior: 'instant'});
  await moved;
  await settle();
}

/** How far the list is from its field: below it or above. */
function gap(): number {
  const field = country().element().parentElement?.getBoundingClientRect();
  const list = page.getByRole('listbox').element().parentElement?.getBoundingClientRect();
  if (!field || !list) throw new Error('There is no list');
  return Math.max(list.top - field.bottom, field.top - list.bottom);
}

for (const width of [1284, 410])
  test(`[FLD5] what is typed into a field at the edge of the window, which the browser moves away from it, is all found at ${width} px`, async () => {
    await page.viewport(width, 800);
    for (const height of [756, 4]) {
      await standAt(height);
      const before = scrollY;
      // As by a person's press: a press by the tests brings the field into sight itself.
      const field = country().element();
      if (field instanceof HTMLElement) field.focus({preventScroll: true});
      await expect.element(options().first()).toBeVisible();
      expect(scrollY).toBe(before);
      await userEvent.keyboard('colo');
      await expect.poll(() => scrollY).not.toBe(before);
      await settle();
      await expect.element(country()).toHaveValue('colo');
      await expect.element(page.getByRole('option', {name: 'Colombia +57'})).toBeVisible();
      await expect.poll(gap).toBe(4);
      await userEvent.keyboard('{Escape}');
      await userEvent.tab();
    }
  });

test('[FLD5] the list of a field that the Tab key brings into sight stays open', async () => {
  await country().click();
  await userEvent.keyboard('{Escape}');
  await userEvent.tab({shift: true});
  await standAt(1200);
  await userEvent.tab();
  await expect.poll(top).toBeLessThan(800);
  await settle();
  await expect.element(country()).toHaveFocus();
  await expect.element(options().first()).toBeVisible();
});

test('[FLD5] the list goes with its field while the page is scrolled, and closes once that is out of sight', async () => {
  await standAt(400);
  await country().click();
  await userEvent.keyboard('{Control>}a{/Control}per');
  await expect.element(options().first()).toBeVisible();
  for (const height of [500, 740, 200]) {
    await standAt(height);
    await expect.element(country()).toHaveValue('per');
    await expect.poll(gap).toBe(4);
  }
  await standAt(-300);
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
});
