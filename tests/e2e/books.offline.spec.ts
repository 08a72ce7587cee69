import {expect, type Page} from '@playwright/test';
import {es as words} from '#src/features/bookkeeping/text/es.ts';
import {makeBookkeeper, type Bookkeeper} from './api-person.ts';
import {chooseAccount, pickFile, runImport} from './import-steps.ts';
import {test, untilInstalled} from './profile.ts';
import {
  categorise,
  cell,
  focusGrid,
  grid,
  hearToasts,
  lookAgain,
  openBooksOf,
  rows,
  rowWith,
  syncChip,
  untilSynced,
  untilWaiting,
} from './steps.ts';

const importedCount = 1_200;

test('[BKS1] [BKS4] [SYN1] [WRK10] a day of bookkeeping without a server, a bank’s file included, and all of it arrives (S2.22, S4.04)', async ({
  profile,
  product,
}) => {
  // The browser is started three times and the server twice.
  test.setTimeout(360_000);
  const person = await makeBookkeeper(product.url, 30);
  let page = await profile.open();
  await openBooksOf(page, person.email);
  await untilInstalled(page);
  const address = page.url();
  await profile.close();
  await product.kill();

  page = await profile.open();
  await page.goto(address);
  await expect(rowWith(page, 'MOVIMIENTO 001')).toBeVisible();
  await expect(syncChip(page)).toHaveAccessibleName(/^Sin conexión/);

  await editByKeyboard(page);
  await addByHand(page);
  await editAndDelete(page);
  await undoAndRedo(page);

  // Whoever quits and comes back finds it all.
  await profile.close();
  page = await profile.open();
  await page.goto(address);
  // What was undone before it was sent is in no queue any more.
  await untilWaiting(page, 7);
  await expect(grid(page).getByRole('img', {name: 'Guardado en este dispositivo'})).toHaveCount(7);
  await page.goto(`${address}?unsent=yes`);
  await expect(page.getByRole('region', {name: 'Totales de la lista'})).toContainText('7 filas');
  await importFile(page, address);

  await product.start();
  await lookAgain(page);
  await untilSynced(page);
  await page.goto(address);
  await expect(rows(page).first()).toBeVisible();
  await expect(grid(page).getByRole('img', {name: 'Guardado en este dispositivo'})).toHaveCount(0);
  await checkServer(person);
});

async function editByKeyboard(page: Page): Promise<void> {
  await focusGrid(page);
  await categorise(page, 'soft');
  await categorise(page, 'comid');
  await expect(cell(rowWith(page, 'MOVIMIENTO 001'), 'category')).toHaveText('Software');
  await expect(cell(rowWith(page, 'MOVIMIENTO 002'), 'category')).toHaveText('Comidas');
  await untilWaiting(page, 2);

  await page.keyboard.press('x');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByText('4 seleccionados')).toBeVisible();
  const said = await hearToasts(page);
  await categorise(page, 'viaj');
  await expect.poll(said).toContainEqual(expect.stringContaining('4 movimientos cambiados'));
  for (const number of ['003', '004', '005', '006'])
    await expect(cell(rowWith(page, `MOVIMIENTO ${number}`), 'category')).toHaveText('Viajes');
  await page.keyboard.press('Escape');

  await expect(cell(rowWith(page, 'MOVIMIENTO 006'), 'checked').getByRole('img', {name: 'Revisado'})).toBeVisible();
  await page.keyboard.press('v');
  await expect(cell(rowWith(page, 'MOVIMIENTO 006'), 'checked').getByRole('img', {name: 'Sin revisar'})).toBeVisible();
  await page.keyboard.press('n');
  const note = page.getByRole('dialog', {name: 'Nota'});
  await note.getByLabel('Nota').pressSequentially('Taxi al aeropuerto');
  await note.getByRole('button', {name: 'Guardar'}).click();
  await expect(rowWith(page, 'MOVIMIENTO 006')).toContainText('Taxi al aeropuerto');
  await untilWaiting(page, 5);
}

async function addByHand(page: Page): Promise<void> {
  await focusGrid(page);
  await page.keyboard.press('t');
  const form = page.getByRole('dialog', {name: 'Movimiento nuevo'});
  await form.getByLabel('Importe').pressSequentially('25');
  await form.getByLabel('Descripción').pressSequentially('Almuerzo con la clienta');
  await form.getByRole('button', {name: 'Agregar'}).click();
  await expect(form).toBeHidden();
  await expect(rowWith(page, 'Almuerzo con la clienta')).toContainText('−$25.00');
  await untilWaiting(page, 6);
}

async function editAndDelete(page: Page): Promise<void> {
  const detail = page.getByRole('region', {name: 'Detalle del movimiento'});
  await cell(rowWith(page, 'Almuerzo con la clienta'), 'date').click();
  await expect(detail.getByRole('heading', {name: 'Almuerzo con la clienta'})).toBeVisible();
  await detail.getByRole('button', {name: 'Editar'}).click();
  const form = page.getByRole('dialog', {name: 'Editar movimiento'});
  await form.getByLabel('Descripción').press('End');
  await form.getByLabel('Descripción').pressSequentially(' de Cali');
  await form.getByRole('button', {name: 'Guardar'}).click();
  await expect(rowWith(page, 'Almuerzo con la clienta de Cali')).toBeVisible();

  await cell(rowWith(page, 'MOVIMIENTO 010'), 'date').click();
  await expect(detail.getByRole('heading', {name: 'MOVIMIENTO 010'})).toBeVisible();
  await detail.getByRole('button', {name: 'Eliminar'}).click();
  await expect(rowWith(page, 'MOVIMIENTO 010')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await untilWaiting(page, 8);
}

async function undoAndRedo(page: Page): Promise<void> {
  await focusGrid(page);
  await page.keyboard.press('Control+z');
  await expect(rowWith(page, 'MOVIMIENTO 010')).toBeVisible();
  await untilWaiting(page, 7);
  await page.keyboard.press('Control+Shift+z');
  await expect(rowWith(page, 'MOVIMIENTO 010')).toHaveCount(0);
  await untilWaiting(page, 8);
  await page.reload();
  await rows(page).first().waitFor();
  await expect(rowWith(page, 'MOVIMIENTO 010')).toHaveCount(0);
  await focusGrid(page);
  await page.keyboard.press('Control+z');
  await expect(rowWith(page, 'MOVIMIENTO 010')).toBeVisible();
  await untilWaiting(page, 7);
}

async function importFile(page: Page, address: string): Promise<void> {
  const lines = Array.from(
    {length: importedCount},
    (_, row) => `2026-01-${String(1 + (row % 28)).padStart(2, '0')};Sin red ${row};-${row + 1},50`,
  );
  await page.goto(`${address}/import`);
  await pickFile(page, {name: 'sin-red.csv', content: ['Fecha;Concepto;Importe', ...lines].join('\r\n')});
  await chooseAccount(page, 'Cuenta corriente');
  await runImport(page);
  await page.getByRole('link', {name: words.importReview}).click();
  await page.getByRole('combobox', {name: 'Buscar movimientos'}).pressSequentially('sin red 1199');
  await expect(rowWith(page, 'Sin red 1199')).toBeVisible();
  // Counted, before it can be said that all is sent.
  await expect(syncChip(page)).toHaveAccessibleName(/^(Guardado en este dispositivo|Sin conexión ·|Sincronizando) /);
}

/** The server is asked by somebody else's program: what arrived, and that each act took effect once. */
async function checkServer({companyId, readRows, readHistory}: Bookkeeper): Promise<void> {
  const keys = new Map((await readRows(companyId, 'categories')).map((row) => [row['id'], row['key']]));
  const all = await readRows(companyId, 'transactions');
  const find = (description: string) => {
    const [row, ...twins] = all.filter((one) => one['description'] === description);
    if (!row) throw new Error(`${description} is not on the server`);
    expect(twins).toEqual([]);
    return {...row, id: String(row['id']), category: keys.get(row['categoryId'] ?? null) ?? null};
  };
  expect(all).toHaveLength(31 + importedCount);
  expect(find('MOVIMIENTO 001')).toMatchObject({category: 'software', checked: true});
  expect(find('MOVIMIENTO 002').category).toBe('meals');
  for (const number of ['003', '004', '005', '006']) expect(find(`MOVIMIENTO ${number}`).category).toBe('travel');
  expect(find('MOVIMIENTO 006')).toMatchObject({checked: false, note: 'Taxi al aeropuerto'});
  expect(find('Almuerzo con la clienta de Cali')).toMatchObject({amountUnits: -2_500, currency: 'USD'});
  const acts = async (description: string) =>
    (await readHistory(companyId, find(description).id)).map(
      ({op, set}) => `${op} ${Object.keys(set).toSorted().join()}`,
    );
  expect(await acts('MOVIMIENTO 001')).toEqual(['edit categoryId,checked', 'create ']);
  expect(await acts('MOVIMIENTO 006')).toEqual(['edit note', 'edit checked', 'edit categoryId,checked', 'create ']);
  expect(await acts('Almuerzo con la clienta de Cali')).toEqual(['edit description', 'create ']);
  expect(await acts('MOVIMIENTO 010')).toEqual(['create ']);
}
