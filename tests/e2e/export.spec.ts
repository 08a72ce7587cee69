import {readFile} from 'node:fs/promises';
import {expect, type Page} from '@playwright/test';
import {strFromU8, unzipSync} from 'fflate';
import Papa from 'papaparse';
import {es as words} from '#src/features/bookkeeping/text/es.ts';
import {makeBookkeeper} from './api-person.ts';
import {test, untilInstalled} from './profile.ts';
import {grid, openBooksOf} from './steps.ts';

/** Exports what is listed in a format, and answers the file's bytes. */
async function exportList(page: Page, format: keyof typeof words, name: RegExp): Promise<Buffer> {
  await page.getByRole('button', {name: words.exportRows, exact: true}).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', {name: words[format]}).check({force: true});
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', {name: words.exportRows, exact: true}).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(name);
  await expect(dialog).toHaveCount(0);
  return readFile(await saved.path());
}

test('[BKS9] [BKS18] [BKS19] the list is exported as it is narrowed and sorted, without a server (ux.md U5)', async ({
  profile,
  product,
}) => {
  const person = await makeBookkeeper(product.url, 30);
  const page = await profile.open();
  await openBooksOf(page, person.email);
  await untilInstalled(page);
  await product.kill();

  await page.getByRole('combobox', {name: words.search}).fill('movimiento 02');
  await expect(page.getByRole('region', {name: words.totalsLabel})).toContainText('11 filas');
  await grid(page).getByRole('columnheader', {name: words.field_amount}).click();
  const shown = await grid(page).locator('[role=row][data-row]').allTextContents();

  const csv = (await exportList(page, 'exportFormat_csv-semicolon', /\.csv$/)).toString('utf8');
  const read = Papa.parse<Record<string, string>>(csv.slice(1), {header: true, delimiter: ';', skipEmptyLines: true});
  expect(read.data).toHaveLength(11);
  for (const [at, row] of read.data.entries()) expect(shown[at]).toContain(row[words.field_description]);

  const parts = unzipSync(await exportList(page, 'exportFormat_xlsx', /\.xlsx$/));
  expect(strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array()).match(/<row /g)).toHaveLength(12);
  // The next journey of this worker needs it.
  await product.start();
});
