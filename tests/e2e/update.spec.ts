import {expect, type Page} from '@playwright/test';
import {makeBookkeeper} from './api-person.ts';
import {untilInstalled} from './profile.ts';
import {publish, test, untilOffered} from './publish.ts';
import {checkRows, focusGrid, lookAgain, openBooks, openBooksOf, rowWith, untilSynced, untilWaiting} from './steps.ts';

const banner = (page: Page) => page.getByRole('status').filter({hasText: 'Hay una nueva versión.'});
const update = (page: Page) => banner(page).getByRole('button', {name: 'Actualizar'});
const version = (page: Page) => page.locator('meta[name=version]');

/** Leaves a draft of a movement and a note that is still being typed. */
async function beginToType(page: Page): Promise<void> {
  await focusGrid(page);
  await page.keyboard.press('t');
  const form = page.getByRole('dialog', {name: 'Movimiento nuevo'});
  await form.getByLabel('Descripción').fill('Alquiler de mayo');
  await form.getByLabel('Descripción').press('Escape');
  await expect(form).toBeHidden();
  await focusGrid(page);
  await page.keyboard.press('e');
  await page.getByLabel('Nota').fill('Lo paga');
}

/** Fetches what the worker answers, one after the other. Chromium forgets an update where something is fetched just as it stops the older worker. */
async function keepFetching(page: Page, ms: number): Promise<void> {
  await page.evaluate((forMs) => {
    const endsAt = performance.now() + forMs;
    const next = () => {
      if (performance.now() > endsAt) return;
      void fetch('/manifest.webmanifest');
      setTimeout(next, 1);
    };
    next();
  }, ms);
}

test('[SHL8] a new version waits until each tab asks for it, and nothing that waits or is being typed is lost by it (ux.md, PWA, S2.22)', async ({
  page: first,
  product,
  productEnvironment: {CLIENT_DIR: dir = ''},
}) => {
  const count = 12;
  const {email, companyId, readRows} = await makeBookkeeper(product.url, count);
  await openBooksOf(first, email);
  await untilInstalled(first);
  await expect(banner(first)).toBeHidden();
  const second = await first.context().newPage();
  await openBooks(second);
  await second.getByRole('combobox', {name: 'Buscar movimientos'}).fill('002');
  const pushes = '**/api/v1/sync/push';
  await first.context().route(pushes, async (route) => route.abort('internetdisconnected'));
  await first.bringToFront();
  await focusGrid(first);
  await checkRows(first, count);
  await untilWaiting(first, count);
  await beginToType(first);
  const note = first.getByLabel('Nota');
  // A pause in typing saves a note by itself. How long the offer takes must not decide whether this one did.
  await untilWaiting(first, count + 1);

  await test.step('it is offered, and nothing changes', async () => {
    await publish(dir, 'second');
    await untilOffered(first, banner(first));
    await expect(first.locator('meta[name=version][content=second]')).toHaveCount(0);
    await note.fill('Lo paga Ñusta');
    await expect(note).toBeFocused();
  });

  await test.step('who asks for it keeps what waits, the note under the cursor and the draft', async () => {
    await keepFetching(first, 3_000);
    // A press that takes the focus from nothing: only the update itself can have saved the note.
    await update(first).dispatchEvent('click');
    await expect(version(first)).toHaveAttribute('content', 'second');
    await expect(banner(first)).toBeHidden();
    await expect(rowWith(first, 'Lo paga Ñusta')).toBeVisible();
    await untilWaiting(first, count + 2);
    await focusGrid(first);
    await first.keyboard.press('t');
    const form = first.getByRole('dialog', {name: 'Movimiento nuevo'});
    await expect(form.getByLabel('Descripción')).toHaveValue('Alquiler de mayo');
  });

  await test.step('a tab that did not ask keeps its page until it does', async () => {
    await expect(banner(second)).toBeVisible();
    await expect(second.getByRole('combobox', {name: 'Buscar movimientos'})).toHaveValue('002');
    await expect(second.locator('meta[name=version][content=second]')).toHaveCount(0);
    await update(second).click();
    await expect(version(second)).toHaveAttribute('content', 'second');
    await expect(banner(second)).toBeHidden();
    await expect(rowWith(second, 'MOVIMIENTO 002')).toBeVisible();
  });

  await test.step('all of it arrives', async () => {
    await first.context().unroute(pushes);
    await lookAgain(first);
    await lookAgain(second);
    await untilSynced(first);
    const all = await readRows(companyId, 'transactions');
    expect(all.filter((row) => row['checked'] === true)).toHaveLength(count);
    expect(all.filter((row) => row['note'] === 'Lo paga Ñusta')).toHaveLength(1);
  });
});
