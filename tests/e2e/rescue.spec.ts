import {readFile} from 'node:fs/promises';
import {expect, type Page} from '@playwright/test';
import type {Product} from '#tests/kits/product.ts';
import {makeBookkeeper, type Bookkeeper} from './api-person.ts';
import {blockDatabases, breakages, evictAll} from './break-storage.ts';
import {test, untilInstalled, type Profile} from './profile.ts';
import {categorise, focusGrid, lookAgain, openBooksOf, syncChip, untilSynced, untilWaiting} from './steps.ts';

/** How many changes the second log of this browser has as unsent; null while it is being written. */
async function countLogged(page: Page): Promise<number | null> {
  return page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const logs = await root.getDirectoryHandle('faro-log').catch(() => null);
    let count = 0;
    for await (const folder of logs?.values() ?? []) {
      if (folder.kind !== 'directory') continue;
      for await (const file of folder.values()) {
        // A file that grows while it is read is not readable: the poll looks again.
        const text = file.kind === 'file' ? await (await file.getFile()).text().catch(() => null) : '';
        if (text === null) return null;
        count += text.split('"kind":"append"').length - text.split('"kind":"leave"').length;
      }
    }
    return count;
  });
}

type Stopped = {readonly person: Bookkeeper; readonly address: string};

/** Somebody worked without a server, two changes are unsent, and the browser is closed. */
async function stopWithUnsent(profile: Profile, product: Product): Promise<Stopped> {
  const person = await makeBookkeeper(product.url, 5);
  const page = await profile.open();
  await openBooksOf(page, person.email);
  await untilInstalled(page);
  const address = page.url();
  await product.kill();
  await focusGrid(page);
  await categorise(page, 'soft');
  await categorise(page, 'comid');
  await untilWaiting(page, 2);
  await expect.poll(async () => countLogged(page)).toBe(2);
  await profile.close();
  return {person, address};
}

async function countCategorised({companyId, readRows}: Bookkeeper): Promise<number> {
  return (await readRows(companyId, 'transactions')).filter((row) => row['categoryId'] !== null).length;
}

const banner = (page: Page) => page.getByRole('status').filter({hasText: 'de este dispositivo'});

/** Two things may meet the person, and both are right: the work goes on, or the rescue that leads there. */
async function comeBack(page: Page, address: string, person: Bookkeeper): Promise<void> {
  await page.goto(address);
  const rescue = page.getByRole('alert').getByRole('button', {name: 'Empezar de nuevo'});
  // The frame may stand before it shows that the databases cannot be read: it alone decides nothing.
  const seeWhich = async () => {
    if (await rescue.isVisible()) return 'rescue';
    return (await countCategorised(person)) === 2 ? 'sent' : 'neither';
  };
  await expect.poll(seeWhich, {timeout: 60_000}).not.toBe('neither');
  if (!(await rescue.isVisible())) return;
  await expect(page.getByText('Encontramos 2 cambios sin enviar')).toBeVisible();
  await rescue.click();
  await page.getByRole('alertdialog').getByRole('button', {name: 'Empezar de nuevo'}).click();
  await expect(syncChip(page)).toBeVisible();
}

for (const [name, damage] of Object.entries(breakages)) {
  test(`[LOG3] ${name}: unsent work reaches the server once, and nobody sees a blank page`, async ({
    profile,
    product,
  }) => {
    const {person, address} = await stopWithUnsent(profile, product);
    await damage(profile.dir);
    await product.start();
    const page = await profile.open();
    await comeBack(page, address, person);
    await expect.poll(async () => countCategorised(person)).toBe(2);
    await untilSynced(page);
    await expect.poll(async () => countLogged(page)).toBe(0);
  });
}

test('[LOG3] [LOG6] without a server too, what was deleted is back and the person is told, once', async ({
  profile,
  product,
}) => {
  const {person, address} = await stopWithUnsent(profile, product);
  await breakages['their folder is deleted']?.(profile.dir);
  let page = await profile.open();
  await page.goto(address);
  await untilWaiting(page, 2);
  await expect(banner(page)).toContainText('El navegador borró los datos de este dispositivo.');
  await expect(banner(page)).toContainText('Recuperamos 2 cambios que faltaba enviar.');
  await expect(banner(page)).not.toContainText('No pudimos recuperar');
  await banner(page).getByRole('button', {name: 'Entendido'}).click();
  await expect(banner(page)).toBeHidden();
  await profile.close();
  page = await profile.open();
  await page.goto(address);
  await untilWaiting(page, 2);
  await expect(banner(page)).toBeHidden();
  await product.start();
  await lookAgain(page);
  await untilSynced(page);
  expect(await countCategorised(person)).toBe(2);
});

test('[LOG6] a browser that took everything is told of truthfully', async ({profile, product}) => {
  const {person, address} = await stopWithUnsent(profile, product);
  await evictAll(profile.dir);
  await product.start();
  const page = await profile.open();
  await page.goto(address);
  await expect(banner(page)).toContainText('El navegador borró los datos de este dispositivo.');
  await expect(banner(page)).toContainText('No pudimos recuperar 2 cambios que no se habían enviado');
  await untilSynced(page);
  expect(await countCategorised(person)).toBe(0);
});

test('[RES1] databases that no browser can open: the person is told, has a file of unsent work, and tries again', async ({
  profile,
  product,
}) => {
  const {person, address} = await stopWithUnsent(profile, product);
  const giveBack = await blockDatabases(profile.dir);
  const page = await profile.open();
  await page.goto(address);
  await expect(page.getByRole('heading', {name: 'No pudimos abrir los datos de este dispositivo'})).toBeVisible();
  await expect(page.getByText('Encontramos 2 cambios sin enviar')).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', {name: 'Exportar lo no enviado'}).click();
  const file = JSON.parse(await readFile(await (await saving).path(), 'utf8')) as {notSent: unknown[]};
  expect(file.notSent).toHaveLength(2);
  await profile.close();
  await giveBack();
  await product.start();
  const again = await profile.open();
  await again.goto(address);
  await untilSynced(again);
  expect(await countCategorised(person)).toBe(2);
});

test('[RES2] a clean start brings everything from the server and keeps unsent work', async ({profile, product}) => {
  const {person, address} = await stopWithUnsent(profile, product);
  const giveBack = await blockDatabases(profile.dir);
  const page = await profile.open();
  await page.goto(address);
  await expect(page.getByText('Encontramos 2 cambios sin enviar')).toBeVisible();
  await giveBack();
  await product.start();
  await page.getByRole('button', {name: 'Empezar de nuevo'}).click();
  const question = page.getByRole('alertdialog', {name: '¿Empezar de nuevo en este dispositivo?'});
  await question.getByRole('button', {name: 'Empezar de nuevo'}).click();
  await untilSynced(page);
  await expect.poll(async () => countCategorised(person)).toBe(2);
});

test('[LOG5] whoever signs out leaves no second copy behind', async ({profile, product}) => {
  const {address} = await stopWithUnsent(profile, product);
  const page = await profile.open();
  await page.goto(address);
  await untilWaiting(page, 2);
  await page.getByRole('button', {name: /^Cuenta de/}).click();
  await page.getByRole('menuitem', {name: 'Cerrar sesión'}).click();
  await page.getByRole('button', {name: 'Descartar y cerrar sesión'}).click();
  await page.waitForURL('**/es/login');
  await expect.poll(async () => countLogged(page)).toBe(0);
  await product.start();
});
