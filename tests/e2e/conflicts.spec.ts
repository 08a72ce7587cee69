import {expect, type Locator, type Page} from '@playwright/test';
import {es as words} from '#src/features/activity/text/es.ts';
import {findViolations} from './axe.ts';
import {makeBookkeeper, type Bookkeeper} from './api-person.ts';
import {expectNoSidewaysScroll} from './look.ts';
import {test} from './product.ts';
import {untilInstalled} from './profile.ts';
import {categorise, focusGrid, goToRow, openBooksOf, syncChip, untilSynced, untilWaiting} from './steps.ts';

type Row = Awaited<ReturnType<Bookkeeper['readRows']>>[number];

async function readMovements({readRows, companyId}: Bookkeeper): Promise<Map<unknown, Row>> {
  const rows = await readRows(companyId, 'transactions');
  return new Map(rows.map((row) => [row['description'], row]));
}

/** Changes one field as another device of the company would. */
async function changeElsewhere(person: Bookkeeper, description: string, set: Row): Promise<void> {
  const row = (await readMovements(person)).get(description);
  const was = Object.fromEntries(Object.keys(set).map((field) => [field, row?.[field] ?? null]));
  await person.edit(person.companyId, 'transactions', String(row?.['id']), {set, was});
}

/** The keys of the categories, by id. */
async function readCategories({readRows, companyId}: Bookkeeper): Promise<Map<unknown, unknown>> {
  return new Map((await readRows(companyId, 'categories')).map((row) => [row['id'], row['key']]));
}

/** Accessible in both themes, and whole on a phone. */
async function lookAt(page: Page): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await page.evaluate((chosen) => {
      document.documentElement.dataset['theme'] = chosen;
    }, theme);
    expect.soft(await findViolations(page), theme).toEqual([]);
  }
  await page.setViewportSize({width: 410, height: 800});
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({width: 1284, height: 800});
}

const item = (page: Page, about: string): Locator =>
  page
    .locator('li')
    .filter({has: page.locator('[data-conflict]')})
    .filter({hasText: about})
    .last();

/** Opens a movement beside the list. */
async function openDetail(page: Page, number: string): Promise<void> {
  const words = `MOVIMIENTO ${number}`;
  await goToRow(page, words);
  await page.keyboard.press('e');
  // The one that was open before stands there until then.
  const detail = page.getByRole('region', {name: 'Detalle del movimiento'});
  await expect(detail.getByRole('heading', {name: words})).toBeVisible();
  await expect(page.getByLabel('Nota')).toBeVisible();
}

async function writeNote(page: Page, number: string, note: string): Promise<void> {
  await openDetail(page, number);
  await page.getByLabel('Nota').fill(note);
  await page.getByLabel('Nota').press('Control+Enter');
}

async function correctAmount(page: Page, number: string, amount: string): Promise<void> {
  await openDetail(page, number);
  await page.getByRole('button', {name: 'Editar'}).click();
  const form = page.getByRole('dialog', {name: 'Editar movimiento'});
  await form.getByLabel('Importe').fill(amount);
  await form.getByRole('button', {name: 'Guardar'}).click();
  await expect(form).toBeHidden();
}

test('[CFL1] [CFL2] [CFL3] [ATT1] [ATT5] conflicts of all kinds are decided by keyboard, one by one and many at once, and brought back (S2.22)', async ({
  page,
  product,
}) => {
  const person = await makeBookkeeper(product.url, 8);
  const categories = await readCategories(person);
  const travel = String([...categories].find(([, key]) => key === 'travel')?.[0]);
  await openBooksOf(page, person.email);
  await untilInstalled(page);
  await page.context().setOffline(true);

  await focusGrid(page);
  await categorise(page, 'soft');
  // A bulk change of three rows, two of which will collide.
  for (const _row of [2, 3, 4]) {
    await page.keyboard.press('x');
    await page.keyboard.press('j');
  }
  await categorise(page, 'comid');
  await page.keyboard.press('Escape');
  await untilWaiting(page, 2);
  await writeNote(page, '005', 'Lo paga Ñusta');
  await correctAmount(page, '006', '77,00');
  await writeNote(page, '007', 'Con factura');
  await untilWaiting(page, 5);

  const name = (number: string) => `MOVIMIENTO ${number}`;
  for (const number of ['001', '002', '003']) await changeElsewhere(person, name(number), {categoryId: travel});
  await changeElsewhere(person, name('005'), {note: 'Lo paga Iván'});
  await changeElsewhere(person, name('006'), {amountUnits: -9_900});
  await changeElsewhere(person, name('007'), {deleted: true});
  await page.context().setOffline(false);
  await expect(syncChip(page)).toHaveAccessibleName('Requiere tu atención (5). Ver actividad');

  await page.getByRole('link', {name: 'Decidir'}).click();
  await expect(page.getByRole('heading', {level: 1, name: words.conflictsTitle})).toBeFocused();
  await expect(item(page, '001')).toContainText('Cambiaste lo mismo en otro dispositivo');
  await expect(item(page, '001').getByRole('radio', {name: /^Inés Quiroga \(servidor\) ?Viajes ?API, /})).toBeVisible();
  await page.getByRole('button', {name: words.showRows}).click();
  await lookAt(page);

  // By keyboard: the other's value, the way back, and on.
  await item(page, '001')
    .getByRole('radio', {name: /^Tu cambio/})
    .focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(item(page, '001')).toBeHidden();
  await expect(item(page, '002').getByRole('radio', {name: /^Tu cambio/})).toBeFocused();
  await page.keyboard.press('j');
  await expect(item(page, '003').getByRole('radio', {name: /^Tu cambio/})).toBeFocused();
  await page.keyboard.press('u');
  await expect(item(page, '001')).toBeVisible();

  // Categories at once; the note, the amount and the deletion stay.
  await page.getByRole('button', {name: 'Usar el mío en las 3'}).click();
  await expect(page.locator('[data-conflict]')).toHaveCount(3);

  const note = item(page, '005');
  await note.getByText(words.both).click();
  const both = note.getByLabel('Nota que se guardará');
  await expect(both).toHaveValue('Lo paga Iván\nLo paga Ñusta');
  await both.fill('Lo pagan Iván y Ñusta');
  await both.press('Control+Enter');
  await expect(note).toBeHidden();

  const amount = item(page, '006');
  await expect(amount.getByRole('button', {name: words.saveChoice})).toHaveAttribute('aria-disabled', 'true');
  await amount.getByRole('radio').first().focus();
  await page.keyboard.press('Enter');
  await expect(amount).toBeVisible();
  await amount.getByRole('radio', {name: /^Inés Quiroga/}).press('Space');
  await page.keyboard.press('Enter');
  await expect(amount).toBeHidden();

  await item(page, '007').getByRole('button', {name: words.restore}).click();
  await expect(page.getByText(words.conflictsNone)).toBeVisible();
  const readAll = async () => {
    const found = await readMovements(person);
    return ['001', '002', '003', '004', '005', '006', '007'].map((number) => {
      const {categoryId, note: said, amountUnits} = found.get(name(number)) ?? {};
      return [categories.get(categoryId) ?? null, said, amountUnits];
    });
  };
  await expect.poll(readAll).toEqual([
    ['software', null, -1_000],
    ['meals', null, -1_001],
    ['meals', null, -1_002],
    ['meals', null, -1_003],
    [null, 'Lo pagan Iván y Ñusta', -1_004],
    [null, null, -9_900],
    [null, 'Con factura', -1_006],
  ]);

  // What was decided is brought back, after it has reached the server, and decided otherwise.
  const settled = page.getByRole('list', {name: words.settledTitle}).getByRole('listitem');
  await expect(settled).toHaveCount(4);
  await settled.filter({hasText: '006'}).getByRole('button', {name: words.bringBack}).click();
  await amount.getByRole('radio', {name: /^Tu cambio/}).press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.conflictsNone)).toBeVisible();
  await expect.poll(async () => (await readAll())[5]).toEqual([null, null, -7_700]);
  await untilSynced(page);
});
