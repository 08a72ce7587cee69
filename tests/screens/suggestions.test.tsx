import {afterEach, beforeAll, expect, test} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {es as words} from '#src/features/bookkeeping/text/es.ts';
import {pathTo} from '#src/routing/routing.ts';
import {testId} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {closeScreen, loadAllTexts, openScreen, settle} from '#tests/kits/screen-kit/open-screen.tsx';

beforeAll(loadAllTexts);
afterEach(closeScreen);

const categoryAt = (place: number) => testId(0xca00 + place);
/** Places among the default categories. */
const [software, travel] = [7, 17];

/** A movement of a name, on a day of November or, reviewed with a category, before. */
function movement(number: number, description: string, more: Parameters<typeof buildRow>[2] = {}) {
  return buildRow('transactions', testId(0x8000 + number), {
    description,
    date: `2026-11-${String(30 - number).padStart(2, '0')}`,
    amountUnits: -1_200 - number,
    categoryId: null,
    checked: false,
    merchant: null,
    ...more,
  });
}

const reviewed = (place: number) => ({categoryId: categoryAt(place), checked: true, date: '2026-09-01'});
const transactions = [
  movement(1, 'HETZNER ONLINE 7781'),
  movement(2, 'AVIANCA 4410'),
  movement(3, 'NADIE CONOCIDO'),
  movement(4, 'HETZNER ONLINE 7782'),
  movement(5, 'RAPPI 11'),
  ...Array.from({length: 9}, (_, at) => movement(6 + at, `HETZNER ONLINE ${at}`, reviewed(software))),
  ...Array.from({length: 9}, (_, at) => movement(15 + at, `AVIANCA ${at}`, reviewed(travel))),
  movement(24, 'RAPPI 1', {...reviewed(travel), merchant: 'Rappi'}),
  movement(25, 'RAPPI 2', {...reviewed(software), merchant: 'Rappi'}),
];

const rows = () => [...document.querySelectorAll<HTMLElement>('[role=grid] [role=row][data-row]:not([aria-busy])')];
const rowOf = (name: string) => rows().find((one) => one.textContent.includes(name));
const categoryOf = (name: string) => rowOf(name)?.querySelector('[data-column=category]')?.textContent ?? null;
const focused = () => document.activeElement?.textContent ?? '';
const panel = () => page.getByRole('region', {name: words.detailLabel});
const mark = (place: 'software' | 'travel') => `¿${words[`category-${place}`]}?`;

async function openReview() {
  const screen = await openScreen({path: `${pathTo.books.path}?view=review`, rows: {transactions}});
  await expect.poll(() => categoryOf('HETZNER ONLINE 7781')).toBe(`${mark('software')}9 de 9`);
  await settle();
  rows()[0]?.focus();
  return screen;
}

test('[SUG3] a movement without a category shows what it may be, how often that was chosen, and why', async () => {
  await openReview();
  expect(categoryOf('AVIANCA 4410')).toBe(`${mark('travel')}9 de 9`);
  expect(categoryOf('NADIE CONOCIDO')).toBe(words.noCategory);
  await expect
    .element(
      page.getByRole('button', {name: 'Sugerencia segura: Software. Elegida 9 de 9 veces con este nombre'}).first(),
    )
    .toBeVisible();
  await userEvent.keyboard('jje');
  await expect.element(panel().getByText(words.suggestionUnknown)).toBeVisible();
});

test('[SUG5] 1 takes the first and goes on, 2 the second, Enter on it and a press too; one undo takes one back', async () => {
  await openReview();
  await userEvent.keyboard('1');
  await expect.poll(() => categoryOf('HETZNER ONLINE 7781')).toBeNull();
  expect(focused()).toContain('AVIANCA 4410');
  // Nothing is known of the third: its key does nothing.
  await userEvent.keyboard('j1');
  expect(focused()).toContain('NADIE CONOCIDO');
  await userEvent.keyboard('jj2');
  await expect.poll(() => categoryOf('RAPPI 11')).toBeNull();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(() => categoryOf('RAPPI 11')).not.toBeNull();
  rowOf('AVIANCA 4410')?.querySelector<HTMLElement>('[data-suggestion]')?.click();
  await expect.poll(() => categoryOf('AVIANCA 4410')).toBeNull();
  rowOf('HETZNER ONLINE 7782')?.focus();
  while (document.activeElement?.getAttribute('data-column') !== 'category') await userEvent.keyboard('{ArrowRight}');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => categoryOf('HETZNER ONLINE 7782')).toBeNull();
  await expect.element(panel()).not.toBeInTheDocument();
  await page.getByRole('link', {name: words.tabAll, exact: true}).click();
  await expect.poll(() => categoryOf('HETZNER ONLINE 7782')).toBe(words['category-software']);
  expect(categoryOf('AVIANCA 4410')).toBe(words['category-travel']);
});

test('[SUG5] of marked rows each is given its own, and one without stays as it is', async () => {
  await openReview();
  await userEvent.keyboard('x{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  await expect.element(page.getByText('3 seleccionados')).toBeVisible();
  await userEvent.keyboard('1');
  await expect.element(page.getByText('2 movimientos categorizados y revisados')).toBeVisible();
  await expect.poll(() => rows().length).toBe(3);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(() => rows().length).toBe(5);
});

test('[SUG6] all sure ones are counted beneath the review, shown and accepted at once, and undone at once', async () => {
  await openReview();
  await expect.element(page.getByText('3 sugerencias seguras')).toBeVisible();
  await page.getByRole('button', {name: words.sureShow, exact: true}).click();
  await expect.poll(() => rows().length).toBe(3);
  await page.getByRole('button', {name: 'Aceptar 3'}).click();
  await expect.element(page.getByText('3 movimientos categorizados y revisados')).toBeVisible();
  await page.getByRole('button', {name: 'Deshacer'}).click();
  await expect.poll(() => rows().length).toBe(3);
  await expect.element(page.getByText('3 sugerencias seguras')).toBeVisible();
});

test('[SUG3] [SUG4] the open movement says why, and takes category and merchant by a press', async () => {
  await openReview();
  await userEvent.keyboard('jjjje');
  await expect.element(panel().getByRole('heading', {name: 'RAPPI 11'})).toBeVisible();
  await expect.element(panel().getByText('Elegida 1 de 2 veces con este nombre')).toBeVisible();
  await panel()
    .getByRole('button', {name: /^Comercio sugerido: Rappi, como/})
    .click();
  await expect.element(panel().getByRole('heading', {name: 'Rappi'})).toBeVisible();
  // The other one that this merchant had.
  await panel().getByRole('button', {name: words['category-travel']}).click();
  await expect.poll(() => rows().length).toBe(4);
});

const shops = [1, 2, 3, 4].map((at) => movement(at, `FERRETERIA TORNILLO ${at}`));

test('[SUG8] a category chosen for one is offered to the others of its name, by press and by key, as one act', async () => {
  await openScreen({
    path: `${pathTo.books.path}?view=review`,
    rows: {transactions: [...shops, movement(9, 'NADIE CONOCIDO')]},
  });
  await expect.poll(() => rows().length).toBe(5);
  await settle();
  rows()[0]?.focus();
  await userEvent.keyboard('c');
  await userEvent.keyboard('softw');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Quedan 3 más de Ferreteria Tornillo sin categoría.')).toBeVisible();
  await page.getByRole('button', {name: words.alikeApply}).click();
  await expect.poll(() => rows().length).toBe(1);
  await expect.element(page.getByText('3 movimientos cambiados')).toBeVisible();
  rows()[0]?.focus();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(() => rows().length).toBe(4);
  // The keyboard stays on its row: up to the first.
  await userEvent.keyboard('kkk');
  expect(focused()).toContain('TORNILLO 2');
  await userEvent.keyboard('1');
  await expect.element(page.getByText('Quedan 2 más de Ferreteria Tornillo sin categoría.')).toBeVisible();
  await userEvent.keyboard('s');
  await expect.poll(() => rows().length).toBe(1);
});
