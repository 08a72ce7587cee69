import {readFile} from 'node:fs/promises';
import {expect, type Locator, type Page} from '@playwright/test';
import {es as words} from '#src/features/activity/text/es.ts';
import {es as common} from '#src/i18n/text/es.ts';
import {makeBookkeeper, type Bookkeeper} from './api-person.ts';
import {test} from './product.ts';
import {untilInstalled} from './profile.ts';
import {
  categorise,
  focusGrid,
  openBooks,
  openBooksOf,
  holdInPassing,
  rows,
  rowWith,
  syncChip,
  untilSynced,
  untilWaiting,
} from './steps.ts';

const gone = {set: {deleted: true}, was: {deleted: false}};
const back = {set: {deleted: false}, was: {deleted: true}};

async function beginOffline(page: Page, {email}: Bookkeeper): Promise<void> {
  await openBooksOf(page, email);
  await untilInstalled(page);
  await page.context().setOffline(true);
  await focusGrid(page);
}

/** Lets the device hear what the server thinks of its changes, and looks at them. */
async function meetRefusals(page: Page, count: number): Promise<void> {
  await page.context().setOffline(false);
  await expect(syncChip(page)).toHaveAccessibleName(`Requiere tu atención (${count}). Ver actividad`);
  await syncChip(page).click();
  await expect(page.getByRole('heading', {level: 1, name: words.title})).toBeFocused();
}

function refused(page: Page, about: string): Locator {
  return page.getByRole('list', {name: words.attention}).getByRole('listitem').filter({hasText: about});
}

async function choose(page: Page, item: Locator, act: string): Promise<void> {
  await item.getByRole('button', {name: words.more}).click();
  await page.getByRole('menuitem', {name: act}).click();
}

async function idOf({readRows, companyId}: Bookkeeper, description: string): Promise<string> {
  const row = (await readRows(companyId, 'transactions')).find((one) => one['description'] === description);
  return String(row?.['id']);
}

/** What refers to something that somebody deletes: a category and an account. */
async function makeReferences({companyId, create}: Bookkeeper): Promise<{samples: string; till: string}> {
  const kind = {key: null, kind: 'expense', relatedParty: false, archived: false, position: 99};
  const samples = await create(companyId, 'categories', {name: 'Muestras', ...kind});
  const till = await create(companyId, 'accounts', {
    name: 'Caja chica',
    bank: null,
    kind: 'bank',
    numberEnding: null,
    currency: 'USD',
    openingUnits: 0,
    openingDate: null,
    archived: false,
    createdAt: new Date().toISOString(),
  });
  return {samples, till};
}

async function addToTill(page: Page): Promise<void> {
  await page.keyboard.press('t');
  const form = page.getByRole('dialog', {name: 'Movimiento nuevo'});
  await form.getByLabel('Importe').fill('48,50');
  await form.getByLabel('Descripción').fill('Flores para la feria');
  await form.getByRole('button', {name: /Cuenta$/}).click();
  await page.getByRole('option', {name: 'Caja chica'}).click();
  await form.getByRole('button', {name: 'Agregar'}).click();
}

/** A movement that somebody deleted comes back with what was entered for it, or that is given up. */
async function decideOnDeleted(page: Page): Promise<void> {
  const first = refused(page, 'Software');
  await expect(first).toContainText('Inés Quiroga lo eliminó mientras tanto.');
  await expect(first).toContainText('MOVIMIENTO 001');
  await first.getByRole('button', {name: words.restore}).click();
  await expect(first).toBeHidden();
  const second = refused(page, 'Comidas');
  await choose(page, second, words.discard);
  const undo = await holdInPassing(page, common.undo);
  await expect(second).toBeHidden();
  await undo.press('Enter');
  await expect(second).toBeVisible();
  await choose(page, second, words.discard);
  await expect(second).toBeHidden();
}

test('[ATT1] [ATT2] [ATT3] [ATT4] what the server refuses says why, and is brought back, given up, exported, sent again or corrected (S4.04)', async ({
  page,
  product,
}) => {
  const person = await makeBookkeeper(product.url, 4);
  const {companyId, accountId, edit} = person;
  const {samples, till} = await makeReferences(person);
  await beginOffline(page, person);
  for (const letters of ['soft', 'comid', 'muest']) await categorise(page, letters);
  await addToTill(page);
  await untilWaiting(page, 4);
  for (const description of ['MOVIMIENTO 001', 'MOVIMIENTO 002'])
    await edit(companyId, 'transactions', await idOf(person, description), gone);
  await edit(companyId, 'categories', samples, gone);
  await edit(companyId, 'accounts', till, gone);
  await meetRefusals(page, 4);

  await test.step('what somebody deleted', async () => decideOnDeleted(page));

  const categorised = refused(page, 'MOVIMIENTO 003');
  const added = refused(page, 'Flores para la feria');
  await test.step('what refers to something that is gone is exported and sent again', async () => {
    for (const item of [categorised, added]) await expect(item).toContainText(common['reason.sync.missing-reference']);
    const download = page.waitForEvent('download');
    await choose(page, categorised, words.export);
    const saved: unknown = JSON.parse(await readFile(await (await download).path(), 'utf8'));
    expect(saved).toMatchObject({
      change: {set: {categoryId: {same: samples}}},
      refusals: [{reason: 'sync.missing-reference'}],
    });
    await edit(companyId, 'categories', samples, back);
    await choose(page, categorised, words.retry);
    await expect(categorised).toBeHidden();
  });

  await test.step('or corrected', async () => {
    await added.getByRole('button', {name: words.correct}).click();
    const dialog = page.getByRole('dialog', {name: words.correctTitle});
    await dialog.getByRole('button', {name: /Cuenta$/}).click();
    await page.getByRole('option', {name: 'Cuenta corriente'}).click();
    await dialog.getByRole('button', {name: words.correctSend}).click();
    await expect(page.getByText(words.attentionNone)).toBeVisible();
  });

  const readLive = async () => {
    const live = await person.readRows(companyId, 'transactions');
    const keys = new Map((await person.readRows(companyId, 'categories')).map((row) => [row['id'], row['key']]));
    return live.map((row) => {
      const id = row['categoryId'] ?? null;
      const category = id === samples ? 'Muestras' : (keys.get(id) ?? null);
      return [row['description'], category, row['accountId'], row['amountUnits']];
    });
  };
  await expect.poll(readLive).toEqual([
    ['Flores para la feria', null, accountId, -4850],
    ['MOVIMIENTO 001', 'software', accountId, -1000],
    ['MOVIMIENTO 003', 'Muestras', accountId, -1002],
    ['MOVIMIENTO 004', null, accountId, -1003],
  ]);
  await untilSynced(page);
  await openBooks(page);
  await expect(rowWith(page, 'MOVIMIENTO 001')).toContainText('Software');
  await expect(rows(page)).toHaveCount(4);
});
