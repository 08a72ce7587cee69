import {readFile} from 'node:fs/promises';
import {expect, type Locator, type Page} from '@playwright/test';
import {civilDateIn, lastMonths} from '#contract/kernel/dates.ts';
import {en} from '#src/features/bookkeeping/text/en.ts';
import {es} from '#src/features/bookkeeping/text/es.ts';
import {pt} from '#src/features/bookkeeping/text/pt.ts';
import {en as pdfEn} from '#workers/statement-pdf/text/en.ts';
import {es as pdfEs} from '#workers/statement-pdf/text/es.ts';
import {pt as pdfPt} from '#workers/statement-pdf/text/pt.ts';
import {openImport, pickFile, runImport} from './import-steps.ts';
import {test} from './product.ts';
import {forgetFetched, untilInstalled} from './profile.ts';
import {signIn, untilSynced} from './steps.ts';
import {readPdf} from '#tests/workers/statement-pdf/read-pdf.ts';

const timeZone = 'America/Bogota';
const account = {name: 'Banco Ñandú', bank: 'Column N.A.', ending: '4321'};
const counterparties = [
  'Ferretería Muñoz & Peña',
  'São João da Conceição Ltda',
  'Zażółć gęślą jaźń Sp. z o.o. Łódź',
  'Живјо д.о.о. Жабаљ',
  '東京商事',
  'شركة العين',
];

/** A month of movements, sixty of them and so more than a page; a movement before and one after belong to other months. */
function writeMonth(month: string, next: string): string {
  const rows = Array.from({length: 60}, (_, row) => {
    const day = String(1 + (row % 28)).padStart(2, '0');
    return `${month}-${day},"${counterparties[row % counterparties.length]} ${row + 1}",${row % 2 === 0 ? '-10.25' : '30.50'}`;
  });
  return ['Date,Description,Amount', ...rows, `${next}-01,Otro mes,999.99`].join('\n');
}

async function addAccount(page: Page): Promise<void> {
  await page.getByRole('button', {name: es.firstAccount}).click();
  const dialog = page.getByRole('dialog', {name: es.accountAdd});
  await dialog.getByLabel(es.rowName, {exact: true}).fill(account.name);
  await dialog.getByLabel(es.accountBank).fill(account.bank);
  await dialog.getByLabel(es.accountEnding).fill(account.ending);
  await dialog.getByLabel(es.openingBalance, {exact: true}).fill('1000');
  await dialog.getByRole('button', {name: es.save}).click();
  await expect(dialog).toBeHidden();
}

async function choose(page: Page, field: Locator, option: string | RegExp): Promise<void> {
  await field.click();
  await page.getByRole('option', {name: option}).click();
}

type Words = typeof es;

/** Makes the statement of a month on the open screen. @returns what a reader finds in the file. */
async function makeStatement(page: Page, words: Record<keyof Words, string>, month: string) {
  await choose(page, page.getByRole('button', {name: new RegExp(`${words.field_account}$`)}), /Ñandú/);
  const months = page.getByRole('button', {name: new RegExp(`${words.statementMonth}$`)});
  await months.click();
  await expect(page.getByRole('option')).toHaveCount(7);
  // A month may have ended since it was chosen.
  await page
    .getByRole('option')
    .nth(lastMonths(civilDateIn(timeZone, Date.now())).indexOf(month))
    .click();
  await page.getByRole('button', {name: words.statementMake}).click();
  await expect(page.getByRole('heading', {name: words.statementReady})).toBeVisible({timeout: 60_000});
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', {name: words.statementDownload}).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${words.statementFile}-${month}-${account.name}.pdf`);
  return readPdf(new Uint8Array(await readFile(await download.path())));
}

test('the statement of a month is made offline, with every letter, in three languages (S2.23, S3.18)', async ({
  page,
  product,
}) => {
  const [thisMonth = '', month = ''] = lastMonths(civilDateIn(timeZone, Date.now()));
  await signIn(page);
  await untilInstalled(page);
  await openImport(page);
  await pickFile(page, {name: 'mes.csv', content: writeMonth(month, thisMonth)});
  await addAccount(page);
  await runImport(page);
  await untilSynced(page);
  const {pathname} = new URL(page.url());
  const path = pathname.replace(/^\/es|\/import$/g, '').replace(/\/import$/, '');

  await page.goto(`/es${path}/statements`);
  // The letters of other scripts come once over the network and stay on the device.
  await makeStatement(page, es, month);
  await forgetFetched(page);
  await product.kill();

  const inLanguages = [
    {
      language: 'es',
      words: es,
      pdf: pdfEs,
      opening: '1,000.00',
      moneyIn: '+915.00',
      moneyOut: '\u2212307.50',
      closing: '1,607.50',
    },
    {
      language: 'en',
      words: en,
      pdf: pdfEn,
      opening: '1,000.00',
      moneyIn: '+915.00',
      moneyOut: '\u2212307.50',
      closing: '1,607.50',
    },
    {
      language: 'pt',
      words: pt,
      pdf: pdfPt,
      opening: '1.000,00',
      moneyIn: '+915,00',
      moneyOut: '\u2212307,50',
      closing: '1.607,50',
    },
  ] as const;
  for (const {language, words, pdf, ...figures} of inLanguages) {
    await test.step(`in ${language}`, async () => {
      await page.goto(`/${language}${path}/statements`);
      const {pages, text} = await makeStatement(page, words, month);
      expect(pages.length).toBeGreaterThan(1);
      const found = new Set(pages.flatMap(({items}) => items.map((item) => item.text)));
      for (const label of [pdf.opening, pdf.moneyIn, pdf.moneyOut, pdf.closing, pdf.number])
        expect(found).toContain(label);
      for (const figure of Object.values(figures)) expect(text).toContain(figure);
      expect(text).toContain(`•••• ${account.ending}`);
      expect(text).toContain(account.bank);
      expect(text).toContain('Ceibo Studio LLC');
      for (let row = 1; row <= 60; row += 1) expect(text).toContain(` ${row}`);
      for (const latin of counterparties.slice(0, 5)) expect(text).toContain(latin);
      expect(text).toMatch(/[\u0600-\u06FF\uFB50-\uFEFF]/);
      expect(text).not.toContain('Otro mes');
      for (const [index, {text: onPage}] of pages.entries())
        expect(onPage).toContain(
          pdf.page.replace('{page}', String(index + 1)).replace('{pages}', String(pages.length)),
        );
    });
  }
  await product.start();
});
