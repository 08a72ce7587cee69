import {expect, type Locator, type Page} from '@playwright/test';
import {es as words} from '#src/features/bookkeeping/received/text/es.ts';
import {es as common} from '#src/i18n/text/es.ts';
import {pngHeader} from '#tests/workers/shrink-image/build-images.ts';
import {test, untilInstalled} from './profile.ts';
import {
  cell,
  goToRow,
  hearToasts,
  openBooks,
  holdInPassing,
  rowWith,
  signIn,
  untilNoDatabases,
  untilSynced,
} from './steps.ts';

type Shared = {readonly name: string; readonly type: string; readonly bytes: readonly number[]};

function text(name: string, type: string, content: string): Shared {
  return {name, type, bytes: [...Buffer.from(content)]};
}

const pdf = (name: string) => text(name, 'application/pdf', `%PDF-1.7\n${name} `.padEnd(2_000, 'recibo '));

/** Does what the system does when another app shares with the installed one: a form is posted, and the page it leads to opens. */
async function share(page: Page, ...files: Shared[]): Promise<void> {
  await page.evaluate((given) => {
    const transfer = new DataTransfer();
    for (const {name, type, bytes} of given) transfer.items.add(new File([Uint8Array.from(bytes)], name, {type}));
    const input = Object.assign(document.createElement('input'), {type: 'file', name: 'receipts', multiple: true});
    input.files = transfer.files;
    const form = document.createElement('form');
    form.append(input);
    document.body.append(form);
    form.action = '/share-target';
    form.method = 'post';
    form.enctype = 'multipart/form-data';
    form.submit();
  }, files);
}

const heading = (page: Page) => page.getByRole('heading', {level: 1, name: words.receivedTitle});

function waiting(page: Page, name?: string): Locator {
  const all = page.getByRole('list', {name: words.receivedList}).getByRole('listitem');
  return name === undefined ? all : all.filter({hasText: name});
}

/** Chooses the only movement of these words. */
async function chooseMovement(page: Page, name: string, movement: string): Promise<void> {
  await waiting(page, name)
    .getByRole('button', {name: `Elegir movimiento para ${name}`})
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill(movement);
  const found = dialog.getByRole('listbox', {name: words.receivedFound}).getByRole('option');
  await expect(found).toHaveCount(1);
  await found.click();
  await expect(dialog).toBeHidden();
}

async function openInstalled(page: Page): Promise<void> {
  await signIn(page);
  await untilInstalled(page);
  await openBooks(page);
  await untilSynced(page);
}

test('[SWK3] [INB1] receipts shared without a network wait, survive closing everything, and go to the movements one chooses', async ({
  profile,
}) => {
  let page = await profile.open();
  await openInstalled(page);
  await page.context().setOffline(true);
  await share(
    page,
    pdf('uber 2026.pdf'),
    text('pagina.jpg', 'image/jpeg', '<!doctype html><script>1</script>'),
    pdf('hotel.pdf'),
  );
  await expect(heading(page)).toBeVisible();
  await expect(waiting(page)).toHaveCount(2);
  await expect(page.getByRole('alert')).toContainText('pagina.jpg: El archivo es una página web');
  await profile.close();

  page = await profile.open();
  await page.context().setOffline(true);
  await page.goto('/es/accounting-ai/bookkeeping');
  await page.getByRole('link', {name: words.receivedReview}).click();
  await expect(waiting(page)).toHaveCount(2);
  await page.getByRole('button', {name: words.receivedUnderstood}).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await chooseMovement(page, 'hotel.pdf', 'AVIANCA 1342201877');
  await expect(waiting(page)).toHaveCount(1);
  await waiting(page, 'uber 2026.pdf').getByRole('button', {name: 'Descartar uber 2026.pdf'}).click();
  const undo = await holdInPassing(page, 'Deshacer');
  await expect(page.getByRole('heading', {name: words.receivedEmpty})).toBeVisible();
  await undo.press('Enter');
  await expect(waiting(page, 'uber 2026.pdf')).toBeVisible();

  await page.context().setOffline(false);
  await openBooks(page);
  await untilSynced(page);
  const row = rowWith(page, 'AVIANCA 1342201877');
  await goToRow(page, 'AVIANCA 1342201877');
  await expect(cell(row, 'receipt').getByRole('img', {name: 'Con recibo'})).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('region', {name: 'Detalle del movimiento'}).getByRole('list', {name: 'Recibos'}),
  ).toContainText('Guardado en el servidor');
});

test('[SWK3] what one person shared waits for nobody else, and with nobody here nothing is kept', async ({profile}) => {
  const page = await profile.open();
  await openInstalled(page);
  await share(page, pdf('secreto.pdf'));
  await expect(waiting(page, 'secreto.pdf')).toBeVisible();
  await page
    .getByRole('button', {name: /^(Cuenta|Menú de la cuenta)/})
    .first()
    .click();
  await page.getByRole('menuitem', {name: common.signOut}).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', {name: common['signOut.discard']}).click();
  await page.waitForURL('**/es/login');
  await untilNoDatabases(page);

  await share(page, pdf('nadie.pdf'));
  await expect(page.getByRole('heading', {name: common['shared.nobodyTitle']})).toBeVisible();
  await expect(page.getByText(common['shared.nobodyText'])).toBeVisible();
  await untilNoDatabases(page);
  await page.getByRole('link', {name: common['shared.signIn']}).click();
  await signIn(page, 'bookkeeper');
  await page.goto('/es/accounting-ai/bookkeeping?received=yes');
  await expect(page.getByRole('heading', {name: words.receivedEmpty})).toBeVisible();
});

test('[SWK4] what is shared before the service worker is there is not kept, and a page says so', async ({browser}) => {
  const context = await browser.newContext({serviceWorkers: 'block'});
  const page = await context.newPage();
  await signIn(page);
  await page.goto('/es');
  await share(page, pdf('temprano.pdf'));
  await expect(page.getByRole('heading', {name: common['shared.tooEarlyTitle']})).toBeVisible();
  await expect(page.getByText(common['shared.tooEarlyText'])).toBeVisible();
  await page.getByRole('link', {name: common['shared.open']}).click();
  await expect(page.getByRole('heading', {name: words.receivedEmpty})).toBeVisible();
  await context.close();
});

async function holdFiles(page: Page, ...files: Shared[]) {
  return page.evaluateHandle((given) => {
    const transfer = new DataTransfer();
    for (const {name, type, bytes} of given) transfer.items.add(new File([Uint8Array.from(bytes)], name, {type}));
    return transfer;
  }, files);
}

test('receipts dropped on a row are its own, beside the rows they wait, and a bank’s file goes to the import (ux.md U3)', async ({
  profile,
}) => {
  const page = await profile.open();
  await openInstalled(page);
  const target = rowWith(page, 'UPWORK ESCROW INC').first();
  const name = target.locator('[data-column=description]');
  const huge = {name: 'enorme.png', type: 'image/png', bytes: [...pngHeader(65_535, 65_535)]};
  const dataTransfer = await holdFiles(page, pdf('suelto.pdf'), huge);
  await name.dispatchEvent('dragenter', {dataTransfer});
  await name.dispatchEvent('dragover', {dataTransfer});
  await expect(page.getByText(words.dropReceiptsTitle)).toBeVisible();
  await expect(target).toHaveAttribute('data-drop', 'true');
  const said = await hearToasts(page);
  await name.dispatchEvent('drop', {dataTransfer});
  await expect(target).toHaveAttribute('data-drop', 'false');
  await expect.poll(said).toContainEqual(expect.stringMatching(/^suelto\.pdf adjuntado a/));
  await expect(page.getByText(/^enorme\.png: La imagen tiene demasiados píxeles/)).toBeVisible();
  await expect(cell(target, 'receipt').getByRole('img', {name: 'Con recibo'})).toBeVisible();

  const beside = page.getByRole('region', {name: 'Totales de la lista'});
  const two = await holdFiles(page, pdf('uno.pdf'), pdf('dos.pdf'));
  await beside.dispatchEvent('dragenter', {dataTransfer: two});
  await expect(page.locator('[data-drop=true]')).toHaveCount(0);
  await beside.dispatchEvent('drop', {dataTransfer: two});
  await expect(heading(page)).toBeVisible();
  await expect(waiting(page)).toHaveCount(2);

  await openBooks(page);
  const csv = await holdFiles(page, text('enero.csv', 'text/csv', 'Fecha,Concepto,Importe\n2026-01-31,x,-12.00\n'));
  await name.dispatchEvent('dragenter', {dataTransfer: csv});
  await expect(page.getByText(words.dropReceiptsTitle)).toHaveCount(0);
  await name.dispatchEvent('drop', {dataTransfer: csv});
  await expect(page.getByText('enero.csv')).toBeVisible();
  await expect(page).toHaveURL(/\/import$/);
});

test('[UPL13] receipts dropped on a row or chosen together come and go as one act, less the one that is refused', async ({
  profile,
}) => {
  const page = await profile.open();
  await openInstalled(page);
  await page.context().setOffline(true);
  const movement = 'FACEBK ADS 8H2KD9';
  await goToRow(page, movement);
  const mark = cell(rowWith(page, movement), 'receipt').getByRole('img', {name: 'Con recibo'});
  const dataTransfer = await holdFiles(
    page,
    pdf('uno.pdf'),
    text('pagina.jpg', 'image/jpeg', '<!doctype html>'),
    pdf('dos.pdf'),
  );
  const name = rowWith(page, movement).locator('[data-column=description]');
  const said = await hearToasts(page);
  await name.dispatchEvent('drop', {dataTransfer});
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
  await page.keyboard.press('Enter');
  const receipts = page.getByRole('region', {name: 'Detalle del movimiento'}).getByRole('list', {name: 'Recibos'});
  await expect(receipts.getByRole('listitem')).toHaveCount(2);
  await goToRow(page, movement);
  await page.keyboard.press('Control+z');
  await expect(receipts).toHaveCount(0);
  await expect(mark).toHaveCount(0);

  const asked = page.waitForEvent('filechooser');
  await page.getByRole('button', {name: 'Agregar recibo'}).click();
  const chosen = [pdf('tres.pdf'), pdf('cuatro.pdf')];
  await (
    await asked
  ).setFiles(chosen.map(({name: file, type, bytes}) => ({name: file, mimeType: type, buffer: Buffer.from(bytes)})));
  const undoChosen = await holdInPassing(page, 'Deshacer');
  expect(await said()).toContainEqual(expect.stringContaining('2 recibos agregados'));
  await expect(receipts.getByRole('listitem')).toHaveCount(2);
  await undoChosen.press('Enter');
  await expect(receipts).toHaveCount(0);
});

test('[BKS17] a received receipt is offered the movements its name speaks for, each with its reasons, those with a receipt last', async ({
  profile,
}) => {
  const page = await profile.open();
  await openInstalled(page);
  // The movement was booked the day after.
  const day = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);
  const names = [`Recibo Figma 75,00 USD ${day}.pdf`, `figma_$75.00_${day}.pdf`, `Factura 999.999,99.pdf`] as const;
  const dataTransfer = await holdFiles(page, ...names.map(pdf));
  await page.getByRole('region', {name: 'Totales de la lista'}).dispatchEvent('drop', {dataTransfer});
  await expect(waiting(page)).toHaveCount(3);
  const options = page.getByRole('dialog').getByRole('listbox', {name: words.receivedSuggested}).getByRole('option');
  const open = async (name: string) => page.getByRole('button', {name: `Elegir movimiento para ${name}`}).click();
  const all = `${words.suggested_amount} · ${words.suggested_name} · ${words.suggested_date}`;

  await open(names[0]);
  await expect(options.first()).toContainText('$75.00');
  await expect(options.first()).toContainText(all);
  await expect(options.nth(1)).toContainText(words.suggested_name);
  await options.first().click();
  await expect(waiting(page)).toHaveCount(2);

  await open(names[1]);
  await expect(options.first()).not.toContainText('$75.00');
  await expect(options.filter({hasText: '$75.00'})).toContainText(`${all} · ${words.suggestedHasReceipt}`);
  const haveReceipts = (await options.allTextContents()).map((text) => text.includes(words.suggestedHasReceipt));
  expect(haveReceipts).toEqual(haveReceipts.toSorted((one, other) => Number(one) - Number(other)));
  await page.keyboard.press('Escape');

  // Nothing but the day on which it was made, which is today.
  await open(names[2]);
  await expect(options.first()).toContainText(words.suggested_date);
  await expect(options.first()).not.toContainText(words.suggested_amount);
});
