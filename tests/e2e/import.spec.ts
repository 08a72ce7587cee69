import {readFile} from 'node:fs/promises';
import {expect, type Page, type Worker} from '@playwright/test';
import {es as words} from '#src/features/bookkeeping/text/es.ts';
import {es as common} from '#src/i18n/text/es.ts';
import {writeBankStatement} from './bank-statement.ts';
import {
  addAccount,
  chooseAccount,
  countOf,
  importButton,
  openImport,
  pickFile,
  readingOf,
  reason,
  runImport,
} from './import-steps.ts';
import {test} from './product.ts';
import {holdFiles, textFile} from './share-files.ts';
import {grid, hearToasts, openBooks, rows, rowWith, signIn, untilSynced} from './steps.ts';

// The wait between two imports has a test of its own.
test.use({productEnvironment: {IMPORT_COOLDOWN_MS: '0'}});

const rowCount = 22_000;
const seed = 20_261_121;
const year = {name: 'stmt.csv', content: writeBankStatement({seed, rowCount, year: 2025})};
const grouped = '22,000';
/** Reading and writing so much takes a while where everything else runs as well. */
const patient = {timeout: 60_000};

/** Lets every write of the page's workers take a moment, so that there is a middle on any machine: on most the whole file is written at once. */
async function slowWrites(page: Page): Promise<void> {
  const slow = async (worker: Worker) =>
    worker.evaluate(() => {
      const add: IDBObjectStore['add'] = Reflect.get(IDBObjectStore.prototype, 'add');
      IDBObjectStore.prototype.add = function addSlowly(this: IDBObjectStore, ...given) {
        const untilMs = performance.now() + 60;
        while (performance.now() < untilMs);
        return add.apply(this, given);
      };
    });
  // One that has ended meanwhile writes nothing any more.
  page.on('worker', (worker) => void slow(worker).catch(() => undefined));
  await Promise.all(page.workers().map(slow));
}

/** Collects what a progress bar says while the page works, without asking the busy page again and again. */
async function watchProgress(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(globalThis, {seenShares: seen});
    new MutationObserver(() => {
      const now = document.querySelector('main [role=progressbar]')?.getAttribute('aria-valuenow');
      if (now !== null && now !== undefined && Number(now) !== seen.at(-1)) seen.push(Number(now));
    }).observe(document.body, {subtree: true, childList: true, attributes: true, attributeFilter: ['aria-valuenow']});
  });
}

/** Presses the button in the page itself, as soon as some rows are written and long before the last one. */
async function cancelInTheMiddle(page: Page): Promise<void> {
  await page.evaluate((cancel) => {
    const observer = new MutationObserver(() => {
      const share = Number(document.querySelector('main [role=progressbar]')?.getAttribute('aria-valuenow') ?? 0);
      const button = [...document.querySelectorAll('main button')].find((one) => one.textContent === cancel);
      if (!(share > 0) || !(button instanceof HTMLElement)) return;
      observer.disconnect();
      button.click();
    });
    observer.observe(document.body, {subtree: true, childList: true, attributes: true});
  }, common.cancel);
}

test(`a bank's file of ${rowCount} rows is read, imported, known again and taken back (S4.04, S5.23, S2.22, D16)`, async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000);
  test.info().annotations.push({type: 'seed', description: String(seed)});
  expect(year.content.length).toBeGreaterThan(1_900_000);
  expect(year.content.length).toBeLessThan(2_097_152);
  await signIn(page);

  await test.step('how it was read, with its evidence', async () => {
    await openImport(page);
    await pickFile(page, year);
    await addAccount(page, 'Banco del Año');
    await expect(countOf(page, words.countNew)).toHaveText(grouped, patient);
    await expect(countOf(page, words.countKnown)).toHaveText('0');
    // The opening balance is a line of the file, but no movement.
    await expect(countOf(page, words.countSkipped)).toHaveText('1');
    await expect(countOf(page, words.countErrors)).toHaveText('0');
    await expect(page.getByText(/^El saldo cuadra en los 22,\d{3} pasos/)).toBeVisible();
    await expect(readingOf(page, words.readEncoding)).toContainText('UTF-8');
    await expect(readingOf(page, words.readEncoding)).toContainText(words['because-valid-utf8']);
    await expect(readingOf(page, words.readDelimiter)).toContainText(words.delimiter_comma);
    await expect(readingOf(page, words.readHeader)).toContainText('Línea 7');
    await expect(readingOf(page, words.readHeader)).toContainText('6 líneas antes');
    await expect(readingOf(page, words.readDateOrder)).toContainText(words.order_MDY);
    await expect(readingOf(page, words.readDateOrder)).toContainText(words['because-month-above-12']);
    await expect(readingOf(page, words.readDecimal)).toContainText(words.decimal_dot);
    await expect(readingOf(page, words.readSign)).toContainText(words['sign_as-written']);
  });

  await test.step('a wrong sign breaks the proof, and turning it back mends it', async () => {
    const firstRow = page.getByRole('region', {name: words.previewTitle}).getByRole('row').nth(1);
    const amount = (await firstRow.getByRole('cell').nth(2).textContent()) ?? '';
    await page.getByText(words.signFlip).click();
    await expect(page.getByText(/^El saldo deja de cuadrar en la línea/)).toBeVisible(patient);
    await expect(firstRow.getByRole('cell').nth(2)).not.toHaveText(amount);
    await page.getByText(words.signFlip).click();
    await expect(page.getByText(/^El saldo cuadra en los/)).toBeVisible(patient);
    await expect(firstRow.getByRole('cell').nth(2)).toHaveText(amount);
  });

  await test.step('cancelled in the middle it leaves nothing', async () => {
    await slowWrites(page);
    await cancelInTheMiddle(page);
    await importButton(page).click();
    await expect(page.getByRole('heading', {name: words.importCancelled})).toBeVisible(patient);
    await page.getByRole('button', {name: words.importAnother}).click();
    await pickFile(page, year);
    await expect(countOf(page, words.countNew)).toHaveText(grouped, patient);
    await expect(countOf(page, words.countKnown)).toHaveText('0');
  });

  await test.step('it imports with true progress', async () => {
    await watchProgress(page);
    await runImport(page);
    await expect(page.getByRole('heading', {name: `${grouped} movimientos importados`})).toBeVisible();
    const seen = await page.evaluate(() => (globalThis as unknown as {seenShares: number[]}).seenShares);
    // How many are drawn, and whether the last one is before the result takes the bar's place, is up to the machine.
    expect(seen.filter((share) => share > 0 && share < 100)).not.toEqual([]);
    expect(seen).toEqual(seen.toSorted((one, other) => one - other));
    expect(seen.at(-1)).toBeLessThanOrEqual(100);
  });

  await test.step('every row is there, and nothing of it is new a second time', async () => {
    await page.getByRole('link', {name: words.importReview}).click();
    await page.getByRole('combobox', {name: 'Buscar movimientos'}).fill('ñandu');
    await expect(rowWith(page, 'ÑANDÚ').first()).toBeVisible();
    await openImport(page);
    await pickFile(page, year);
    await chooseAccount(page, 'Banco del Año');
    await expect(page.getByText(words.importNothing)).toBeVisible(patient);
    await expect(countOf(page, words.countNew)).toHaveText('0');
    await expect(countOf(page, words.countKnown)).toHaveText(grouped);
    await expect(importButton(page)).toHaveCount(0);
  });

  const other = await browser.newContext({...(baseURL === undefined ? {} : {baseURL}), locale: 'es-419'});
  const teammate = await other.newPage();
  await test.step("the teammate's browser receives all of it", async () => {
    await untilSynced(page);
    await signIn(teammate, 'bookkeeper');
    await openBooks(teammate);
    await teammate.getByRole('combobox', {name: 'Buscar movimientos'}).fill('ñandu');
    await expect(rowWith(teammate, 'ÑANDÚ').first()).toBeVisible(patient);
  });

  await test.step('the whole import is taken back, here and there', async () => {
    await openBooks(page);
    await page.getByRole('link', {name: words.tabImports}).first().click();
    // The newest first: the other is the one that was cancelled.
    await page.getByRole('link', {name: 'stmt.csv'}).first().click();
    await page.getByRole('link', {name: words.importSeeRows}).click();
    await expect(grid(page)).toHaveAttribute('aria-rowcount', String(rowCount + 1));
    await page.goBack();
    const said = await hearToasts(page);
    await page.getByRole('button', {name: words.importUndo}).click();
    await expect(page.getByText(words.statusUndone, {exact: true})).toBeVisible(patient);
    const undone = expect.stringContaining(`Importación deshecha: ${grouped} movimientos quitados`);
    await expect.poll(said).toContainEqual(undone);
    await page.getByRole('link', {name: words.importSeeRows}).click();
    await expect(page.getByText('Ningún movimiento coincide')).toBeVisible();
    await expect(rows(page)).toHaveCount(0);
    await expect(rows(teammate)).toHaveCount(0, patient);
  });
  await other.close();
});

/** Drops a file on the open books, whose dates can be read in two ways: it is asked which. */
async function dropFile(page: Page): Promise<void> {
  const content = 'Date,Description,Amount\n03/04/2026,Papelería La Ñ,-12.00\n05/06/2026,Nube Sur,-7.50\n';
  const dataTransfer = await holdFiles(page, textFile('marzo-o-abril.csv', 'text/csv', content));
  await grid(page).dispatchEvent('dragenter', {dataTransfer});
  await expect(page.getByText('Suelta el archivo para importarlo')).toBeVisible();
  await grid(page).dispatchEvent('drop', {dataTransfer});
  await expect(page.getByText('marzo-o-abril.csv')).toBeVisible();
  await chooseAccount(page, 'Wise');

  await expect(page.getByText(reason('choose-date-order'))).toBeVisible();
  await expect(importButton(page)).toHaveAttribute('aria-disabled', 'true');
  await importButton(page).press('Enter');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  // What only screen readers see of the long page stays within it.
  await expect(readingOf(page, words.readHeader)).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
  const order = readingOf(page, words.readDateOrder);
  await expect(order.getByRole('button')).toContainText(words.chooseFirst);
  await order.getByRole('button').click();
  await page.getByRole('option', {name: words.order_DMY}).click();
  await expect(page.getByText(reason('choose-date-order'))).toBeHidden();
  await expect(order).toContainText(words['because-chosen-by-person']);
  await expect(page.getByRole('region', {name: words.previewTitle})).toContainText('3 abr 2026');
  await runImport(page);
  await page.getByRole('button', {name: words.importAnother}).click();
}

const withErrors = [
  'Fecha,Concepto,Importe',
  '2026-02-01,Café Ñandú,-10.00',
  '2026-02-31,Ferretería São João,-20.00',
  '2026-02-03,=SUMA(A1),doce',
  '2026-02-04,Depósito,30.00',
];

async function downloadErrors(page: Page): Promise<void> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', {name: words.errorsDownload}).click(),
  ]);
  expect(download.suggestedFilename()).toBe('filas-con-errores-con-errores.csv.csv');
  const saved = await readFile(await download.path(), 'utf8');
  expect(saved.split('\r\n').slice(0, 3)).toEqual([
    `\uFEFF${words.line},${words.listReason}`,
    `3,${reason('bad-date')},2026-02-31,Ferretería São João,-20.00`,
    // What a spreadsheet would take for a formula is made harmless.
    `4,${reason('bad-amount')},2026-02-03,'=SUMA(A1),doce`,
  ]);
}

test('a file that is dropped asks what is unclear, and rows with errors are downloaded, corrected, dropped and undone (S4.04, S2.22, D16)', async ({
  page,
}) => {
  await signIn(page);
  await openBooks(page);
  await test.step('dates that can be read in two ways', async () => dropFile(page));

  await pickFile(page, {name: 'con-errores.csv', content: withErrors.join('\n')});
  await chooseAccount(page, 'Mercury');
  await expect(countOf(page, words.countErrors)).toHaveText('2');
  await runImport(page);
  await page.getByRole('link', {name: 'Corregir 2 filas'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'con-errores.csv'})).toBeFocused();
  await test.step('rows with errors are downloaded', async () => downloadErrors(page));

  const third = page.getByRole('form', {name: 'Línea 3'});
  const fourth = page.getByRole('form', {name: 'Línea 4'});
  const correct = async (date: string) => {
    await third.getByLabel('Fecha').fill(date);
    await third.getByRole('button', {name: words.errorFix}).click();
  };
  const said = await hearToasts(page);
  const untilUndone = async (what: string, times: number) =>
    expect.poll(async () => (await said()).filter((one) => one.includes(`Deshecho: ${what}`)).length).toBe(times);

  await test.step('one is dropped, and one stays until it can be read', async () => {
    await fourth.getByRole('button', {name: words.errorDrop}).click();
    await expect(fourth).toBeHidden();
    await expect(third.getByLabel('Fecha')).toHaveAttribute('aria-invalid', 'true');
    await correct('2026-02-30');
    await expect(page.getByText(`Todavía no se puede leer: ${reason('bad-date')}`)).toBeVisible();
  });

  await test.step('undo takes back the corrected row, and says so', async () => {
    // Pressed while the worker may still be writing it, on the import's own page.
    await correct('2026-02-28');
    await page.keyboard.press('Control+z');
    await untilUndone('Fila corregida de con-errores.csv', 1);
    await expect(third).toBeVisible();
    await correct('2026-02-28');
    await expect(page.getByText(words.errorsNone)).toBeVisible();
    await page.getByRole('link', {name: words.importSeeRows}).click();
    await expect(rows(page)).toHaveCount(3);
    await expect(rowWith(page, 'Ferretería São João')).toBeVisible();
    await page.keyboard.press('Control+z');
    await untilUndone('Fila corregida de con-errores.csv', 2);
    await expect(rows(page)).toHaveCount(2);
  });

  await test.step('then the row that was dropped, then the whole import', async () => {
    await page.keyboard.press('Control+z');
    await untilUndone(words.labelDropRow, 1);
    await page.keyboard.press('Control+z');
    await untilUndone('Importación de con-errores.csv', 1);
    await expect(rows(page)).toHaveCount(0);
  });
});
