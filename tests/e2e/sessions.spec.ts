import {readFile} from 'node:fs/promises';
import {expect, type Page} from '@playwright/test';
import {demoPeople} from '#server/demo/add-demo-data.ts';
import {ownPassword} from './own-password.ts';
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

/** Changes a row of the list without a network: the first, or one that is some steps below it. */
async function changeOffline(page: Page, steps = 0): Promise<void> {
  await untilInstalled(page);
  await page.context().setOffline(true);
  await focusGrid(page);
  for (let step = 0; step < steps; step += 1) await page.keyboard.press('j');
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
async function loseSession(page: Page, steps = 0): Promise<void> {
  await changeOffline(page, steps);
  await page.context().clearCookies();
  await page.context().setOffline(false);
  await expect(syncChip(page)).toHaveAccessibleName('Inicia sesión para sincronizar 1 cambio');
}

/** The session ends while a change waits; signing in again sends it, and leads back to where one was. */
async function comeBack(page: Page, person: Bookkeeper): Promise<void> {
  await loseSession(page);
  await expect(cell(rowWith(page, 'MOVIMIENTO 001'), 'category')).toHaveText('Software');
  const address = page.url();
  await syncChip(page).click();
  await expect(page.getByText('Hola, Inés. Tus datos siguen en este dispositivo')).toBeVisible();
  await expect(page.getByLabel('Correo')).toHaveValue(person.email);
  await page.getByLabel('Contraseña', {exact: true}).fill(ownPassword);
  await page.getByRole('button', {name: 'Iniciar sesión'}).click();
  await page.waitForURL(address);
  await untilSynced(page);
  await expect.poll(async () => listChanged(person)).toEqual(['MOVIMIENTO 001']);
}

/** Another person on the same browser neither sees nor sends what waits. */
async function letAnotherIn(page: Page, person: Bookkeeper): Promise<void> {
  await syncChip(page).click();
  await page.getByLabel('Correo').fill('');
  await page.evaluate(() => history.replaceState(history.state, '', '/es/login'));
  await fillSignIn(page, demoPeople.bookkeeper.email);
  await page.getByRole('button', {name: 'Cuenta de Luis Ferreira'}).waitFor();
  await page.goto('/es/accounting-ai/bookkeeping');
  await expect(rowWith(page, 'RAPPI').first()).toBeVisible();
  await expect(rowWith(page, 'MOVIMIENTO')).toHaveCount(0);
  await untilSynced(page);
  await expect.poll(async () => listChanged(person)).toEqual(['MOVIMIENTO 001']);
  await askToSignOut(page);
  await page.getByRole('dialog').getByRole('button', {name: 'Cerrar sesión'}).click();
  await page.waitForURL('**/es/login');
}

test('a session that ended loses nothing: what waits is sent by the same person alone (D7, D8, S2.08)', async ({
  page,
  product,
}) => {
  const person = await makeBookkeeper(product.url, 3);
  await openBooksOf(page, person.email);
  await test.step('they sign in again', async () => comeBack(page, person));
  await test.step('it ends once more, and another person comes', async () => {
    await loseSession(page, 1);
    await letAnotherIn(page, person);
  });
  await test.step('the first is back', async () => {
    await openBooksOf(page, person.email);
    await expect.poll(async () => listChanged(person)).toHaveLength(2);
  });
});

const unsentDialog = (page: Page) =>
  page.getByRole('alertdialog', {name: '1 cambio sin sincronizar se perderá en este dispositivo'});

/** What would be lost is said, can be saved elsewhere and looked at. */
async function askAndStay(page: Page): Promise<void> {
  const dialog = unsentDialog(page);
  await askToSignOut(page);
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
}

async function sendAndLeave(page: Page): Promise<void> {
  await askToSignOut(page);
  // Once the network is back all is sent by itself, faster than a hand: what is sent is held up until the button was pressed.
  const pushes = '**/api/v1/sync/push';
  await page.context().route(pushes, async (route) => route.abort('internetdisconnected'));
  await page.context().setOffline(false);
  await unsentDialog(page).getByRole('button', {name: 'Sincronizar ahora'}).click();
  await page.context().unroute(pushes);
  const calm = page.getByRole('dialog', {name: '¿Cerrar sesión?'});
  await calm.getByRole('button', {name: 'Cerrar sesión'}).click();
  await page.waitForURL('**/es/login');
}

/** The data is gone at once; the server hears of it by the next page that has a connection. */
async function discardAndLeave(page: Page): Promise<void> {
  const context = page.context();
  await askToSignOut(page);
  await page.getByRole('button', {name: 'Descartar y cerrar sesión'}).click();
  await page.waitForURL('**/es/login');
  await untilNoDatabases(page);
  // Closed, not only left: a page that is left lives on for a moment, and would tell the server itself as soon as there is a network.
  await page.close();
  await context.setOffline(false);
  // A connection that has just come back often fails once more: it is tried again.
  await context.route('**/api/v1/logout', async (route) => route.abort('internetdisconnected'), {times: 1});
  const next = await context.newPage();
  const ended = next.waitForResponse((response) => response.url().endsWith('/api/v1/logout') && response.ok());
  await next.goto('/es/login');
  await ended;
  expect(await next.evaluate(async () => (await fetch('/api/v1/users/me')).status)).toBe(401);
}

test('signing out with unsent work says how much, exports it and sends it first; discarded, it is gone at once, and the server hears of it later (D8, D32, S2.30)', async ({
  page,
  product,
}) => {
  const person = await makeBookkeeper(product.url, 3);
  await openBooksOf(page, person.email);
  await changeOffline(page);
  await test.step('they stay', async () => askAndStay(page));
  await test.step('they send it and leave', async () => {
    await sendAndLeave(page);
    await expect.poll(async () => listChanged(person)).toEqual(['MOVIMIENTO 001']);
  });
  await test.step('they discard what they do next and leave, without a network', async () => {
    await openBooksOf(page, person.email);
    await changeOffline(page, 1);
    await discardAndLeave(page);
    expect(await listChanged(person)).toEqual(['MOVIMIENTO 001']);
  });
});
