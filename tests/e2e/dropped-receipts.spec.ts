import {expect, type Locator, type Page} from '@playwright/test';
import {es as words} from '#src/features/bookkeeping/text/es.ts';
import {pngHeader} from '#tests/workers/shrink-image/build-images.ts';
import {test} from './product.ts';
import {untilInstalled} from './profile.ts';
import {choose, openRow, pdf, receipt} from './receipt-steps.ts';
import {holdFiles, pdfFile, textFile} from './share-files.ts';
import {cell, goToRow, hearToasts, holdInPassing, openBooks, rowWith, signIn, untilSynced} from './steps.ts';

const hugePng = pngHeader(65_535, 65_535);
const hasReceipt = (row: Locator) => cell(row, 'receipt').getByRole('img', {name: 'Con recibo'});

/** What is no receipt is refused with its reason, and the others are kept. */
async function chooseBadFiles(detail: Locator): Promise<void> {
  await choose(
    detail,
    'Agregar recibo',
    {name: 'pagina.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<!doctype html><script>alert(1)</script>')},
    {
      name: 'dibujo.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    },
    {name: 'enorme.png', mimeType: 'image/png', buffer: Buffer.from(hugePng)},
    {
      name: 'grande.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5_242_872)]),
    },
    {...pdf, name: 'bueno.pdf'},
  );
  await expect(receipt(detail, 'bueno.pdf')).toBeVisible();
  for (const name of ['pagina.jpg', 'dibujo.png', 'enorme.png', 'grande.pdf']) {
    await expect(detail.getByRole('alert').filter({hasText: name})).toBeVisible();
    await expect(receipt(detail, name)).toHaveCount(0);
  }
}

async function dropOnDetail(page: Page, detail: Locator): Promise<void> {
  const dataTransfer = await holdFiles(page, pdfFile('suelto.pdf'));
  const target = detail.getByText('JPG, PNG, WebP, HEIC o PDF');
  await target.dispatchEvent('dragenter', {dataTransfer});
  await expect(detail.getByText('Suelta aquí el recibo')).toBeVisible();
  await target.dispatchEvent('drop', {dataTransfer});
  await expect(receipt(detail, 'suelto.pdf')).toContainText('Guardado en el servidor');
}

async function dropOnRow(page: Page): Promise<void> {
  const target = rowWith(page, 'UPWORK ESCROW INC').first();
  const name = cell(target, 'description');
  const huge = {name: 'enorme.png', type: 'image/png', bytes: [...hugePng]};
  const dataTransfer = await holdFiles(page, pdfFile('suelto.pdf'), huge);
  await name.dispatchEvent('dragenter', {dataTransfer});
  await name.dispatchEvent('dragover', {dataTransfer});
  await expect(page.getByText(words.dropReceiptsTitle)).toBeVisible();
  await expect(target).toHaveAttribute('data-drop', 'true');
  const said = await hearToasts(page);
  await name.dispatchEvent('drop', {dataTransfer});
  await expect(target).toHaveAttribute('data-drop', 'false');
  await expect.poll(said).toContainEqual(expect.stringMatching(/^suelto\.pdf adjuntado a/));
  await expect(page.getByText(/^enorme\.png: La imagen tiene demasiados píxeles/)).toBeVisible();
  await expect(hasReceipt(target)).toBeVisible();
}

async function dropBesideRows(page: Page): Promise<void> {
  const beside = page.getByRole('region', {name: 'Totales de la lista'});
  const dataTransfer = await holdFiles(page, pdfFile('uno.pdf'), pdfFile('dos.pdf'));
  await beside.dispatchEvent('dragenter', {dataTransfer});
  await expect(page.locator('[data-drop=true]')).toHaveCount(0);
  await beside.dispatchEvent('drop', {dataTransfer});
  await expect(page.getByRole('heading', {level: 1, name: words.receivedTitle})).toBeVisible();
  await expect(page.getByRole('list', {name: words.receivedList}).getByRole('listitem')).toHaveCount(2);
}

async function dropStatement(page: Page): Promise<void> {
  const name = cell(rowWith(page, 'UPWORK ESCROW INC').first(), 'description');
  const content = 'Fecha,Concepto,Importe\n2026-01-31,x,-12.00\n';
  const dataTransfer = await holdFiles(page, textFile('enero.csv', 'text/csv', content));
  await name.dispatchEvent('dragenter', {dataTransfer});
  await expect(page.getByText(words.dropReceiptsTitle)).toHaveCount(0);
  await name.dispatchEvent('drop', {dataTransfer});
  await expect(page.getByText('enero.csv')).toBeVisible();
  await expect(page).toHaveURL(/\/import$/);
}

/** Two receipts and a file that is none come and go together, whether they are dropped or chosen. */
async function actOnMany(page: Page): Promise<void> {
  const movement = 'FACEBK ADS 8H2KD9';
  await goToRow(page, movement);
  const mark = hasReceipt(rowWith(page, movement));
  const web = textFile('pagina.jpg', 'image/jpeg', '<!doctype html>');
  const dataTransfer = await holdFiles(page, pdfFile('uno.pdf'), web, pdfFile('dos.pdf'));
  const said = await hearToasts(page);
  await cell(rowWith(page, movement), 'description').dispatchEvent('drop', {dataTransfer});
  const undo = await holdInPassing(page, 'Deshacer');
  expect(await said()).toContainEqual(expect.stringContaining(`2 recibos adjuntados a ${movement}`));
  await expect(page.getByText(/^pagina\.jpg: /)).toBeVisible();
  await expect(mark).toBeVisible();
  await undo.press('Enter');
  await expect(mark).toHaveCount(0);
  await expect.poll(said).toContainEqual(expect.stringContaining('2 recibos nuevos'));

  await goToRow(page, movement);
  await page.keyboard.press('Control+Shift+z');
  await expect(mark).toBeVisible();
  const detail = await openRow(page, movement);
  const receipts = detail.getByRole('list', {name: 'Recibos'});
  await expect(receipts.getByRole('listitem')).toHaveCount(2);
  await goToRow(page, movement);
  await page.keyboard.press('Control+z');
  await expect(receipts).toHaveCount(0);
  await expect(mark).toHaveCount(0);

  await choose(detail, 'Agregar recibo', {...pdf, name: 'tres.pdf'}, {...pdf, name: 'cuatro.pdf'});
  const undoChosen = await holdInPassing(page, 'Deshacer');
  await expect.poll(said).toContainEqual(expect.stringContaining('2 recibos agregados'));
  await expect(receipts.getByRole('listitem')).toHaveCount(2);
  await undoChosen.press('Enter');
  await expect(receipts).toHaveCount(0);
}

test('[UPL3] [UPL13] [SHR1] receipts are dropped on a row, its detail or beside the rows, as one act less what is refused; a bank’s file goes to the import (ux.md U3)', async ({
  page,
}) => {
  await signIn(page);
  await untilInstalled(page);
  await openBooks(page);
  await untilSynced(page);
  const detail = await openRow(page, 'AVIANCA 1342201877');
  await test.step('what is no receipt is refused', async () => chooseBadFiles(detail));
  await test.step('on the detail', async () => dropOnDetail(page, detail));
  await untilSynced(page);
  await openBooks(page);
  await test.step('on a row', async () => dropOnRow(page));
  await test.step('beside the rows', async () => dropBesideRows(page));
  await openBooks(page);
  await test.step('a bank’s file', async () => dropStatement(page));
  await openBooks(page);
  await untilSynced(page);
  await page.context().setOffline(true);
  await test.step('together, without a network', async () => actOnMany(page));
});
