import {expect, type Page} from '@playwright/test';
import {words as work} from '#src/features/admin/work/text/words.ts';
import {words as companies} from '#src/features/admin/companies/text/words.ts';
import {es as books} from '#src/features/bookkeeping/text/es.ts';
import {es as checkout} from '#src/features/checkout/text/es.ts';
import {words as companyPage} from '#src/features/companies/company/text/words.ts';
import {es as dissolution} from '#src/features/dissolution/text/es.ts';
import {es as renewals} from '#src/features/renewals/text/es.ts';
import {es as common} from '#src/i18n/text/es.ts';
import {payWithSaved} from './formation-steps.ts';
import {test} from './product.ts';
import {signIn, signInAsAdmin, syncChip} from './steps.ts';

// A product of its own: its company is dissolved.
test.use({productEnvironment: {LOG_LEVEL: 'error'}});

const company = 'Estudio Sur LLC';
const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

/** Puts the reminder of the renewal off, which opens over the first screen. */
async function signInQuietly(page: Page): Promise<void> {
  await signIn(page, 'renewer');
  await page.getByRole('dialog').getByRole('button', {name: renewals.reminderLater}).click();
}

test('[DIS5] [DIS8] [DIS9] [DIS12] a company is dissolved on request; what a device had not sent is kept there, and a mistake is put right', async ({
  page,
  browser,
  product,
}) => {
  // Three devices, a payment and the desk, one after the other.
  test.slow();
  await signInQuietly(page);
  await page
    .getByRole('link', {name: new RegExp(`: ${company}$`)})
    .first()
    .click();
  await page.getByRole('link', {name: companyPage.seeDissolution.es}).click();
  await expect(page.getByText(dissolution['not.ein'])).toBeVisible();
  await expect(page.getByText(dissolution['renewals.open'])).toBeVisible();
  await page.getByLabel(dissolution.confirm).pressSequentially(company);
  await page.getByRole('button', {name: dissolution.act}).click();
  await expect(page.getByText(checkout.boughtWhy).first()).toBeVisible();
  await payWithSaved(page, 'disolver');
  await expect(page.getByRole('heading', {name: checkout.paidTitle, level: 1})).toBeVisible();
  await page.getByRole('link', {name: checkout['toBought.dissolution']}).click();
  await expect(page.getByRole('button', {name: dissolution.withdraw})).toBeVisible();

  // Another device of theirs has something that it cannot send.
  const other = await browser.newContext({baseURL: product.url});
  const late = await other.newPage();
  await signInQuietly(late);
  await late.getByRole('navigation').getByRole('link', {name: 'Cuentas', exact: true}).click();
  await expect(late.getByRole('button', {name: books.accountAdd}).first()).toBeVisible();
  await other.setOffline(true);
  await late.getByRole('button', {name: books.accountAdd}).first().click();
  const dialog = late.getByRole('dialog', {name: books.accountAdd});
  await dialog.getByLabel(books.rowName, {exact: true}).pressSequentially('Caja de atrás');
  await dialog.getByRole('button', {name: 'Guardar'}).click();
  await expect(dialog).toBeHidden();

  const desk = await browser.newPage({baseURL: product.url});
  await signInAsAdmin(desk);
  await desk.goto('/es/admin/work');
  await desk.getByRole('button', {name: `${work['kind.dissolve'].es}, ${company}`}).click();
  await desk.getByRole('button', {name: work['do.begin'].es}).last().click();
  await expect(page.getByText(dissolution.begunText)).toBeVisible();
  await expect(page.getByRole('button', {name: dissolution.withdraw})).toHaveCount(0);
  await desk.locator('input[type=file]').setInputFiles({name: 'acta.pdf', mimeType: 'application/pdf', buffer: pdf});
  await desk.getByRole('button', {name: work['do.done'].es}).last().click();
  await expect(desk.getByText(work['did.done'].es.replace('{{name}}', company))).toBeVisible();

  // It is told over every screen, and nothing of it is changed any more.
  await expect(page.getByText(dissolution.dissolvedText)).toBeVisible();
  await expect(page.getByText(new RegExp(`^${company} está disuelta desde el `)).first()).toBeVisible();
  await expect(page.getByRole('link', {name: common.dissolvedMore})).toBeVisible();

  await other.setOffline(false);
  await expect(syncChip(late)).toHaveAccessibleName(/^Requiere tu atención \(1\)/, {timeout: 60_000});
  await syncChip(late).click();
  await expect(late.getByText(/Esta empresa está disuelta: ya no se cambia nada en ella/)).toBeVisible();
  await other.close();

  await desk.goto('/es/admin/companies');
  await desk.getByRole('button', {name: companies.reopenOf.es.replace('{{name}}', company)}).click();
  await desk.getByLabel(companies.reopenNote.es).pressSequentially('El estado devolvió los papeles.');
  await desk.getByRole('dialog').getByRole('button', {name: companies.reopen.es}).click();
  await expect(desk.getByText(companies.reopened.es.replace('{{name}}', company))).toBeVisible();
  await desk.close();
  await expect(page.getByText(dissolution.begunText)).toBeVisible();
  await expect(page.getByText('El estado devolvió los papeles.')).toBeVisible();
});
