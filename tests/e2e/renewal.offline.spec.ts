import {expect, type Page} from '@playwright/test';
import {words as work} from '#src/features/admin/work/text/words.ts';
import {es as checkout} from '#src/features/checkout/text/es.ts';
import {es as renewals} from '#src/features/renewals/text/es.ts';
import {payWithSaved} from './formation-steps.ts';
import {test} from './product.ts';
import {untilInstalled} from './profile.ts';
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

test('[BUY8] [BUY4] [BUY9] [BUY12] [BUY13] a fee is asked for, said and paid, and the renewal is filed once the desk has the proof of the state, which is told and stays readable offline', async ({
  page,
  browser,
  product,
}) => {
  // Two people and a payment, one after the other.
  test.slow();
  await signIn(page, 'renewer');
  await page.getByRole('dialog').getByRole('link', {name: renewals.reminderSee}).click();
  await page.getByRole('button', {name: renewals.payFeeAsk}).click();
  await expect(page.getByText(/^Lo estamos averiguando desde el /)).toBeVisible();

  const desk = await browser.newPage({baseURL: product.url});
  await signInAsAdmin(desk);
  await openWork(desk, 'kind.find-fee');
  await desk.getByLabel(work.fee.es).pressSequentially('62');
  await desk.getByRole('button', {name: work['do.fee'].es}).click();
  await expect(desk.getByText(work['did.fee'].es.replace('{{name}}', company))).toBeVisible();

  // The owner's page hears of it by itself.
  // Firefox gives the focus to nothing in a tab that is not in front, and a list opens as its field has the focus.
  await page.bringToFront();
  await page.getByRole('button', {name: renewals.payAct}).click();
  await expect(page.getByText(checkout.boughtWhy).first()).toBeVisible();
  await payWithSaved(page, 'presentar');
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
  await page.getByRole('button', {name: /sin leer/}).click();
  const told = page.getByRole('dialog').getByText(/Estudio Sur LLC: .* y puedes descargar el comprobante$/);
  await expect(told).toHaveCount(1);
  await page.keyboard.press('Escape');

  await untilInstalled(page);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText(/^Presentado por Faro el /)).toBeVisible();
  await page.context().setOffline(false);
});
