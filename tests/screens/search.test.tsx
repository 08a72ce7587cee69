import {afterEach, beforeAll, expect, test} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {es as words} from '#src/features/bookkeeping/text/es.ts';
import {pathTo} from '#src/routing/routing.ts';
import {closeScreen, loadAllTexts, openScreen, settle} from '#tests/kits/screen-kit/open-screen.tsx';
import {findViolations} from '#tests/kits/screen-kit/look.ts';

beforeAll(loadAllTexts);
afterEach(closeScreen);

const field = () => page.getByRole('combobox', {name: words.search});
const rows = () => [...document.querySelectorAll('[role=grid] [role=row][data-row]:not([aria-busy])')];
const search = () => new URLSearchParams(location.search);
const offers = () => page.getByRole('listbox', {name: words.searchOffers}).getByRole('option');

async function openBooks() {
  await openScreen({path: pathTo.books.path});
  await expect.poll(() => rows().length).toBeGreaterThan(6);
  await settle();
}

test('[QRY8] keys and values are offered as one types, taken by keyboard alone, and become chips that go back to text (ux.md U3)', async () => {
  await openBooks();
  await field().click();
  await userEvent.keyboard('cat');
  await expect.element(offers().first()).toBeVisible();
  await expect.element(field()).toHaveAttribute('aria-expanded', 'true');
  // Words find as before until something is chosen.
  await expect.poll(() => search().get('q')).toBe('cat');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(field()).toHaveValue('categoría:');
  await expect.poll(() => search().get('q')).toBe(null);
  await userEvent.keyboard('softw');
  await expect
    .element(page.getByRole('option', {name: /Categoría: Software/}))
    .toHaveAttribute('aria-selected', 'true');
  expect(await findViolations()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.element(field()).toHaveValue('');
  await expect
    .element(page.getByRole('button', {name: words.filterRemove.replace('{{name}}', 'Categoría')}))
    .toBeVisible();
  await expect.poll(() => search().get('category')).toMatch(/^[0-9a-f-]{36}$/);
  expect(offers().length).toBe(0);

  await userEvent.keyboard('{Backspace}');
  await expect.element(field()).toHaveValue('categoría:Software');
  await expect.poll(() => search().get('category')).toBe(null);
  // Escape closes what is offered, and only then empties the field.
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(offers().first()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => offers().length).toBe(0);
  await expect.element(field()).toHaveValue('categoría:Software');
  await userEvent.keyboard(' importe>0,5 ');
  await expect.element(field()).toHaveValue('');
  await expect.poll(() => search().get('min')).toBe('0.50000001');
  await expect.poll(() => search().get('category')).not.toBe(null);
});

test('[QRY6] a value that cannot be used says so next to the field and stays, while the rest narrows', async () => {
  await openBooks();
  await field().fill('MOVIMIENTO 004 importe>mucho sin-recibo ');
  await expect.element(field()).toHaveValue('MOVIMIENTO 004 importe>mucho ');
  await expect.poll(() => search().get('receipt')).toBe('no');
  await expect.poll(() => search().get('q')).toBe('MOVIMIENTO 004');
  await expect.poll(() => rows().length).toBe(1);
  await expect.element(page.getByRole('alert').filter({hasText: words.trouble_amount})).toBeVisible();
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
  expect(await findViolations()).toEqual([]);
});
