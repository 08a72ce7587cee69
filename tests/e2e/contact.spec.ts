import {expect} from '@playwright/test';
import {demoPeople} from '#server/demo/add-demo-data.ts';
import {es} from '#src/features/contact/text/es.ts';
import {es as common} from '#src/i18n/text/es.ts';
import {findViolations} from './axe.ts';
import {expectNoSidewaysScroll} from './look.ts';
import {test} from './product.ts';
import {queryData} from './query-data.ts';
import {fillSignIn} from './steps.ts';

const message = 'Hola,\n¿cuánto cuesta migrar mi <LLC>?';

test('[CTC6] an admin who cannot fetch the messages is told so and tries again; without any there is a word for that', async ({
  page,
  product,
}) => {
  // Another journey may have written one.
  await queryData(product, 'delete from contact_messages');
  await page.goto('/es/login');
  await fillSignIn(page, demoPeople.admin.email);
  await page.waitForURL('**/es/admin');
  const messages = '**/api/v1/admin/contact-messages*';
  await page.route(messages, (route) => route.abort());
  await page.getByRole('link', {name: es.title}).click();
  await expect(page.getByText(es.trouble)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.unroute(messages);
  await page.getByRole('button', {name: common.retry}).click();
  await expect(page.getByText(es.none)).toBeVisible();
});

test('[CTC2] [CTC6] what a visitor writes arrives: in the mailbox, and in front of an admin', async ({
  page,
  browser,
  product,
}) => {
  await page.goto('/es/contact');
  await page.getByLabel('Nombre').fill('Eva Ruiz');
  await page.getByLabel('Correo').fill('eva@example.com');
  await page.getByLabel('Mensaje').fill(message);
  await page.getByRole('button', {name: 'Enviar mensaje'}).click();
  await expect(page.getByText('Mensaje enviado correctamente')).toBeVisible();

  await expect(async () => {
    await page.goto('/dev/mailbox');
    await expect(page.getByRole('link', {name: 'Mensaje de contacto de Eva Ruiz'})).toBeVisible({timeout: 100});
  }).toPass();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('link', {name: 'Mensaje de contacto de Eva Ruiz'}).click();
  const asItLooks = page.frameLocator('iframe');
  await expect(asItLooks.getByText('¿cuánto cuesta migrar mi <LLC>?')).toBeVisible();

  const admin = await (await browser.newContext({baseURL: product.url})).newPage();
  await admin.goto('/es/login');
  await fillSignIn(admin, demoPeople.admin.email);
  await admin.waitForURL('**/es/admin');
  await admin.getByRole('link', {name: es.title}).click();
  await expect(admin.getByRole('heading', {name: 'Eva Ruiz'})).toBeVisible();
  await expect(admin.getByText('¿cuánto cuesta migrar mi <LLC>?')).toBeVisible();
  await expect(admin.getByRole('link', {name: 'Responder a Eva Ruiz'})).toHaveAttribute(
    'href',
    /^mailto:eva%40example\.com\?subject=/,
  );
  expect(await findViolations(admin)).toEqual([]);
  await admin.setViewportSize({width: 410, height: 800});
  await admin.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
  expect(await findViolations(admin)).toEqual([]);
  await expectNoSidewaysScroll(admin);
});
