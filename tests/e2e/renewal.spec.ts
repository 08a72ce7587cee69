import {expect, type Page} from '@playwright/test';
import {words as work} from '#src/features/admin/work/text/words.ts';
import {es as checkout} from '#src/features/checkout/text/es.ts';
import {es as renewals} from '#src/features/renewals/text/es.ts';
import {payWithCard} from './formation-steps.ts';
import {test} from './product.ts';
import {signIn, signInAsAdmin} from './steps.ts';

// A product of its own: the same renewal is marked as filed elsewhere in another journey.
test.use({productEnvironment: {LOG_LEVEL: 'error'}});

const company = 'Estudio Sur LLC';
type Kind = 'kind.find-fee' | 'kind.file-renewal';

/** Opens what waits for the desk about the company. */
async function openWork(desk: Page, kind: Kind): Promise<void> {
  await desk.goto('/es/admin/work');
  await desk.getByRole('button', {name: `${work[kind].es}, ${company}`}).click();
}

test('[BUY8] [BUY4] [BUY9] [BUY12] a fee is asked for, said and paid, and the renewal is filed once the desk has the proof of the state', async ({
  page,
  browser,
  product,
}) => {
  await signIn(page, 'renewer');
  await page.getByRole('dialog').getByRole('link', {name: renewals.reminderSee}).click();
  await page.getByRole('button', {name: renewals.payFeeAsk}).click();
  await expect(page.getByText(/^Lo estamos averiguando desde el /)).toBeVisible();

  const desk = await browser.newPage({baseURL: product.url});
  await signInAsAdmin(desk);
  await openWork(desk, 'kind.find-fee');
  await desk.getByLabel(work.fee.es).fill('62');
  await desk.getByRole('button', {name: work['do.fee'].es}).click();
  await expect(desk.getByText(work['did.fee'].es.replace('{{name}}', company))).toBeVisible();

  // The owner's page hears of it by itself.
  await page.getByRole('button', {name: renewals.payAct}).click();
  await expect(page.getByText(checkout.boughtWhy).first()).toBeVisible();
  await payWithCard(page, '4242 4242 4242 4242');
  await expect(page.getByRole('heading', {name: checkout.paidTitle, level: 1})).toBeVisible();
  await page.getByRole('link', {name: checkout['toBought.renewal']}).click();
  await expect(page.getByText(/Lo estamos presentando; no tienes que hacer nada más/)).toBeVisible();
  await expect(page.getByRole('button', {name: renewals.payAct})).toHaveCount(0);

  await openWork(desk, 'kind.file-renewal');
  await desk.locator('input[type=file]').setInputFiles({
    name: 'acuse.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
  });
  await desk.getByRole('button', {name: work['do.done'].es}).last().click();
  await expect(desk.getByText(work['did.done'].es.replace('{{name}}', company))).toBeVisible();
  await desk.close();

  await expect(page.getByText(/^Presentado por Faro el /)).toBeVisible();
  await expect(page.getByRole('button', {name: renewals.proofDownload})).toBeVisible();
});
