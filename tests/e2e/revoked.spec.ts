import {readFile} from 'node:fs/promises';
import {expect} from '@playwright/test';
import {es as activity} from '#src/features/activity/text/es.ts';
import {es as common} from '#src/i18n/text/es.ts';
import {es as books} from '#src/features/bookkeeping/text/es.ts';
import {makeBookkeeper} from './api-person.ts';
import {test} from './own-data.ts';
import {untilInstalled} from './profile.ts';
import {queryData} from './query-data.ts';
import {categorise, focusGrid, grid, openBooksOf, syncChip, untilWaiting} from './steps.ts';

/** What an owner will be able to do. */
const takeAccessAway = `
  with moved as (select version, pg_notify('space_moved', $1 || ':' || version) from take_space_version($1::uuid) as version)
  update memberships set deleted = true, version = moved.version from moved where space_id = $1::uuid`;

test('[PUL5] a company is taken away while its books are open: it is said, and nothing typed is lost (D8)', async ({
  page,
  product,
}) => {
  const {email, companyId} = await makeBookkeeper(product.url, 3);
  await openBooksOf(page, email);
  await untilInstalled(page);
  await page.context().setOffline(true);
  await focusGrid(page);
  await categorise(page, 'alqui');
  await untilWaiting(page, 1);
  await focusGrid(page);
  await page.keyboard.press('t');
  await page.getByRole('dialog', {name: 'Movimiento nuevo'}).getByLabel('Descripción').fill('Alquiler de mayo');

  await queryData(product, takeAccessAway, [companyId]);
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', {name: books.leftTitle})).toBeVisible();
  await expect(page.getByText(books.leftText)).toBeVisible();
  await expect(grid(page)).toBeHidden();
  await expect(syncChip(page)).toHaveAccessibleName('Requiere tu atención (1). Ver actividad');

  await page.getByRole('link', {name: books.leftLink}).click();
  const waiting = page.getByRole('list', {name: activity.attention}).getByRole('listitem');
  await expect(waiting).toContainText(common['reason.sync.no-access']);
  const download = page.waitForEvent('download');
  await page.getByRole('button', {name: activity.exportAll}).click();
  const file = await readFile(await (await download).path(), 'utf8');
  // The draft that was being typed, and the category that was never sent; no row of the company, but for what the act was called.
  expect(file).toContain('Alquiler de mayo');
  expect(file).toContain('"categoryId"');
  expect(file).not.toMatch(/MOVIMIENTO 00[23]/);
});
