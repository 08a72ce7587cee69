import {expect} from '@playwright/test';
import {en as enImport} from '#src/features/bookkeeping/text/en.ts';
import {es as words} from '#src/features/bookkeeping/text/es.ts';
import {pt as ptImport} from '#src/features/bookkeeping/text/pt.ts';
import {chooseAccount, countOf, importButton, openImport, pickFile, readingOf, reason} from './import-steps.ts';
import {test} from './product.ts';
import {openBooks, signIn} from './steps.ts';

const header = 'Fecha,Concepto,Importe\n';
const size = 2_097_152;

/** What a person may pick by mistake, and what it is refused for. Source: the issue, *Proof*. */
const refused: readonly {what: string; content: Buffer; because: string}[] = [
  {what: 'a PDF renamed .csv', content: Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\n'), because: 'is-pdf'},
  {what: 'an empty file', content: Buffer.alloc(0), because: 'empty'},
  {what: 'a header alone', content: Buffer.from(header), because: 'header-only'},
  {what: '3 MB', content: Buffer.from(header + '2026-01-31,Café,-1.00\n'.repeat(143_000)), because: 'too-large'},
  {what: '1,048,576 rows in 2 MB', content: Buffer.from('1\n'.repeat(1_048_576)), because: 'too-many-rows'},
  {
    what: 'a single field of 2 MB',
    content: Buffer.from(`${header}2026-01-31,"${'x'.repeat(size - 100)}",-1.00\n`),
    because: 'field-too-long',
  },
  {what: 'NUL bytes', content: Buffer.from(`${header}2026-01-31,Caf\0\0\0,-1.00\n\0\0\0\0`), because: 'binary'},
];

test('each file that is no statement is refused with its own words, and nothing is half-done (S5.23, S8.09, S8.10)', async ({
  page,
}) => {
  await signIn(page);
  await openImport(page);
  const path = new URL(page.url()).pathname.replace('/es/', '/');
  await pickFile(page, {name: 'primero.csv', content: `${header}2026-01-31,Papelería,-1.00\n`});
  await chooseAccount(page, 'Mercury');
  await expect(importButton(page)).toBeVisible();
  const alert = page.getByRole('main').getByRole('alert');
  for (const {what, content, because} of refused)
    await test.step(what, async () => {
      await pickFile(page, {name: 'banco.csv', content});
      await expect(alert, what).toHaveText(reason(because), {timeout: 60_000});
      await expect(importButton(page)).toHaveCount(0);
      await expect(page.getByRole('region', {name: words.countsLabel})).toHaveCount(0);
    });

  await test.step('UTF-16 is read', async () => {
    const content = Buffer.from(`\uFEFF${header}2026-01-31,Ñandú 東京,-1.00\n`, 'utf16le');
    await pickFile(page, {name: 'utf16.csv', content});
    await expect(countOf(page, words.countNew)).toHaveText('1');
    await expect(alert).toHaveCount(0);
    await expect(readingOf(page, words.readEncoding)).toContainText('UTF-16LE');
    await expect(page.getByRole('region', {name: words.previewTitle})).toContainText('Ñandú 東京');
  });

  await test.step('none of it left a trace', async () => {
    await openBooks(page);
    await page.getByRole('link', {name: words.tabImports}).click();
    // Those the demo company came with, named by account and last day; none of ours.
    const names = page.getByRole('main').getByRole('link', {name: /\.csv$/});
    await expect(names.first()).toBeVisible();
    for (const name of await names.allTextContents()) expect(name).toMatch(/-\d{4}-\d\d-\d\d\.csv$/);
  });

  const others = [
    {language: 'en', text: enImport},
    {language: 'pt', text: ptImport},
  ] as const;
  for (const {language, text} of others)
    await test.step(`in ${language}`, async () => {
      await page.goto(`/${language}${path}`);
      await pickFile(page, {name: 'banco.csv', content: '%PDF-1.7\n'});
      await page.getByRole('button', {name: new RegExp(`${text.field_account}$`)}).click();
      await page.getByRole('option', {name: 'Mercury'}).click();
      await expect(alert).toHaveText(text['reason-is-pdf']);
    });
});
