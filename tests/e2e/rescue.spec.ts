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

/** What somebody chooses for the first two movements, by a few letters, and what the server then knows them as. */
type Work = {readonly letters: readonly string[]; readonly keys: readonly string[]};

const works = [
  {letters: ['soft', 'comid'], keys: ['software', 'meals']},
  {letters: ['viaj', 'alqui'], keys: ['travel', 'rent']},
] as const satisfies readonly Work[];
const [firstWork, otherWork] = works;

/** Somebody whose books are open in a browser that works without a server. */
async function beginWork(profile: Profile, product: Product) {
  const person = await makeBookkeeper(product.url, 5);
  const page = await profile.open();
  await openBooksOf(page, person.email);
  await untilInstalled(page);
  return {person, page, address: page.url()};
}

/** Makes two changes on the open books and waits until both are kept here as unsent. The first may reach the server just as the network goes. */
async function workOffline(page: Page, {letters}: Work): Promise<void> {
  await page.context().setOffline(true);
  await focusGrid(page);
  for (const [index, some] of letters.entries()) {
    // The list remembers the row one was on, and a choice goes on to the next that needs one: here it is these rows each time.
    await page.keyboard.press('Home');
    for (let step = 0; step < index; step += 1) await page.keyboard.press('j');
    await categorise(page, some);
  }
  await untilWaiting(page, 2);
  await expect.poll(async () => countLogged(page)).toBe(2);
}

/** What the server knows of the first two movements. */
async function readWork({companyId, readRows}: Bookkeeper): Promise<unknown[]> {
  const keys = new Map((await readRows(companyId, 'categories')).map((row) => [row['id'], row['key']]));
  const movements = await readRows(companyId, 'transactions');
  return ['MOVIMIENTO 001', 'MOVIMIENTO 002'].map((description) =>
    keys.get(movements.find((row) => row['description'] === description)?.['categoryId'] ?? null),
  );
}

/** Counts how often the first two movements were changed on the server. */
async function countEdits({companyId, readRows, readHistory}: Bookkeeper): Promise<number[]> {
  const movements = await readRows(companyId, 'transactions');
  const ids = ['MOVIMIENTO 001', 'MOVIMIENTO 002'].map((name) => movements.find((row) => row['description'] === name));
  const histories = await Promise.all(ids.map(async (row) => readHistory(companyId, String(row?.['id']))));
  return histories.map((entries) => entries.filter(({op}) => op === 'edit').length);
}

const banner = (page: Page) => page.getByRole('status').filter({hasText: 'de este dispositivo'});

/** Two things may meet the person, and both are right: the work goes on, or the rescue that leads there. */
async function comeBack(page: Page, person: Bookkeeper, {keys}: Work): Promise<void> {
  const rescue = page.getByRole('alert').getByRole('button', {name: 'Empezar de nuevo'});
  // The frame may stand before it shows that the databases cannot be read: it alone decides nothing.
  const seeWhich = async () => {
    if (await rescue.isVisible()) return 'rescue';
    return (await readWork(person)).join() === keys.join() ? 'sent' : 'neither';
  };
  await expect.poll(seeWhich, {timeout: 60_000}).not.toBe('neither');
  if (!(await rescue.isVisible())) return;
  await expect(page.getByText('Encontramos 2 cambios sin enviar')).toBeVisible();
  await startAnew(page);
  await expect(syncChip(page)).toBeVisible();
}

async function startAnew(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Empezar de nuevo'}).click();
  const question = page.getByRole('alertdialog', {name: '¿Empezar de nuevo en este dispositivo?'});
  await question.getByRole('button', {name: 'Empezar de nuevo'}).click();
}

test('[LOG3] whatever breaks a browser’s databases, unsent work reaches the server once, and nobody sees a blank page', async ({
  profile,
  product,
}) => {
  // The browser is started once more for each damage.
  test.setTimeout(360_000);
  const {person, page: firstPage, address} = await beginWork(profile, product);
  let page = firstPage;
  const damages = Object.entries(breakages);
  for (const [index, [name, damage]] of damages.entries())
    await test.step(name, async () => {
      const work = works[index % works.length] ?? firstWork;
      await workOffline(page, work);
      await profile.close();
      await damage(profile.dir);
      page = await profile.open();
      await page.goto(address);
      await comeBack(page, person, work);
      await expect.poll(async () => readWork(person)).toEqual(work.keys);
      await untilSynced(page);
      await expect.poll(async () => countLogged(page)).toBe(0);
      // The next damage meets a page as anybody opens it.
      await page.goto(address);
      await untilSynced(page);
    });
  expect(await countEdits(person)).toEqual([damages.length, damages.length]);
});

test('[LOG3] [LOG5] [LOG6] what the browser deleted is brought back without a server, or told of, once; who signs out leaves nothing', async ({
  profile,
  product,
}) => {
  const {person, page: firstPage, address} = await beginWork(profile, product);
  let page = firstPage;
  const comeAgain = async () => {
    page = await profile.open();
    await page.goto(address);
  };
  await workOffline(page, firstWork);
  await profile.close();

  await test.step('its databases: all is back, the server may be gone', async () => {
    await product.kill();
    await breakages['their folder is deleted']?.(profile.dir);
    await comeAgain();
    await untilWaiting(page, 2);
    await expect(banner(page)).toContainText('El navegador borró los datos de este dispositivo.');
    await expect(banner(page)).toContainText('Recuperamos 2 cambios que faltaba enviar.');
    await expect(banner(page)).not.toContainText('No pudimos recuperar');
    await banner(page).getByRole('button', {name: 'Entendido'}).click();
    await expect(banner(page)).toBeHidden();
  });

  await test.step('it is said once', async () => {
    await profile.close();
    await comeAgain();
    await untilWaiting(page, 2);
    await expect(banner(page)).toBeHidden();
    await product.start();
    await lookAgain(page);
    await untilSynced(page);
    expect(await readWork(person)).toEqual(firstWork.keys);
  });

  await test.step('everything: what is lost is counted', async () => {
    // What is asked just as the network goes may still arrive.
    await product.kill();
    await workOffline(page, otherWork);
    await profile.close();
    await evictAll(profile.dir);
    await product.start();
    await comeAgain();
    await expect(banner(page)).toContainText('El navegador borró los datos de este dispositivo.');
    await expect(banner(page)).toContainText('No pudimos recuperar 2 cambios que no se habían enviado');
    await untilSynced(page);
    expect(await readWork(person)).toEqual(firstWork.keys);
  });

  await test.step('whoever signs out leaves no second copy behind', async () => {
    await workOffline(page, otherWork);
    await page.getByRole('button', {name: /^Cuenta de/}).click();
    await page.getByRole('menuitem', {name: 'Cerrar sesión'}).click();
    await page.getByRole('button', {name: 'Descartar y cerrar sesión'}).click();
    await page.waitForURL('**/es/login');
    await expect.poll(async () => countLogged(page)).toBe(0);
  });
});

test('[RES1] [RES2] who meets databases that no browser can open has a file of unsent work, tries again, or starts anew and keeps it', async ({
  profile,
  product,
}) => {
  const {person, page: firstPage, address} = await beginWork(profile, product);
  let page = firstPage;
  const meetRescue = async () => {
    const giveBack = await blockDatabases(profile.dir);
    page = await profile.open();
    await page.goto(address);
    await expect(page.getByRole('heading', {name: 'No pudimos abrir los datos de este dispositivo'})).toBeVisible();
    await expect(page.getByText('Encontramos 2 cambios sin enviar')).toBeVisible();
    return giveBack;
  };
  await workOffline(page, firstWork);
  await profile.close();

  await test.step('without a server too, and all goes on once they open', async () => {
    await product.kill();
    const giveBack = await meetRescue();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', {name: 'Exportar lo no enviado'}).click();
    const file = JSON.parse(await readFile(await (await saving).path(), 'utf8')) as {notSent: unknown[]};
    expect(file.notSent).toHaveLength(2);
    await profile.close();
    await giveBack();
    await product.start();
    page = await profile.open();
    await page.goto(address);
    await untilSynced(page);
    await expect.poll(async () => readWork(person)).toEqual(firstWork.keys);
  });

  await test.step('a clean start brings everything from the server and keeps unsent work', async () => {
    await workOffline(page, otherWork);
    await profile.close();
    const giveBack = await meetRescue();
    await giveBack();
    await startAnew(page);
    await untilSynced(page);
    await expect.poll(async () => readWork(person)).toEqual(otherWork.keys);
  });
});
