import {expect, type Locator, type Page} from '@playwright/test';
import {es as words} from '#src/features/bookkeeping/text/es.ts';
import {es as common} from '#src/i18n/text/es.ts';
import {es as signOutWords} from '#src/shell/sign-out/text/es.ts';
import {test, untilInstalled} from './profile.ts';
import {pdfFile, share, textFile} from './share-files.ts';
import {cell, goToRow, holdInPassing, openBooks, rowWith, signIn, untilNoDatabases, untilSynced} from './steps.ts';

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

test('[SWK3] [INB1] shared receipts wait for whom they were shared with, survive closing everything, and go to the movements one chooses', async ({
  profile,
}) => {
  let page = await profile.open();
  await signIn(page);
  await untilInstalled(page);
  await openBooks(page);
  await untilSynced(page);

  await test.step('they are taken without a network', async () => {
    await page.context().setOffline(true);
    await share(
      page,
      pdfFile('uber 2026.pdf'),
      textFile('pagina.jpg', 'image/jpeg', '<!doctype html><script>1</script>'),
      pdfFile('hotel.pdf'),
    );
    await expect(heading(page)).toBeVisible();
    await expect(waiting(page)).toHaveCount(2);
    await expect(page.getByRole('alert')).toContainText('pagina.jpg: El archivo es una página web');
  });

  await test.step('they are there after all was closed, and go where one chooses', async () => {
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
  });

  await test.step('they reach the server', async () => {
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

  await test.step('whoever signs out leaves none behind', async () => {
    await share(page, pdfFile('secreto.pdf'));
    await expect(waiting(page, 'secreto.pdf')).toBeVisible();
    await page
      .getByRole('button', {name: /^(Cuenta|Menú de la cuenta)/})
      .first()
      .click();
    await page.getByRole('menuitem', {name: common.signOut}).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', {name: signOutWords['signOut.discard']}).click();
    await page.waitForURL('**/es/login');
    await untilNoDatabases(page);
  });

  await test.step('with nobody here nothing is kept', async () => {
    await share(page, pdfFile('nadie.pdf'));
    await expect(page.getByRole('heading', {name: common['shared.nobodyTitle']})).toBeVisible();
    await expect(page.getByText(common['shared.nobodyText'])).toBeVisible();
    await untilNoDatabases(page);
    await page.getByRole('link', {name: common['shared.signIn']}).click();
    await signIn(page, 'bookkeeper');
    await page.goto('/es/accounting-ai/bookkeeping?received=yes');
    await expect(page.getByRole('heading', {name: words.receivedEmpty})).toBeVisible();
  });
});
