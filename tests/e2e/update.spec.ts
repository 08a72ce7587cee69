import {expect, type Page} from '@playwright/test';
import {makeBookkeeper} from './api-person.ts';
import {untilInstalled} from './profile.ts';
import {publish, test, untilOffered} from './publish.ts';
import {checkRows, focusGrid, lookAgain, openBooks, openBooksOf, rowWith, untilSynced, untilWaiting} from './steps.ts';

const banner = (page: Page) => page.getByRole('status').filter({hasText: 'Hay una nueva versión.'});
const update = (page: Page) => banner(page).getByRole('button', {name: 'Actualizar'});
const version = (page: Page) => page.locator('meta[name=version]');

test('a new version waits until it is asked for, and nothing that is being typed is lost by it (ux.md, PWA)', async ({
  page,
  product,
  productEnvironment: {CLIENT_DIR: dir = ''},
}) => {
  const {email, companyId, readRows} = await makeBookkeeper(product.url, 3);
  await openBooksOf(page, email);
  await untilInstalled(page);
  await expect(banner(page)).toBeHidden();

  await focusGrid(page);
  await page.keyboard.press('t');
  const form = page.getByRole('dialog', {name: 'Movimiento nuevo'});
  await form.getByLabel('Descripción').fill('Alquiler de mayo');
  await form.getByLabel('Descripción').press('Escape');
  await expect(form).toBeHidden();
  await focusGrid(page);
  await page.keyboard.press('e');
  const note = page.getByLabel('Nota');
  await note.fill('Lo paga');

  await publish(dir, 'second');
  await untilOffered(page, banner(page));
  await expect(page.locator('meta[name=version][content=second]')).toHaveCount(0);
  await note.fill('Lo paga Ñusta');
  await update(page).click();
  await expect(version(page)).toHaveAttribute('content', 'second');
  await expect(banner(page)).toBeHidden();

  await expect(rowWith(page, 'Lo paga Ñusta')).toBeVisible();
  // The chip may still say what was true before.
  await expect
    .poll(async () => (await readRows(companyId, 'transactions')).map((row) => row['note']))
    .toEqual(['Lo paga Ñusta', null, null]);
  await focusGrid(page);
  await page.keyboard.press('t');
  await expect(form.getByLabel('Descripción')).toHaveValue('Alquiler de mayo');
});

test('an update keeps everything that waits, and saves the note under the cursor before it (S2.22)', async ({
  page,
  product,
  productEnvironment: {CLIENT_DIR: dir = ''},
}) => {
  const count = 60;
  const {email, companyId, readRows} = await makeBookkeeper(product.url, count);
  await openBooksOf(page, email);
  await untilInstalled(page);
  const pushes = '**/api/v1/sync/push';
  await page.context().route(pushes, async (route) => route.abort('internetdisconnected'));
  await focusGrid(page);
  await checkRows(page, count);
  await untilWaiting(page, count);
  await focusGrid(page);
  await page.keyboard.press('e');
  const note = page.getByLabel('Nota');
  await publish(dir, 'fourth');
  await untilOffered(page, banner(page));
  await note.fill('Sin terminar');
  await expect(note).toBeFocused();
  // A press that takes the focus from nothing: only the update itself can have saved the note.
  await update(page).dispatchEvent('click');
  await expect(version(page)).toHaveAttribute('content', 'fourth');
  await untilWaiting(page, count + 1);

  await page.context().unroute(pushes);
  await lookAgain(page);
  await untilSynced(page);
  const all = await readRows(companyId, 'transactions');
  expect(all.filter((row) => row['checked'] === true)).toHaveLength(count);
  expect(all.filter((row) => row['note'] === 'Sin terminar')).toHaveLength(1);
});

test('a tab that did not ask for the new version keeps its page until it does (ux.md, PWA)', async ({
  page: first,
  product,
  productEnvironment: {CLIENT_DIR: dir = ''},
}) => {
  const {email} = await makeBookkeeper(product.url, 3);
  await openBooksOf(first, email);
  await untilInstalled(first);
  const second = await first.context().newPage();
  await openBooks(second);
  await second.getByRole('searchbox', {name: 'Buscar movimientos'}).fill('002');

  await publish(dir, 'third');
  await untilOffered(first, banner(second));
  await update(first).click();
  await expect(version(first)).toHaveAttribute('content', 'third');

  await expect(banner(second)).toBeVisible();
  await expect(second.getByRole('searchbox', {name: 'Buscar movimientos'})).toHaveValue('002');
  await update(second).click();
  await expect(version(second)).toHaveAttribute('content', 'third');
  await expect(banner(second)).toBeHidden();
  await expect(rowWith(second, 'MOVIMIENTO 002')).toBeVisible();
});
