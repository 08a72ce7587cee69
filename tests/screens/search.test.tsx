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

test('[QRY6] words of the address that were typed between quotes stay words when the field is entered and left', async () => {
  await openScreen({path: `${pathTo.books.path}?q=MOVIMIENTO+sin-recibo`});
  await expect.element(field()).toHaveValue('MOVIMIENTO "sin-recibo"');
  await field().click();
  await userEvent.keyboard('{Tab}');
  await expect.element(field()).not.toHaveFocus();
  await settle();
  await expect.element(field()).toHaveValue('MOVIMIENTO "sin-recibo"');
  expect([search().get('q'), search().get('receipt')]).toEqual(['MOVIMIENTO sin-recibo', null]);
  // Somebody who goes on to type keeps the quotes.
  await field().click();
  await userEvent.keyboard('{End} importe>1 ');
  await expect.poll(() => search().get('min')).toBe('1.00000001');
  expect([search().get('q'), search().get('receipt')]).toEqual(['MOVIMIENTO sin-recibo', null]);
});

test('[QRY7] [QRY8] a chip that cannot be typed stays where Backspace takes another; each chip has a name of its own', async () => {
  await openScreen({
    path: `${pathTo.books.path}?merchants=Figma&merchant=fig&merchant-name=Figma&min=100.00000001&max=199.99999999`,
  });
  const remove = (name: string) =>
    page.getByRole('button', {name: words.filterRemove.replace('{{name}}', name), exact: true});
  for (const name of ['Comercio', 'Texto del comercio', 'Del comercio'])
    await expect.element(remove(name)).toBeVisible();
  await expect.element(page.getByText('más de 100 y menos de 200')).toBeVisible();
  await field().click();
  await userEvent.keyboard('{Backspace}');
  await expect.element(field()).toHaveValue('comercio:fig');
  await expect.poll(() => search().get('merchant')).toBe(null);
  await userEvent.keyboard(' ');
  await expect.poll(() => search().get('merchant')).toBe('fig');
  await remove('Texto del comercio').click();
  await remove('Comercio').click();
  await remove('Importe').click();
  await field().click();
  await userEvent.keyboard('{Backspace}');
  await expect.element(field()).toHaveValue('');
  await expect.element(remove('Del comercio')).toBeVisible();
  expect(search().get('merchants')).toBe('Figma');
});

test('[QRY2] [QRY8] a name is typed without quotes: the space keeps it in the field and offered while others begin so', async () => {
  await openBooks();
  await field().click();
  await userEvent.keyboard('cuenta:cuenta ');
  await expect.element(field()).toHaveValue('cuenta:cuenta ');
  await expect.element(page.getByRole('option', {name: /Cuenta: Cuenta EUR/})).toBeVisible();
  expect(await findViolations()).toEqual([]);
  // The name goes on with the end of the account's number.
  await userEvent.keyboard('eur ');
  await expect.element(field()).toHaveValue('cuenta:cuenta eur ');
  await expect.poll(() => offers().length).toBe(1);
  await userEvent.keyboard('{Enter}');
  await expect.element(field()).toHaveValue('');
  await expect.poll(() => search().get('account')).toMatch(/^[0-9a-f-]{36}$/);
  expect(search().get('q')).toBe(null);
});

test('[ANL5] what a figure tells apart by sign has its tick in the panel', async () => {
  await openScreen({path: `${pathTo.books.path}?category=none-out`});
  await page.getByRole('button', {name: new RegExp(words['noCategory_none-out'])}).click();
  const box = () => page.getByRole('checkbox', {name: words['noCategory_none-out']});
  await expect.element(box()).toBeChecked();
  expect(page.getByRole('checkbox', {name: words['noCategory_none-in']}).length).toBe(0);
  const line = () => page.getByRole('dialog').getByText(words['noCategory_none-out']);
  await line().click();
  await expect.poll(() => search().get('category')).toBe(null);
  await line().click();
  await expect.poll(() => search().get('category')).toBe('none-out');
});
