import {afterEach, beforeAll, expect, test} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {es as words} from '#src/features/bookkeeping/text/es.ts';
import {pathTo} from '#src/routing/routing.ts';
import {closeScreen, loadAllTexts, openScreen, settle} from '#tests/kits/screen-kit/open-screen.tsx';

beforeAll(loadAllTexts);
afterEach(closeScreen);

/** The rows in sight whose data is there, without the heading row. */
const rows = () => [...document.querySelectorAll<HTMLElement>('[role=grid] [role=row][data-row]:not([aria-busy])')];

const cellOf = (row: Element, column: string) => row.querySelector(`[data-column=${column}]`);

const isChecked = (row: Element) => cellOf(row, 'checked')?.querySelector(`[aria-label="${words.checked}"]`) != null;

/** What a row shows of the review; null where it is not in sight. */
function read(description: string) {
  const row = rows().find((one) => one.textContent.includes(description));
  return row ? [cellOf(row, 'category')?.textContent, isChecked(row)] : null;
}

/** The row the keyboard is on, by the number in its description. */
const focused = () => /MOVIMIENTO (\d+)/.exec(document.activeElement?.textContent ?? '')?.[1];

async function openBooks() {
  const screen = await openScreen({path: pathTo.books.path});
  await expect.poll(() => rows().length).toBeGreaterThan(6);
  await settle();
  rows()[0]?.focus();
  return screen;
}

/** Chooses a category for the row the keyboard is on: C, a few letters, a key. */
async function choose(letters: string, key = '{Enter}') {
  await userEvent.keyboard('c');
  await expect.element(page.getByRole('combobox', {name: words.act_category})).toHaveFocus();
  await userEvent.keyboard(letters);
  await userEvent.keyboard(key);
  await expect.element(page.getByRole('combobox', {name: words.act_category})).not.toBeInTheDocument();
}

test('[REV1] [REV4] Enter decides and goes on to what waits for review, Shift and Enter give the category alone', async () => {
  await openBooks();
  await userEvent.keyboard('j');
  expect(focused()).toBe('002');
  await choose('softw');
  await expect.poll(() => read('MOVIMIENTO 002')).toEqual([words['category-software'], true]);
  expect(focused()).toBe('003');
  await choose('alqui', '{Shift>}{Enter}{/Shift}');
  await expect.poll(() => read('MOVIMIENTO 003')).toEqual([words['category-rent'], false]);
  expect(focused()).toBe('003');
  await userEvent.keyboard('j');
  // The fifth is reviewed already.
  await choose('viaj');
  await expect.poll(() => read('MOVIMIENTO 004')).toEqual([words['category-travel'], true]);
  expect(focused()).toBe('006');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(() => read('MOVIMIENTO 004')).toEqual([words.noCategory, false]);
});
