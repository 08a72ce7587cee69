import {expect} from '@playwright/test';
import {words as mailWords} from '#src/features/admin/mail/text/words.ts';
import {words as workWords} from '#src/features/admin/work/text/words.ts';
import {es} from '#src/features/mailing/text/es.ts';
import {wordsIn} from '#src/i18n/words.ts';
import {letterPdf} from '#tests/fixtures/pdf-bytes.ts';
import {findViolations} from './axe.ts';
import {expectNoSidewaysScroll} from './look.ts';
import {test} from './product.ts';
import {untilInstalled} from './profile.ts';
import {signIn, signInAsAdmin, untilSynced} from './steps.ts';

// A product of its own: other journeys count the mail and the work of this company.
test.use({productEnvironment: {LOG_LEVEL: 'error'}});

const mails = wordsIn(mailWords, 'es');
const work = wordsIn(workWords, 'es');
const company = 'Ceibo Studio LLC';

test('[MLG12] [MLG14] [MLG15] [BUY12] the owner asks for shredding, calls it off and asks again, the desk does it, and the owner reads so, also without a network', async ({
  page,
  browser,
  product,
}) => {
  // Two people, one after the other.
  test.slow();
  const desk = await browser.newPage({baseURL: product.url});
  await signInAsAdmin(desk);
  await desk.goto('/es/admin/mail');
  const letter = Buffer.from(letterPdf({text: 'To CEIBO STUDIO LLC'}));
  await desk
    .locator('main input[type=file]')
    .setInputFiles([{name: 'letter.pdf', mimeType: 'application/pdf', buffer: letter}]);
  await expect(desk.getByRole('radio', {name: new RegExp(company)})).toBeChecked();
  // Typed by key: React does not hear Playwright's `fill` in stock Firefox.
  await desk.getByRole('textbox', {name: mails.sender}).pressSequentially('Banco del Faro');
  await desk.getByRole('textbox', {name: mails.subject}).pressSequentially('Carta de prueba');
  await desk.keyboard.press('Enter');
  await expect(desk.getByText(mails['state.sent'].replace('{{company}}', company)).first()).toBeVisible();

  await page.setViewportSize({width: 410, height: 820});
  await signIn(page);
  await page.goto('/es/mailing');
  await page.getByRole('button', {name: 'Banco del Faro'}).click();
  const shred = page.getByRole('button', {name: es['paper.shred'], exact: true});
  await shred.click();
  const question = page.getByRole('dialog', {name: es['paper.shredTitle']});
  await expect(question.getByText(es['paper.shredText'])).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await question.getByRole('button', {name: es['paper.shredAct']}).click();
  await expect(page.getByText(/Todavía no empezamos/)).toBeVisible();
  await page.getByRole('button', {name: es['paper.callOff.shred']}).click();
  await page.getByRole('dialog').getByRole('button', {name: es['paper.callOffAct'], exact: true}).click();
  await expect(page.getByText(/^Cancelaste la destrucción/)).toBeVisible();
  await shred.click();
  await question.getByRole('button', {name: es['paper.shredAct']}).click();
  await expect(page.getByText(/Todavía no empezamos/)).toBeVisible();
  await expectNoSidewaysScroll(page);

  await desk.goto('/es/admin/work');
  await desk.getByRole('button', {name: `${work['kind.shred-mail']}, ${company}`}).click();
  const panel = desk.getByRole('region', {name: work.boughtOf.replace('{{name}}', company)});
  await expect(panel.getByText(/Banco del Faro/)).toBeVisible();
  await panel.getByRole('button', {name: work['do.begin'], exact: true}).click();
  await expect(page.getByText(es['paper.shred.doing'])).toBeVisible();
  await expect(page.getByRole('button', {name: es['paper.callOff.shred']})).toHaveCount(0);
  await panel.getByRole('button', {name: work['do.done'], exact: true}).click();
  await expect(desk.getByRole('button', {name: `${work['kind.shred-mail']}, ${company}`})).toHaveCount(0);

  // The owner's page hears of it by itself.
  await expect(page.getByText(/^Destruido el /)).toBeVisible();
  await expect(shred).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);

  await untilSynced(page);
  await untilInstalled(page);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('button', {name: 'Banco del Faro'}).click();
  await expect(page.getByText(/^Destruido el /)).toBeVisible();
  await page.context().setOffline(false);
  await desk.close();
});
