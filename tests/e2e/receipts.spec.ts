import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {expect, type Browser, type Locator, type Page} from '@playwright/test';
import {buildPng} from '#tests/workers/shrink-image/build-images.ts';
import {createRandom} from '#tests/sync/build-change.ts';
import {test, untilInstalled} from './profile.ts';
import {choose, openRow, pdf, receipt, type Chosen} from './receipt-steps.ts';
import {cell, openBooks, holdInPassing, rowWith, signIn, untilSynced, type DemoPerson} from './steps.ts';

/** A photo of noise, 2,400 pixels wide: nothing makes it smaller but shrinking. */
function buildPhoto(): Chosen {
  const random = createRandom(9);
  const png = buildPng(2_400, 900, () => Math.floor(random() * 256));
  return {name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from(png)};
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
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

test('[UPL1] [UPL4] [UPL6] [UPL8] [BKS16] receipts added without a network survive closing everything, reach the other person as the same bytes, and are replaced and deleted with undo', async ({
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

  await test.step('the other person has the same bytes', async () => {
    const luis = await openAs(browser, 'bookkeeper');
    const his = await openRow(luis, words);
    await expect(receipt(his, pdf.name)).toContainText('no en este dispositivo');
    expect(hashOf(await download(his, pdf.name))).toBe(hashOf(pdf.buffer));
    await expect(receipt(his, pdf.name)).not.toContainText('no en este dispositivo');
    await luis.context().setOffline(true);
    expect(hashOf(await download(his, pdf.name))).toBe(hashOf(pdf.buffer));
    await receipt(his, 'foto.jpg').getByRole('button', {name: 'Ver foto.jpg'}).click();
    await expect(his.getByRole('alert')).toHaveText(
      'foto.jpg no está en este dispositivo. Conéctate para descargarlo.',
    );
    await luis.context().setOffline(false);
    expect(hashOf(await download(his, 'foto.jpg'))).toBe(hashOf(shrunk));
    await expect(his.getByRole('img', {name: 'foto.jpg'})).toBeVisible();
  });

  await test.step('one is replaced and deleted, offline too, and the list is narrowed by it', async () => {
    const other = 'DEEL INC. PAYMENT 90411';
    await openBooks(page);
    detail = await openRow(page, other);
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
    await expect(cell(rowWith(page, other), 'receipt').getByRole('img')).toHaveCount(0);
    await undo.press('Enter');
    await expect(receipt(detail, 'dos.pdf')).toBeVisible();
    await page.context().setOffline(false);
    await expect(receipt(detail, 'dos.pdf')).toContainText('Guardado en el servidor');
    await untilSynced(page);

    await page.goto('/es/accounting-ai/bookkeeping?receipt=yes');
    await expect(rowWith(page, other)).toHaveCount(1);
    await page.goto('/es/accounting-ai/bookkeeping?receipt=no&q=90411');
    await expect(page.getByText('Ningún movimiento coincide')).toBeVisible();
  });
});
