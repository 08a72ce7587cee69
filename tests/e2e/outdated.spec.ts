import {expect} from '@playwright/test';
import {protocolHeader, wireVersion} from '#contract/wire-version.ts';
import {makeBookkeeper} from './api-person.ts';
import {untilInstalled} from './profile.ts';
import {publish, test} from './publish.ts';
import {cell, categorise, focusGrid, openBooksOf, rowWith, syncChip, untilSynced} from './steps.ts';

test('[SHL4] a version the server no longer serves says so, looks for the new one and keeps what waits', async ({
  page,
  product,
  productEnvironment: {CLIENT_DIR: dir = ''},
}) => {
  const {email, companyId, readRows} = await makeBookkeeper(product.url, 3);
  await openBooksOf(page, email);
  await untilInstalled(page);

  // What the server answers to a client that is too old for it.
  const error = {
    code: 'outdated',
    reason: 'sync.old-wire-version',
    message: 'This version of the app is too old; update it.',
  };
  const headers = {[protocolHeader]: String(wireVersion + 4)};
  const sync = '**/api/v1/sync/p*';
  await page.context().route(sync, async (route) => route.fulfill({status: 426, headers, json: {error}}));
  await publish(dir, 'newer');
  await focusGrid(page);
  await categorise(page, 'alqui');
  await expect(syncChip(page)).toHaveAccessibleName('Actualiza para sincronizar. Ver actividad');
  await expect(cell(rowWith(page, 'MOVIMIENTO 001'), 'category')).toHaveText('Alquiler');

  const banner = page.getByRole('status').filter({hasText: 'Hay una nueva versión.'});
  // A look of the browser itself that was under way takes the app's along; the next one comes a minute later.
  await expect(banner).toBeVisible({timeout: 90_000});
  await page.context().unroute(sync);
  await banner.getByRole('button', {name: 'Actualizar'}).click();
  await expect(page.locator('meta[name=version]')).toHaveAttribute('content', 'newer');
  await untilSynced(page);
  const changed = (await readRows(companyId, 'transactions')).filter((row) => row['categoryId'] !== null);
  expect(changed.map((row) => row['description'])).toEqual(['MOVIMIENTO 001']);
});
