import {expect} from '@playwright/test';
import {makeBookkeeper} from './api-person.ts';
import {test} from './own-data.ts';
import {queryData} from './query-data.ts';
import {categorise, cell, focusGrid, lookAgain, openBooksOf, rowWith, untilSynced, untilWaiting} from './steps.ts';

test('[PUL7] the server went back to a backup: it is said, what was done last is sent again, and the list stays', async ({
  page,
  product,
}) => {
  const {email, companyId, readRows} = await makeBookkeeper(product.url, 3);
  await openBooksOf(page, email);
  await focusGrid(page);
  // Begun offline, so that the chip is seen counting before it can say that all is synced.
  await page.context().setOffline(true);
  await categorise(page, 'alqui');
  await untilWaiting(page, 1);
  await page.context().setOffline(false);
  const category = cell(rowWith(page, 'MOVIMIENTO 001'), 'category');
  const onServer = async () => (await readRows(companyId, 'transactions')).filter((row) => row['categoryId'] !== null);
  await expect.poll(async () => (await onServer()).length).toBe(1);
  await untilSynced(page);

  // The data as it was before that change, under the epoch that an operator has begun.
  const forget = `
    do $$ declare moved bigint; begin
      delete from sync_results where client_id in (select client_id from sync_clients where device_name <> 'API');
      delete from sync_clients where device_name <> 'API';
      moved := take_space_version('${companyId}');
      update transactions set category_id = null, version = moved where space_id = '${companyId}';
      update sync_epoch set epoch = gen_random_uuid();
    end $$`;
  await queryData(product, forget);
  await lookAgain(page);
  const banner = page.getByRole('status').filter({hasText: 'restauraron desde una copia de seguridad'});
  await expect(banner).toContainText('Enviamos de nuevo tu último cambio');
  await expect.poll(async () => (await onServer()).map((row) => row['description'])).toEqual(['MOVIMIENTO 001']);
  await untilSynced(page);
  await expect(category).toHaveText('Alquiler');
  await banner.getByRole('button', {name: 'Cerrar'}).click();
  await expect(banner).toBeHidden();
});
