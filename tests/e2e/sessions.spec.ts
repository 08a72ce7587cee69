import {readFile} from 'node:fs/promises';
import {expect, type Page} from '@playwright/test';
import {demoPassword, demoPeople} from '#server/demo/add-demo-data.ts';
import {makeBookkeeper, type Bookkeeper} from './api-person.ts';
import {test} from './product.ts';
import {untilInstalled} from './profile.ts';
import {
  categorise,
  cell,
  fillSignIn,
  focusGrid,
  openBooksOf,
  rowWith,
  syncChip,
  untilNoDatabases,
  untilSynced,
  untilWaiting,
} from './steps.ts';

async function changeOffline(page: Page): Promise<void> {
  await untilInstalled(page);
  await page.context().setOffline(true);
  await focusGrid(page);
  await categorise(page, 'soft');
  await untilWaiting(page, 1);
}

async function listChanged({readRows, companyId}: Bookkeeper): Promise<unknown[]> {
  const changed = (await readRows(companyId, 'transactions')).filter((row) => row['categoryId'] !== null);
  return changed.map((row) => row['description']);
}

/** Opens the dialog of signing out. */
async function askToSignOut(page: Page): Promise<void> {
  await page.getByRole('button', {name: /^Cuenta de/}).click();
  await page.getByRole('menuitem', {name: 'Cerrar sesión'}).click();
}

/** The session ends on the server's side while a change waits: the chip asks to sign in. */
async function loseSession(page: Page): Promise<void> {
  await changeOffline(page);
  await page.context().clearCookies();
  await page.context().setOffline(false);
  await expect(syncChip(page)).toHaveAccessibleName('Inicia sesión para sincronizar 1 cambio');
}

test('a session that ended loses nothing: the change waits, and signing in again sends it (D7, D8, S2.08)', async ({
  page,
  product,
}) => {
  const person = await makeBookkeeper(product.url, 3);
  await openBooksOf(page, person.email);
  await loseSession(page);
  await expect(cell(rowWith(page, 'MOVIMIENTO 001'), 'category')).toHaveText('Software');
  const address = page.url();
  await syncChip(page).click();
  await expect(page.getByText('Hola, Inés. Tus datos siguen en este dispositivo')).toBeVisible();
  await expect(page.getByLabel('Correo')).toHaveValue(person.email);
  await page.getByLabel('Contraseña', {exact: true}).fill(demoPassword);
  await page.getByRole('button', {name: 'Entrar'}).click();
  await page.waitForURL(address);
  await untilSynced(page);
  await expect.poll(async () => listChanged(person)).toEqual(['MOVIMIENTO 001']);
});

test('another person on the same browser neither sees nor sends what waits (D8)', async ({page, product}) => {
  const person = await makeBookkeeper(product.url, 3);
  await openBooksOf(page, person.email);
  await loseSession(page);
  await syncChip(page).click();
  await page.getByLabel('Correo').fill('');
  await page.evaluate(() => history.replaceState(history.state, '', '/es/login'));
  await fillSignIn(page, demoPeople.bookkeeper.email);
  await page.getByRole('button', {name: 'Cuenta de Luis Ferreira'}).waitFor();
  await page.goto('/es/accounting-ai/bookkeeping');
  await expect(rowWith(page, 'RAPPI').first()).toBeVisible();
  await expect(rowWith(page, 'MOVIMIENTO')).toHaveCount(0);
  await untilSynced(page);
  await expect.poll(async () => listChanged(person)).toEqual([]);
  await askToSignOut(page);
  await page.getByRole('dialog').getByRole('button', {name: 'Cerrar sesión'}).click();
  await page.waitForURL('**/es/login');

  await openBooksOf(page, person.email);
  await expect.poll(async () => listChanged(person)).toEqual(['MOVIMIENTO 001']);
});

test('signing out with unsent work says how much, exports it, and sends it first (D8, S2.30)', async ({
  page,
  product,
}) => {
  const person = await makeBookkeeper(product.url, 3);
  await openBooksOf(page, person.email);
  await changeOffline(page);
  await askToSignOut(page);
  const dialog = page.getByRole('alertdialog', {name: '1 cambio sin sincronizar se perderá en este dispositivo'});
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', {name: 'Exportar una copia'}).click();
  const copy = await readFile(await (await download).path(), 'utf8');
  expect(copy).toContain('categoryId');
  await dialog.getByRole('button', {name: 'Ver los cambios'}).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('list', {name: 'Por enviar'})).toContainText('Categoría de MOVIMIENTO 001: Software');
  await untilWaiting(page, 1);
  await askToSignOut(page);
  await dialog.getByRole('button', {name: 'Quedarme'}).click();
  await expect(dialog).toBeHidden();

  await askToSignOut(page);
  // Once the network is back all is sent by itself, faster than a hand: what is sent is held up until the button was pressed.
  const pushes = '**/api/v1/sync/push';
  await page.context().route(pushes, async (route) => route.abort('internetdisconnected'));
  await page.context().setOffline(false);
  await dialog.getByRole('button', {name: 'Sincronizar ahora'}).click();
  await page.context().unroute(pushes);
  const calm = page.getByRole('dialog', {name: '¿Cerrar sesión?'});
  await calm.getByRole('button', {name: 'Cerrar sesión'}).click();
  await page.waitForURL('**/es/login');
  await expect.poll(async () => listChanged(person)).toEqual(['MOVIMIENTO 001']);
});

test('discarding unsent work deletes the local data even offline, and the server hears of it later (D32)', async ({
  page,
  product,
}) => {
  const person = await makeBookkeeper(product.url, 3);
  await openBooksOf(page, person.email);
  await changeOffline(page);
  await askToSignOut(page);
  await page.getByRole('button', {name: 'Descartar y cerrar sesión'}).click();
  await page.waitForURL('**/es/login');
  await untilNoDatabases(page);
  // The page is closed in between: the next one, with a connection, ends what is owed.
  await page.goto('about:blank');
  await page.context().setOffline(false);
  // A connection that has just come back often fails once more: it is tried again.
  await page.context().route('**/api/v1/logout', async (route) => route.abort('internetdisconnected'), {times: 1});
  const ended = page.waitForResponse((response) => response.url().endsWith('/api/v1/logout') && response.ok());
  await page.goto('/es/login');
  await ended;
  expect(await page.evaluate(async () => (await fetch('/api/v1/users/me')).status)).toBe(401);
  await expect.poll(async () => listChanged(person)).toEqual([]);
});
