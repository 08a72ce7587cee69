import {afterEach, beforeAll, expect, test} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {es as words} from '#src/features/bookkeeping/text/es.ts';
import {pathTo} from '#src/routing/routing.ts';
import {closeScreen, goTo, loadAllTexts, openScreen, settle} from '#tests/kits/screen-kit/open-screen.tsx';

beforeAll(loadAllTexts);
afterEach(closeScreen);

/** The rows in sight whose data is there, without the heading row. */
const rows = () => [...document.querySelectorAll<HTMLElement>('[role=grid] [role=row][data-row]:not([aria-busy])')];

const cellOf = (row: Element, column: string) => row.querySelector(`[data-column=${column}]`);

const isChecked = (row: Element) => cellOf(row, 'checked')?.querySelector(`[aria-label="${words.checked}"]`) != null;

const rowOf = (description: string) => rows().find((one) => one.textContent.includes(description));

/** What a row shows of the review; null where it is not in sight. */
function read(description: string) {
  const row = rowOf(description);
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

/** Opens the books at the review. */
async function openReview() {
  const screen = await openBooks();
  await page.getByRole('link', {name: new RegExp(`^${words.tabReview}`)}).click();
  await expect.poll(() => read('MOVIMIENTO 001')).toBeNull();
  await settle();
  rows()[0]?.focus();
  return screen;
}

const panel = () => page.getByRole('region', {name: words.detailLabel});

test('[REV5] the open movement gives way to the next one where one’s own act takes it out of the list', async () => {
  await openReview();
  await userEvent.keyboard('e');
  await expect.element(panel().getByRole('heading', {name: 'MOVIMIENTO 002'})).toBeVisible();
  await choose('softw');
  await expect.element(panel().getByRole('heading', {name: 'MOVIMIENTO 003'})).toBeVisible();
  await expect.poll(focused).toBe('003');
  // With the pointer, and with one press.
  await panel().getByRole('button', {name: /^No/}).click();
  await expect.element(panel().getByRole('heading', {name: 'MOVIMIENTO 004'})).toBeVisible();
  await panel().getByRole('button', {name: words.act_delete}).click();
  await expect.element(panel().getByRole('heading', {name: 'MOVIMIENTO 006'})).toBeVisible();
  await expect.poll(() => document.activeElement).not.toBe(document.body);
  await userEvent.keyboard('{Escape}');
  await expect.poll(focused).toBe('006');
});

test('[REV5] marked rows that leave the list are marked no longer, and the keyboard is on the next', async () => {
  await openReview();
  await userEvent.keyboard('jx{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  await expect.element(page.getByText('3 seleccionados')).toBeVisible();
  await choose('viaj');
  await expect.poll(() => read('MOVIMIENTO 003')).toBeNull();
  await expect.element(page.getByText('3 seleccionados')).not.toBeInTheDocument();
  await expect.poll(focused).toBe('007');
  await userEvent.keyboard('v');
  await expect.poll(focused).toBe('008');
});

test('[REV5] the keyboard comes back to its row from other screens, and a key on the heading begins there', async () => {
  await openReview();
  await userEvent.keyboard('jjj');
  expect(focused()).toBe('006');
  const address = `${location.pathname}${location.search}`;
  await goTo(pathTo.dashboard('es'));
  await expect.poll(() => rows().length).toBe(0);
  await goTo(address);
  await expect.poll(() => rows().length).toBeGreaterThan(6);
  await settle();
  await expect.element(page.getByRole('heading', {level: 1})).toHaveFocus();
  // Nothing is deleted that is not in sight as the place of the keyboard.
  await userEvent.keyboard('{Delete}');
  await expect.poll(focused).toBe('006');
  await userEvent.keyboard('k');
  await expect.poll(focused).toBe('004');
});

test('[REV5] the keyboard goes to the movement that one is led to while the list is in sight', async () => {
  await openBooks();
  await userEvent.keyboard('j');
  expect(focused()).toBe('002');
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.keyboard('MOVIMIENTO 007');
  await page.getByRole('option', {name: /^MOVIMIENTO 007/}).click();
  await expect.element(panel().getByRole('heading', {name: 'MOVIMIENTO 007'})).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(focused).toBe('007');
  await userEvent.keyboard('ej');
  await expect.element(panel().getByRole('heading', {name: 'MOVIMIENTO 008'})).toBeVisible();
  await settle();
  await userEvent.keyboard('{Escape}');
  await expect.poll(focused).toBe('008');
});

const options = () => page.getByRole('listbox', {name: words.act_category}).getByRole('option');

test('[REV6] [REV8] likely categories stand first, and one that is odd for the sign says so and is not refused', async () => {
  await openReview();
  // Money goes out of this one.
  await userEvent.keyboard('c');
  // What movements that are called so mostly have.
  await expect.poll(() => options().first().element().textContent).toContain(words['category-sales']);
  await expect.element(page.getByText(words.odd_income)).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => read('MOVIMIENTO 002')).toBeNull();
  await userEvent.keyboard('k');
  await page.getByRole('link', {name: words.tabAll, exact: true}).click();
  await expect.poll(() => read('MOVIMIENTO 002')).toEqual([words['category-sales'], true]);
  rowOf('MOVIMIENTO 001')?.focus();
  await userEvent.keyboard('je');
  await expect.element(panel().getByText(words.odd_income)).toBeVisible();
});

test('[REV6] C and Enter, with nothing in between, take what stands first, or what the movement has already', async () => {
  await openReview();
  await userEvent.keyboard('c{Enter}');
  await expect.poll(focused).toBe('003');
  await userEvent.keyboard('c{Enter}');
  await expect.poll(focused).toBe('004');
  await page.getByRole('link', {name: words.tabAll, exact: true}).click();
  await expect.poll(() => read('MOVIMIENTO 002')).toEqual([words['category-sales'], true]);
  expect(read('MOVIMIENTO 003')).toEqual([words['category-interest-income'], true]);
});

test('[REV7] a name that is not there yet is made a category where it is typed, and one undo takes both back', async () => {
  await openReview();
  await choose('Ferias y stands');
  await expect.element(page.getByText(/^Categoría «Ferias y stands» creada/)).toBeVisible();
  await page.getByRole('link', {name: words.tabAll, exact: true}).click();
  await expect.poll(() => read('MOVIMIENTO 002')).toEqual(['Ferias y stands', true]);
  rowOf('MOVIMIENTO 001')?.focus();
  await userEvent.keyboard('jj');
  await userEvent.keyboard('c');
  await userEvent.keyboard('ferias');
  await expect.poll(() => options().first().element().textContent).toContain('Ferias y stands');
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(() => read('MOVIMIENTO 002')).toEqual([words.noCategory, false]);
  await userEvent.keyboard('c');
  await userEvent.keyboard('ferias');
  await expect.poll(() => options().first().element().textContent).toContain('Crear «ferias»');
});

const tabCount = () =>
  /\d+/.exec(page.getByRole('link', {name: new RegExp(`^${words.tabReview}`)}).element().textContent)?.[0];

test('[REV9] the count follows at once, a review that reaches zero says what comes next, and undo brings it back', async () => {
  await openReview();
  await expect.poll(tabCount).toBe('45');
  await choose('viaj');
  await expect.poll(tabCount).toBe('44');
  await expect
    .poll(() => page.getByRole('region', {name: words.totalsLabel}).element().textContent)
    .toContain('16 de 60 revisados');
  await page.getByRole('combobox', {name: words.search}).fill('MOVIMIENTO 004');
  await expect.poll(() => rows().length).toBe(1);
  rows()[0]?.focus();
  await userEvent.keyboard('jc');
  await userEvent.keyboard('viaj{Enter}');
  await expect.element(page.getByRole('heading', {name: words.reviewDoneHere})).toBeVisible();
  await expect.poll(tabCount).toBe('43');
  await expect.poll(() => document.activeElement).not.toBe(document.body);
  await page.getByRole('button', {name: words.reviewRest}).click();
  await expect.poll(() => rows().length).toBeGreaterThan(6);
  rows()[0]?.focus();
  await userEvent.keyboard('{Control>}a{/Control}');
  await choose('softw');
  // One of them is locked by a declaration that was sent.
  await expect.element(page.getByRole('heading', {name: words.reviewDone})).toBeVisible();
  await expect.poll(() => document.activeElement).not.toBe(document.body);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(tabCount).toBe('43');
  await expect.poll(() => rows().length).toBeGreaterThan(6);
  await userEvent.keyboard('j');
  await expect.poll(focused).toBeDefined();
});
