import {expect} from '@playwright/test';
import {stepWords} from '#contract/companies/move-words.data.ts';
import {demoPeople} from '#server/demo/add-demo-data.ts';
import {words as adminCompanyWords} from '#src/features/admin/companies/text/words.ts';
import {words as workWords} from '#src/features/admin/work/text/words.ts';
import {words as companyWords} from '#src/features/companies/company/text/words.ts';
import {es as companiesTexts} from '#src/features/companies/text/es.ts';
import {es as renewals} from '#src/features/renewals/text/es.ts';
import {letterPdf} from '#tests/fixtures/pdf-bytes.ts';
import {findViolations} from './axe.ts';
import {readNewestMail} from './mailbox.ts';
import {test} from './own-data.ts';
import {untilInstalled} from './profile.ts';
import {fillSignIn, signIn, signInAsAdmin, untilSynced} from './steps.ts';
import {wordsIn} from '#src/i18n/words.ts';

const work = wordsIn(workWords, 'es');
const moving = wordsIn(adminCompanyWords, 'es');
const own = wordsIn(companyWords, 'es');

test('[PRG9] [PRG10] [DSK1] [DSK3] an admin takes work and does it: the owner’s open screen shows it by itself, and the mail is there', async ({
  page,
  product,
  browser,
}) => {
  await signIn(page, 'founder');
  await page.getByRole('link', {name: new RegExp(`^${companiesTexts.openCompany}: Nube Andina`)}).click();
  await expect(page.getByText(own['now.faro'])).toBeVisible();

  const context = await browser.newContext({baseURL: product.url});
  const admin = await context.newPage();
  await signInAsAdmin(admin);
  await admin.goto('/es/admin/work');
  // The company waits for other work too.
  const filing = admin.getByRole('row', {name: `${work['kind.file-state']}, Nube Andina LLC`});
  await filing.getByRole('button', {name: `${work.assigned}: ${work.nobody}, Nube Andina LLC`}).click();
  await admin.getByRole('menuitem', {name: work.take}).click();
  await expect(filing.getByRole('button', {name: `${work.assigned}: Admin Faro, Nube Andina LLC`})).toBeVisible();
  await admin.getByRole('button', {name: `${work['kind.file-state']}, Nube Andina LLC`}).click();
  const panel = admin.getByRole('region', {name: moving.steps.replace('{{name}}', 'Nube Andina LLC')});
  const note = 'Delaware la recibió con el archivo 7714.';
  // Typed by key: React does not hear Playwright's `fill` in stock Firefox.
  await panel.getByRole('textbox', {name: /^Nota/}).pressSequentially(note);
  expect(await findViolations(admin)).toEqual([]);
  const answered = admin.waitForResponse(/move-company/);
  await panel.getByRole('button', {name: moving['act.filed']}).click();
  await answered;
  await expect(page.getByText(own['now.state'])).toBeVisible();

  // What is done has left the list.
  await expect(admin.getByRole('button', {name: `${work['kind.file-state']}, Nube Andina LLC`})).toHaveCount(0);
  const mail = await readNewestMail(product.url, demoPeople.founder.email, 'Nube Andina LLC');
  expect(mail).toContain(note);
  expect(mail).toContain(stepWords.filed.es.means);
  expect(await findViolations(page)).toEqual([]);
  await untilSynced(page);
  await untilInstalled(page);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText(own['now.state'])).toBeVisible();
  await page.context().setOffline(false);
});

test('[RNW10] [RNW11] a renewal is marked as filed elsewhere with its proof, stands after a reload, and the mark is taken back', async ({
  page,
}) => {
  await page.goto('/es/login');
  await fillSignIn(page, demoPeople.renewer.email);
  await page.getByRole('link', {name: renewals.reminderSee}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Renovación en Wyoming'})).toBeVisible();
  await page.getByRole('spinbutton').first().click();
  // A day that has begun in Wyoming too.
  await page.keyboard.type('01112026');
  const file = {name: 'acuse.pdf', mimeType: 'application/pdf', buffer: Buffer.from(letterPdf())};
  await page.locator('main input[type=file]').first().setInputFiles(file);
  await page.getByRole('button', {name: renewals.mark}).click();
  const done = page.getByText(/está al día|^Presentado por su cuenta el /).first();
  await expect(done).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.reload();
  await expect(done).toBeVisible();
  await page.getByRole('button', {name: renewals.unmark}).click();
  await expect(page.getByRole('button', {name: renewals.mark})).toBeVisible();
});
