import {readFile} from 'node:fs/promises';
import {expect} from '@playwright/test';
import {protocolHeader, wireVersion} from '#contract/wire-version.ts';
import {es as activity} from '#src/features/activity/text/es.ts';
import {es as common} from '#src/i18n/text/es.ts';
import {es as books} from '#src/features/bookkeeping/text/es.ts';
import {reasons} from '#src/features/bookkeeping/text/reasons.ts';
import {makeBookkeeper} from './api-person.ts';
import {expectNoSidewaysScroll} from './look.ts';
import {test} from './own-data.ts';
import {untilInstalled} from './profile.ts';
import {queryData} from './query-data.ts';
import {categorise, focusGrid, goToRow, grid, openBooksOf, syncChip, untilSynced, untilWaiting} from './steps.ts';

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

test('[UPL12] [UPL10] a receipt that was not sent when its company was taken away can be saved elsewhere, and given up', async ({
  page,
  product,
}) => {
  const {email, companyId} = await makeBookkeeper(product.url, 2);
  await openBooksOf(page, email);
  await untilSynced(page);
  // The server gets the row, and never the bytes.
  const start = '**/api/v1/files/start-upload';
  await page.context().route(start, async (route) => route.abort());
  await goToRow(page, 'MOVIMIENTO 001');
  await page.keyboard.press('Enter');
  const detail = page.getByRole('region', {name: 'Detalle del movimiento'});
  const asked = page.waitForEvent('filechooser');
  await detail.getByRole('button', {name: 'Agregar recibo'}).click();
  const buffer = Buffer.from('%PDF-1.7 taxi');
  await (await asked).setFiles([{name: 'taxi.pdf', mimeType: 'application/pdf', buffer}]);
  await expect(detail.getByRole('list', {name: 'Recibos'})).toContainText('taxi.pdf');

  await page.goto('/es/activity');
  const files = page.getByRole('list', {name: activity.files}).getByRole('listitem');
  await expect(files).toContainText(['taxi.pdf']);
  await expect(page.getByText(activity.pendingFiles)).toBeVisible();
  await expect(page.getByRole('button', {name: activity.sendNow})).toBeVisible();

  const error = {code: 'validation', reason: 'file.wrong-content', message: 'Refused.'};
  const headers = {[protocolHeader]: String(wireVersion)};
  await page.context().route(start, async (route) => route.fulfill({status: 422, headers, json: {error}}));
  // A start tries at once; it may be refused before that already.
  await page.reload();
  const left = page.getByRole('list', {name: activity.attention}).getByRole('listitem');
  await expect(left).toContainText([reasons['file.wrong-content'].es]);
  await left.getByRole('button', {name: activity.more}).click();
  await page.getByRole('menuitem', {name: activity.discard}).click();
  await expect(left).toContainText([activity.attentionNone]);
  await page.getByRole('button', {name: activity.undoLast}).click();
  await expect(left).toContainText([reasons['file.wrong-content'].es]);
  await expect(page.getByText(activity.pendingNoMore)).toBeVisible();

  await queryData(product, takeAccessAway, [companyId]);
  await expect(left).toContainText([activity.fileLeft]);
  await expect(files).toHaveCount(0);
  await expect(syncChip(page)).toHaveAccessibleName('Requiere tu atención (1). Ver actividad');
  await page.setViewportSize({width: 410, height: 860});
  await expectNoSidewaysScroll(page);
  await left.getByRole('button', {name: activity.more}).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', {name: activity.fileSave}).click();
  expect((await download).suggestedFilename()).toBe('taxi.pdf');
  expect(await readFile(await (await download).path())).toEqual(buffer);

  await left.getByRole('button', {name: activity.more}).click();
  await page.getByRole('menuitem', {name: activity.discard}).click();
  await page.getByRole('alertdialog').getByRole('button', {name: common.cancel}).click();
  await expect(left).toContainText([activity.fileLeft]);
  await left.getByRole('button', {name: activity.more}).click();
  await page.getByRole('menuitem', {name: activity.discard}).click();
  await page.getByRole('alertdialog').getByRole('button', {name: activity.fileDiscard}).click();
  await expect(left).toContainText([activity.attentionNone]);
  await expect(page.getByText(activity.pendingNone, {exact: true})).toBeVisible();
});
