import {expect, type Page} from '@playwright/test';
import {words} from '#src/features/admin/mail/text/words.ts';
import {es} from '#src/features/mailing/text/es.ts';
import {wordsIn} from '#src/i18n/words.ts';
import {letterPdf} from '#tests/fixtures/pdf-bytes.ts';
import {findViolations} from './axe.ts';
import {expectNoSidewaysScroll} from './look.ts';
import {test} from './product.ts';
import {untilInstalled} from './profile.ts';
import {signIn, signInAsAdmin, untilSynced} from './steps.ts';

const desk = wordsIn(words, 'es');

/** A page that only WebAssembly decodes: black in group 4 of the fax's coding. */
function faxedPdf(): Buffer {
  const lines = 64;
  const bits = `${'1'.repeat(lines)}000000000001000000000001`;
  const hex = (bits.match(/.{1,8}/g) ?? [])
    .map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2).toString(16).padStart(2, '0'))
    .join('');
  const [draw, data] = ['q 400 0 0 400 100 200 cm /I Do Q', `${hex}>`];
  const coding = `/Filter[/ASCIIHexDecode/CCITTFaxDecode]/DecodeParms[null <</K -1/Columns 64/Rows ${lines}/BlackIs1 true>>]`;
  return Buffer.from(`%PDF-1.7
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</XObject<</I 5 0 R>>>>>> endobj
4 0 obj <</Length ${draw.length}>> stream
${draw}
endstream endobj
5 0 obj <</Type/XObject/Subtype/Image/Width 64/Height ${lines}/ColorSpace/DeviceGray/BitsPerComponent 1${coding}/Length ${data.length}>> stream
${data}
endstream endobj
trailer <</Root 1 0 R/Size 6>>
%%EOF`);
}

/** How dark the middle of a painted page is: 0 for black, 255 for paper, -1 before it is painted. */
async function readMiddle(page: Page, name: string): Promise<number> {
  return page.getByRole('img', {name}).evaluate((canvas: HTMLCanvasElement) => {
    if (canvas.width === 0) return -1;
    const [red = -1] = canvas.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data ?? [];
    return red;
  });
}

/** Waits until the bell's list holds this and no other word of post, and closes it. */
async function tellsOf(page: Page, text: string): Promise<void> {
  await page.getByRole('button', {name: /^Avisos/u}).click();
  const list = page.getByRole('dialog', {name: 'Avisos'});
  await expect(list.getByText(/: lleg(ó|aron) /u)).toHaveText([new RegExp(`${text}$`, 'u')]);
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
}

test('[MLG4] [MLG9] [MLG11] [NTC10] a scan goes from the desk to the owner’s device, is told there, is read without a network, and is taken back', async ({
  page,
  browser,
  product,
}) => {
  const context = await browser.newContext({
    baseURL: product.url,
    locale: 'es-419',
    viewport: {width: 410, height: 820},
  });
  const owner = await context.newPage();
  await signIn(owner);
  // The device has looked once: what comes from here on is news to it.
  await untilSynced(owner);
  await signInAsAdmin(page);
  await page.goto('/es/admin/mail');
  const letter = Buffer.from(letterPdf({text: 'To CEIBO STUDIO LLC'}));
  await page.locator('main input[type=file]').setInputFiles([
    {name: 'letter.pdf', mimeType: 'application/pdf', buffer: letter},
    {name: 'fax.pdf', mimeType: 'application/pdf', buffer: faxedPdf()},
  ]);
  await expect(page.getByRole('radio', {name: /Ceibo Studio LLC/})).toBeChecked();
  expect(await findViolations(page)).toEqual([]);
  // Typed by key: React does not hear Playwright's `fill` in stock Firefox.
  await page.getByRole('textbox', {name: desk.subject}).pressSequentially('Carta de prueba');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {name: 'fax.pdf'})).toBeVisible();
  await expect.poll(async () => readMiddle(page, desk.firstPage.replace('{{name}}', 'fax.pdf'))).toBe(0);
  await page.getByRole('searchbox', {name: desk.search}).pressSequentially('ceibo');
  await page.getByRole('button', {name: /^Ceibo Studio LLC/}).click();
  await page.getByRole('textbox', {name: desk.sender}).pressSequentially('Banco del Faro');
  await page.getByRole('textbox', {name: desk.subject}).pressSequentially('Fax de prueba');
  await page.keyboard.press('Enter');
  await expect(page.getByText(desk['state.sent'].replace('{{company}}', 'Ceibo Studio LLC'))).toHaveCount(2);

  // Both came together: one notice.
  await tellsOf(owner, 'Ceibo Studio LLC: llegaron 2 cartas');
  await owner.goto('/es/mailing');
  await expect(owner.getByText('Carta de prueba')).toBeVisible();
  expect(await findViolations(owner)).toEqual([]);
  await expectNoSidewaysScroll(owner);
  await untilInstalled(owner);
  await untilSynced(owner);
  await owner.getByRole('button', {name: 'Banco del Faro'}).click();
  const only = es.page.replace('{{number}}', '1').replace('{{count}}', '1');
  await expect.poll(async () => readMiddle(owner, only)).toBe(0);
  expect(await findViolations(owner)).toEqual([]);

  // Also by a page that begins anew without a network.
  await context.setOffline(true);
  await owner.reload();
  await owner.getByRole('button', {name: 'Banco del Faro'}).click();
  await expect.poll(async () => readMiddle(owner, only)).toBe(0);
  await owner.keyboard.press('Escape');
  await context.setOffline(false);

  await page.getByRole('button', {name: 'fax.pdf'}).click();
  await page.getByRole('button', {name: desk.takeBack, exact: true}).click();
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button', {name: desk.takeBack}).click();
  await expect(page.getByText(desk.backRead)).toBeVisible();
  await owner.getByRole('button', {name: es.takenBack}).click();
  await expect(owner.getByText(es.takenBackTitle)).toBeVisible();
  await expect(owner.getByText('Fax de prueba')).toHaveCount(0);
  await owner.keyboard.press('Escape');
  await tellsOf(owner, 'Ceibo Studio LLC: llegó una carta');
  await context.close();
});
