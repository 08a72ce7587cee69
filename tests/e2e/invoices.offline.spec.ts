import {expect, type Page} from '@playwright/test';
import {words as adminWords} from '#src/features/admin/invoices/text/words.ts';
import {es} from '#src/features/invoices/text/es.ts';
import {readPdf} from '#tests/workers/statement-pdf/read-pdf.ts';
import {findViolations} from './axe.ts';
import {expectNoSidewaysScroll} from './look.ts';
import {test} from './own-data.ts';
import {untilInstalled} from './profile.ts';
import {signIn, signInAsAdmin, untilSynced} from './steps.ts';

/** Presses a download and takes the bytes that the page gives to the browser: stock Firefox tells Playwright of no download. @returns the words of the PDF. */
async function download(page: Page, label: string): Promise<string> {
  const given = await page.evaluateHandle(() => {
    const make = URL.createObjectURL.bind(URL);
    const saved = Promise.withResolvers<number[]>();
    URL.createObjectURL = (blob: Blob) => {
      blob.arrayBuffer().then((buffer) => saved.resolve([...new Uint8Array(buffer)]), saved.reject);
      URL.createObjectURL = make;
      return make(blob);
    };
    return {bytes: saved.promise};
  });
  await page.getByRole('button', {name: label}).click();
  const bytes = await given.evaluate(async (saved) => saved.bytes);
  const {pages} = await readPdf(new Uint8Array(bytes));
  return pages.map(({text}) => text).join('\n');
}

test('[INV6] [INV10] [INV11] an owner reads and prints their invoices, also by a page that begins without a network; a bookkeeper has none', async ({
  page,
  browser,
  product,
}) => {
  await signIn(page, 'founder');
  await page.goto('/es/invoices');
  const list = page.getByRole('region', {name: es.list});
  await expect(list.getByRole('row').filter({hasText: 'Nube Andina LLC'})).toBeVisible();
  await expect(list.getByRole('row').filter({hasText: 'Viento Sur LLC'})).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await untilInstalled(page);
  await untilSynced(page);
  const line = await list.getByRole('row').filter({hasText: 'Nube Andina LLC'}).textContent();
  const number = /INV-\d{4}-\d{4}/.exec(line ?? '')?.[0] ?? '';
  const label = es.download.replace('{{number}}', number);
  expect(await download(page, label)).toContain('Valentina Ríos');

  await page.context().setOffline(true);
  await page.reload();
  await page.setViewportSize({width: 410, height: 820});
  const words = await download(page, label);
  for (const one of [number, 'Nube Andina LLC', 'Valentina Ríos', 'Mastercard •••• 4444', 'Total pagado'])
    expect(words).toContain(one);
  expect(await findViolations(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
  await page.context().setOffline(false);

  const context = await browser.newContext({baseURL: product.url, locale: 'es-419'});
  const bookkeeper = await context.newPage();
  await signIn(bookkeeper, 'bookkeeper');
  await bookkeeper.goto('/es/invoices');
  await expect(bookkeeper.getByRole('heading', {name: es.notYours})).toBeVisible();
  await context.close();
});

test('[INV13] an admin finds an invoice by its buyer and prints it', async ({page}) => {
  await signInAsAdmin(page);
  await page.goto('/es/admin/orders');
  await page.getByRole('main').getByRole('link', {name: adminWords.title.es}).click();
  await page.getByRole('searchbox', {name: adminWords.search.es}).pressSequentially('viento valentina');
  const row = page.getByRole('row').filter({hasText: 'Viento Sur LLC'});
  await expect(row).toBeVisible();
  await expect(page.getByRole('row').filter({hasText: 'Nube Andina'})).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
  const number = /INV-\d{4}-\d{4}/.exec((await row.textContent()) ?? '')?.[0] ?? '';
  const words = await download(page, adminWords.download.es.replace('{{number}}', number));
  expect(words).toContain('Viento Sur LLC');
});
