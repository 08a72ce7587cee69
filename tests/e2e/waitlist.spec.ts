import {expect, type Page} from '@playwright/test';
import {words as adminWords} from '#src/features/admin/text/words.ts';
import {es} from '#src/site/text/pages.es.ts';
import {wordsIn} from '#src/i18n/words.ts';
import {findViolations} from './axe.ts';
import {expectNoSidewaysScroll} from './look.ts';
import {readNewestMail} from './mailbox.ts';
import {test} from './product.ts';
import {signInAsAdmin} from './steps.ts';

const admin = wordsIn(adminWords, 'es');
const email = 'iara@example.com';

/** What was typed stays where it is wrong and where there is no network. */
async function leaveAddress(page: Page): Promise<void> {
  await page.goto('/es');
  await page.locator('#start').getByRole('link', {name: es.soonSend}).click();
  await expect(page.getByLabel(es.soonTopic)).toHaveValue('account');
  await page.getByLabel(es.soonTopic).selectOption('forms');
  const field = page.getByLabel(es.email, {exact: true});
  const send = page.getByRole('button', {name: es.soonSend});
  await field.fill('iara');
  await send.click();
  await expect(field).toHaveAccessibleDescription(es.emailInvalid);
  await field.fill(email);
  await page.context().setOffline(true);
  await send.click();
  await expect(page.getByRole('alert')).toContainText(es.soonOffline);
  await page.context().setOffline(false);
  await send.click();
  await expect(page.getByRole('status').filter({hasText: es.soonSent})).toBeFocused();
  await expectNoSidewaysScroll(page);
  expect(await findViolations(page)).toEqual([]);
}

test('[CTC7] [CTC9] [CTC10] [CTC12] a visitor leaves an address for what is not there yet, an admin reads it, and the mail’s link takes it off', async ({
  page,
  browser,
  product,
}) => {
  await test.step('a visitor leaves an address', async () => leaveAddress(page));
  const office = await (await browser.newContext({baseURL: product.url})).newPage();
  await test.step('an admin reads it', async () => {
    await signInAsAdmin(office);
    await office.getByRole('link', {name: admin.waitTitle}).click();
    await expect(office.getByText(email)).toBeVisible();
    await expect(office.getByText(admin['topic.forms']).first()).toBeVisible();
    expect(await findViolations(office)).toEqual([]);
  });
  await test.step('the link of the mail takes it off, with one press', async () => {
    const mail = await readNewestMail(product.url, email, 'Te avisaremos cuando esté');
    const link = /\/es\/coming-soon#leave=[\w-]+/.exec(mail)?.[0] ?? '';
    await page.goto('/es');
    await page.goto(link);
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', {name: es.soonLeave}).click();
    await expect(page.getByText(es.soonLeft)).toBeFocused();
    expect(page.url()).not.toContain('leave');
    await office.reload();
    await expect(office.getByText(admin.waitNone)).toBeVisible();
  });
});
