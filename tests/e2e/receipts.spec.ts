import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {expect, type Browser, type Locator, type Page} from '@playwright/test';
import {buildPng, pngHeader} from '#tests/workers/shrink-image/build-images.ts';
import {createRandom} from '#tests/sync/build-change.ts';
import {test, untilInstalled} from './profile.ts';
import {cell, goToRow, openBooks, holdInPassing, rowWith, signIn, untilSynced, type DemoPerson} from './steps.ts';

type Chosen = {name: string; mimeType: string; buffer: Buffer};

const pdf: Chosen = {
  name: 'factura hetzner.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(300_000, 'recibo ')]),
};

/** A photo of noise, 2,400 pixels wide: nothing makes it smaller but shrinking. */
function buildPhoto(): Chosen {
  const random = createRandom(9);
  const png = buildPng(2_400, 900, () => Math.floor(random() * 256));
  return {name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from(png)};
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Opens the only row of these words in full. */
async function openRow(page: Page, words: string): Promise<Locator> {
  await goToRow(page, words);
  await page.keyboard.press('Enter');
  return page.getByRole('region', {name: 'Detalle del movimiento'});
}

async function choose(detail: Locator, button: string | RegExp, ...files: Chosen[]): Promise<void> {
  const asked = detail.page().waitForEvent('filechooser');
  await detail.getByRole('button', {name: button}).click();
  await (await asked).setFiles(files);
}

/** The line of a receipt, by its file's name. */
function receipt(detail: Locator, name: string): Locator {
  return detail.getByRole('list', {name: 'Recibos'}).getByRole('listitem').filter({hasText: name});
}

async function download(detail: Locator, name: string): Promise<Buffer> {
  const begun = detail.page().waitForEvent('download');
  await receipt(detail, name)
    .getByRole('button', {name: `Descargar ${name}`})
    .click();
  const file = await begun;
  expect(file.suggestedFilename()).toBe(name);
  return readFile(await file.path());
}

async function openAs(browser: Browser, person: DemoPerson): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, person);
  await openBooks(page);
  await untilSynced(page);
  return page;
}

test('[UPL1] [UPL6] [UPL8] receipts added without a network survive closing everything, and reach the other person as the same bytes', async ({
  profile,
  browser,
}) => {
  const words = 'UPWORK ESCROW INC 55120';
  let page = await profile.open();
  await signIn(page);
  await untilInstalled(page);
  await openBooks(page);
  await untilSynced(page);
  await page.context().setOffline(true);
  let detail = await openRow(page, words);
  await choose(detail, 'Agregar recibo', pdf, buildPhoto());
  await expect(receipt(detail, pdf.name)).toContainText('Guardado en este dispositivo');
  await expect(receipt(detail, 'foto.jpg')).toContainText('Guardado en este dispositivo');
  const picture = detail.getByRole('img', {name: 'foto.jpg'});
  await expect(picture).toBeVisible();
  await expect
    .poll(async () => picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([2_000, 750]);
  await expect(cell(rowWith(page, words), 'receipt').getByRole('img', {name: 'Con recibo'})).toBeVisible();
  const address = page.url();
  await profile.close();

  page = await profile.open();
  await page.context().setOffline(true);
  await page.goto(address);
  detail = page.getByRole('region', {name: 'Detalle del movimiento'});
  await expect(detail.getByRole('img', {name: 'foto.jpg'})).toBeVisible();
  expect(hashOf(await download(detail, pdf.name))).toBe(hashOf(pdf.buffer));
  const shrunk = await download(detail, 'foto.jpg');
  expect(shrunk.length).toBeLessThan(1.5 * 1024 * 1024);

  await page.context().setOffline(false);
  await expect(receipt(detail, pdf.name)).toContainText('Guardado en el servidor');
  await expect(receipt(detail, 'foto.jpg')).toContainText('Guardado en el servidor');
  await untilSynced(page);

  const luis = await openAs(browser, 'bookkeeper');
  const his = await openRow(luis, words);
  await expect(receipt(his, pdf.name)).toContainText('no en este dispositivo');
  expect(hashOf(await download(his, pdf.name))).toBe(hashOf(pdf.buffer));
  await expect(receipt(his, pdf.name)).not.toContainText('no en este dispositivo');
  await luis.context().setOffline(true);
  expect(hashOf(await download(his, pdf.name))).toBe(hashOf(pdf.buffer));
  await receipt(his, 'foto.jpg').getByRole('button', {name: 'Ver foto.jpg'}).click();
  await expect(his.getByRole('alert')).toHaveText('foto.jpg no está en este dispositivo. Conéctate para descargarlo.');
  await luis.context().setOffline(false);
  expect(hashOf(await download(his, 'foto.jpg'))).toBe(hashOf(shrunk));
  await expect(his.getByRole('img', {name: 'foto.jpg'})).toBeVisible();
});

test('[UPL4] [BKS16] a receipt is replaced and deleted with undo, offline too, and the list is narrowed by it', async ({
  browser,
}) => {
  const words = 'DEEL INC. PAYMENT 90411';
  const page = await openAs(browser, 'owner');
  await untilInstalled(page);
  const detail = await openRow(page, words);
  await choose(detail, 'Agregar recibo', {...pdf, name: 'uno.pdf'});
  await expect(receipt(detail, 'uno.pdf')).toContainText('Guardado en el servidor');
  await page.context().setOffline(true);
  await choose(detail, 'Reemplazar uno.pdf', {
    ...pdf,
    name: 'dos.pdf',
    buffer: Buffer.concat([pdf.buffer, Buffer.from('2')]),
  });
  await expect(receipt(detail, 'dos.pdf')).toContainText('Guardado en este dispositivo');
  await expect(receipt(detail, 'uno.pdf')).toHaveCount(0);
  await receipt(detail, 'dos.pdf').getByRole('button', {name: 'Eliminar dos.pdf'}).click();
  const undo = await holdInPassing(page, 'Deshacer');
  await expect(detail.getByRole('list', {name: 'Recibos'})).toHaveCount(0);
  await expect(cell(rowWith(page, words), 'receipt').getByRole('img')).toHaveCount(0);
  await undo.press('Enter');
  await expect(receipt(detail, 'dos.pdf')).toBeVisible();
  await page.context().setOffline(false);
  await expect(receipt(detail, 'dos.pdf')).toContainText('Guardado en el servidor');
  await untilSynced(page);

  await page.goto('/es/accounting-ai/bookkeeping?receipt=yes');
  await expect(rowWith(page, words)).toHaveCount(1);
  await page.goto('/es/accounting-ai/bookkeeping?receipt=no&q=90411');
  await expect(page.getByText('Ningún movimiento coincide')).toBeVisible();
});

test('[UPL3] [SHR1] what is no receipt is refused with its reason, and the others are kept; a file is dropped on the row’s detail', async ({
  browser,
}) => {
  const page = await openAs(browser, 'owner');
  const detail = await openRow(page, 'AVIANCA 1342201877');
  await choose(
    detail,
    'Agregar recibo',
    {name: 'pagina.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<!doctype html><script>alert(1)</script>')},
    {
      name: 'dibujo.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    },
    {name: 'enorme.png', mimeType: 'image/png', buffer: Buffer.from(pngHeader(65_535, 65_535))},
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
  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['%PDF-1.7 suelto'], 'suelto.pdf', {type: 'application/pdf'}));
    return transfer;
  });
  const target = detail.getByText('JPG, PNG, WebP, HEIC o PDF');
  await target.dispatchEvent('dragenter', {dataTransfer: data});
  await expect(detail.getByText('Suelta aquí el recibo')).toBeVisible();
  await target.dispatchEvent('drop', {dataTransfer: data});
  await expect(receipt(detail, 'suelto.pdf')).toContainText('Guardado en el servidor');
  await untilSynced(page);
});
