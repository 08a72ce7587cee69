import {expect, type Locator, type Page} from '@playwright/test';
import {unzipSync} from 'fflate';
import {documentWords, refusalWords} from '#contract/documents/words.data.ts';
import {words as deskWords} from '#src/features/admin/documents/text/words.ts';
import {words} from '#src/features/companies/documents/text/words.ts';
import {es as companiesTexts} from '#src/features/companies/text/es.ts';
import {wordsIn} from '#src/i18n/words.ts';
import {letterPdf} from '#tests/fixtures/pdf-bytes.ts';
import {findViolations} from './axe.ts';
import {expectNoSidewaysScroll} from './look.ts';
import {test} from './own-data.ts';
import {untilInstalled} from './profile.ts';
import {signIn, signInAsAdmin, untilSynced} from './steps.ts';

const own = wordsIn(words, 'es');
const desk = wordsIn(deskWords, 'es');
const letter = documentWords['ein-letter'].es;
const company = 'Ceibo Studio LLC';

async function choose(line: Locator, name: string, bytes: Uint8Array): Promise<void> {
  await line
    .locator('input[type=file]')
    .last()
    .setInputFiles({name, mimeType: 'application/pdf', buffer: Buffer.from(bytes)});
}

/** Waits until nothing more is said of where the bytes are: the server has them. */
async function untilStored(line: Locator, name: string): Promise<void> {
  await expect(line.getByText(new RegExp(`^${name} · [^·]+ · subido el [^·]+$`))).toBeVisible();
}

/** The archive that the page gives to the browser next; stock Firefox tells nobody of its downloads. */
async function hearSaved(page: Page): Promise<Uint8Array> {
  const bytes = await page.evaluate(async () => {
    const make = URL.createObjectURL.bind(URL);
    const saved = await new Promise<Blob>((resolve) => {
      URL.createObjectURL = (made) => {
        if (made instanceof Blob && made.type === 'application/zip') resolve(made);
        return make(made);
      };
    });
    return [...new Uint8Array(await saved.arrayBuffer())];
  });
  return Uint8Array.from(bytes);
}

/** Opens at the desk what waits to be checked. */
async function openWork(admin: Page): Promise<void> {
  await admin.goto('/es/admin/work');
  await admin.getByRole('button', {name: `Revisar un documento, ${company}`}).click();
}

test('[DOC11] [DOC14] [DOC15] [NTC8] an owner uploads without a network, the desk refuses, the notice leads to what is put right, and all comes as one archive', async ({
  page,
  product,
  browser,
}) => {
  await page.setViewportSize({width: 410, height: 820});
  await signIn(page);
  await page.getByRole('link', {name: new RegExp(`^${companiesTexts.openCompany}: ${company}`)}).click();
  const line = page.getByRole('list', {name: own.ofCompany}).getByRole('listitem').filter({hasText: letter});
  await expect(line).toBeVisible();
  await untilSynced(page);
  await untilInstalled(page);

  await page.context().setOffline(true);
  await choose(line, 'borrosa.pdf', letterPdf({pages: 2}));
  await expect(line.getByText(new RegExp(own.here))).toBeVisible();
  // Also a page that begins anew without a network has it, and opens it.
  await page.reload();
  await line.getByRole('button', {name: own.showNamed.replace('{{name}}', letter)}).click();
  const painted = page.getByRole('img', {name: 'Página 1 de 2'});
  await expect.poll(async () => painted.evaluate((canvas: HTMLCanvasElement) => canvas.width)).toBeGreaterThan(100);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await expect(painted).toHaveCount(0);
  await page.context().setOffline(false);
  await untilStored(line, 'borrosa.pdf');

  const context = await browser.newContext({baseURL: product.url});
  const admin = await context.newPage();
  await signInAsAdmin(admin);
  await openWork(admin);
  await admin.getByRole('button', {name: desk.refuseNamed.replace('{{name}}', letter)}).click();
  const dialog = admin.getByRole('dialog', {name: desk.refuseTitle.replace('{{name}}', letter)});
  await dialog.getByRole('textbox').pressSequentially('Falta la segunda hoja.');
  await dialog.getByRole('button', {name: desk.refuse, exact: true}).click();
  await expect(dialog).toHaveCount(0);

  // In Firefox the window that was opened last has the focus.
  await page.bringToFront();
  // By itself, on the page that lies open.
  await expect(line.getByText(/Falta la segunda hoja\./)).toBeVisible();
  await page.getByRole('button', {name: /sin leer/}).click();
  const notices = page.getByRole('dialog');
  await notices.getByRole('link', {name: new RegExp(`documento rechazado: ${letter.replace(/[()]/g, '.')}`)}).click();
  await expect(line.getByText(letter, {exact: true})).toBeFocused();
  await expect(line.getByText(new RegExp(refusalWords.unreadable.es))).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await choose(line, 'nitida.pdf', letterPdf({pages: 1, text: 'CP 575'}));
  await expect(line.getByText(own['state.waiting'], {exact: true})).toBeVisible();
  await untilStored(line, 'nitida.pdf');
  await line.getByText('1 anterior').click();
  await expect(line.getByText('borrosa.pdf')).toBeVisible();

  await openWork(admin);
  await admin.getByRole('button', {name: desk.acceptNamed.replace('{{name}}', letter)}).click();
  await expect(admin.getByText(desk.accepted.replace('{{name}}', letter)).first()).toBeVisible();
  await expect(line.getByText(own['state.accepted'], {exact: true})).toBeVisible();
  await context.close();

  const saving = hearSaved(page);
  await page.getByRole('button', {name: own.downloadAll}).click();
  const names = Object.keys(unzipSync(await saving));
  expect(names.toSorted()).toEqual(
    ['articles', 'ein-letter', 'operating-agreement']
      .map((kind) => `${company}/${documentWords[kind as keyof typeof documentWords].es}.pdf`)
      .toSorted(),
  );
});
