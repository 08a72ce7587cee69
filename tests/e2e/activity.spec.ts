import {readFile} from 'node:fs/promises';
import {expect, type Locator, type Page} from '@playwright/test';
import {es as words} from '#src/features/activity/text/es.ts';
import {makeBookkeeper} from './api-person.ts';
import {findViolations} from './axe.ts';
import {expectNoSidewaysScroll} from './look.ts';
import {test} from './product.ts';
import {untilInstalled} from './profile.ts';
import {
  categorise,
  cell,
  focusGrid,
  openBooksOf,
  rowWith,
  syncChip,
  untilSent,
  untilSynced,
  untilWaiting,
} from './steps.ts';

function waiting(page: Page, about: string | RegExp): Locator {
  return page.getByRole('list', {name: words.pending}).getByRole('listitem').filter({hasText: about});
}

async function choose(page: Page, item: Locator, act: string): Promise<void> {
  await item.getByRole('button', {name: words.more}).click();
  await page.getByRole('menuitem', {name: act}).click();
}

/** Makes what waits look as if it had been made two days ago. */
async function ageQueue(page: Page, userId: string): Promise<void> {
  await page.evaluate(async (id) => {
    const opening = indexedDB.open(`faro-user-${id}`);
    await new Promise((resolve, reject) => {
      opening.addEventListener('success', resolve);
      opening.addEventListener('error', reject);
    });
    const transaction = opening.result.transaction('outbox', 'readwrite');
    const cursors = transaction.objectStore('outbox').openCursor();
    cursors.addEventListener('success', () => {
      const cursor = cursors.result;
      if (!cursor) return;
      const record = cursor.value as {madeAt: string};
      cursor.update({...record, madeAt: new Date(Date.parse(record.madeAt) - 2 * 86_400_000).toISOString()});
      cursor.continue();
    });
    await new Promise((resolve) => transaction.addEventListener('complete', resolve));
    opening.result.close();
  }, userId);
}

test('[ACT3] [QUE1] [QUE2] [OUT3] [OUT9] [CHP2] [UND1] each change tells how far it is: what waits is corrected, exported and discarded, what was sent is taken back (S2.22, D7)', async ({
  page,
  product,
}) => {
  const {me, email, companyId, readRows} = await makeBookkeeper(product.url, 3);
  await openBooksOf(page, email);
  await untilInstalled(page);
  await page.context().setOffline(true);
  await focusGrid(page);
  // The first is tried at once, so it may have got through; a later one waits for the next time.
  await categorise(page, 'soft');
  await untilWaiting(page, 1);
  await syncChip(page).click();
  const tried = waiting(page, 'MOVIMIENTO 001');
  const kept = waiting(page, 'MOVIMIENTO 002');
  await expect(tried).toContainText(words['state.unknown']);
  await page.goBack();
  await cell(rowWith(page, 'MOVIMIENTO 002'), 'checked').getByRole('button').click();
  await untilWaiting(page, 2);
  await syncChip(page).click();
  await expect(kept).toContainText(words['state.local']);
  await expect(kept).toContainText('Chrome · Linux');
  await untilWaiting(page, 2);
  expect(await findViolations(page)).toEqual([]);

  await tried.getByRole('button', {name: words.more}).click();
  await expect(page.getByRole('menuitem', {name: words.export})).toBeVisible();
  await expect(page.getByRole('menuitem', {name: words.discard})).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', {name: words.export}).click();
  const saved: unknown = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(saved).toMatchObject({table: 'transactions', order: 1});

  await choose(page, kept, words.discard);
  await expect(kept).toBeHidden();
  await untilWaiting(page, 1);
  const settled = page.getByRole('list', {name: words.settledTitle}).getByRole('listitem');
  await settled.getByRole('button', {name: words.bringBack}).click();
  await expect(kept).toBeVisible();
  await untilWaiting(page, 2);

  await choose(page, tried, words.correct);
  const dialog = page.getByRole('dialog', {name: words.correctTitle});
  await dialog.getByRole('button', {name: /Categoría$/}).click();
  await page.getByRole('option', {name: 'Viajes'}).click();
  await dialog.getByRole('button', {name: words.correctSend}).click();
  await expect(waiting(page, 'Categoría de MOVIMIENTO 001: Viajes')).toBeVisible();
  await untilWaiting(page, 3);

  await ageQueue(page, me.id);
  await page.reload();
  await expect(syncChip(page)).toHaveAccessibleName(/^Sin conexión · 3 cambios sin enviar desde .*\. Ver actividad$/);
  await expect(page.getByRole('status').filter({hasText: 'Hay trabajo sin enviar desde'})).toBeVisible();
  await page.setViewportSize({width: 410, height: 800});
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({width: 1284, height: 800});

  await page.context().setOffline(false);
  await untilSynced(page);
  const keys = new Map((await readRows(companyId, 'categories')).map((row) => [row['id'], row['key']]));
  const readCategory = async () => keys.get((await readRows(companyId, 'transactions'))[0]?.['categoryId'] ?? null);
  expect(await readCategory()).toBe('travel');
  expect((await readRows(companyId, 'transactions'))[1]?.['checked']).toBe(true);

  await test.step('what was sent is listed, taken back and brought back', async () => {
    const sent = page.getByRole('list', {name: words.sentTitle}).getByRole('listitem');
    await expect(sent).toHaveCount(3);
    await expect(sent.nth(0)).toContainText('Categoría de MOVIMIENTO 001: Viajes');
    const main = page.getByRole('main');
    await untilSent(page, async () => main.getByRole('button', {name: words.undoLast}).click());
    await expect(sent).toHaveCount(4);
    await expect(sent.nth(0)).toContainText(words['was.undone']);
    await expect(sent.nth(1)).toContainText(words.wasUndone);
    expect(await readCategory()).toBe('software');
    await untilSent(page, async () => main.getByRole('button', {name: words.redoLast}).click());
    await expect(sent.nth(0)).toContainText(words['was.redone']);
    expect(await readCategory()).toBe('travel');
    await page.setViewportSize({width: 410, height: 860});
    await expectNoSidewaysScroll(page);
    expect(await findViolations(page)).toEqual([]);
  });
});
