import {expect} from '@playwright/test';
import {makeBookkeeper} from './api-person.ts';
import {test} from './product.ts';
import {focusGrid, openBooksOf, rows, rowWith} from './steps.ts';

test('[BKS6] acts on all that is listed are about what is in sight, also after another screen has asked the books (S2.22)', async ({
  page,
  product,
}) => {
  const {email, companyId, readRows} = await makeBookkeeper(product.url, 6);
  await openBooksOf(page, email);
  await page.getByRole('searchbox', {name: 'Buscar movimientos'}).fill('MOVIMIENTO 004');
  await expect(rows(page)).toHaveCount(1);
  await page.waitForURL('**q=MOVIMIENTO+004');

  // The home asks for the newest of all.
  await page.getByRole('navigation', {name: 'Principal'}).getByRole('link', {name: 'Inicio'}).click();
  await expect(page.getByText('MOVIMIENTO 001')).toBeVisible();
  await page.goBack();
  await expect(rowWith(page, 'MOVIMIENTO 004')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);

  // Another tab of the browser is opened; this one stays where it is.
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', {name: /^Por revisar/}).click({modifiers: ['ControlOrMeta']});
  await (await opened).close();

  await focusGrid(page);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('v');
  await expect
    .poll(async () =>
      (await readRows(companyId, 'transactions'))
        .filter((row) => row['checked'] === true)
        .map((row) => row['description']),
    )
    .toEqual(['MOVIMIENTO 004']);
});
