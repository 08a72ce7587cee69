import {expect} from '@playwright/test';
import {demoPeople} from '#server/demo/add-demo-data.ts';
import {es} from '#src/features/contact/text/es.ts';
import {en as siteEn} from '#src/site/text/pages.en.ts';
import {es as siteEs} from '#src/site/text/pages.es.ts';
import {pt as sitePt} from '#src/site/text/pages.pt.ts';
import {findViolations} from './axe.ts';
import {expectNoSidewaysScroll} from './look.ts';
import {test} from './product.ts';
import {fillSignIn} from './steps.ts';

const message = 'Hola,\n¿cuánto cuesta migrar mi <LLC>?';

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

test('[FLD3] the contact form says at its fields what it cannot take, in three languages', async ({page}) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const long = 'x'.repeat(300);
  const script = '<script>alert(1)</script>';
  for (const [language, words] of Object.entries({es: siteEs, en: siteEn, pt: sitePt})) {
    await page.goto(`/${language}/contact`);
    const {required, emailInvalid} = words;
    const tries = [
      {typed: {name: '', email: '', message: ''}, said: {name: required, email: required, message: required}},
      // What is too long for a field is seen not to fit.
      {typed: {name: long, email: `${long}@faro.example`, message: 'x'.repeat(6_000)}, said: {email: emailInvalid}},
      {typed: {name: script, email: script, message: script}, said: {email: emailInvalid}},
      // The first letter is Cyrillic: only the server finds it.
      {typed: {name: 'Аnа', email: 'аna@faro.example', message: 'Аnа'}, said: {email: emailInvalid}},
    ];
    for (const {typed, said} of tries) {
      const fields = Object.entries(typed).map(([name, value]) => ({
        name,
        value,
        at: page.locator(`#contact-${name}`),
      }));
      for (const {value, at} of fields) await at.fill(value);
      const kept = await Promise.all(fields.map(async ({at}) => at.inputValue()));
      await page.getByRole('button', {name: words.send, exact: true}).click();
      for (const [name, message] of Object.entries(said)) {
        await expect.soft(page.locator(`#contact-${name}`)).toHaveAccessibleDescription(message);
        await expect.soft(page.locator(`#contact-${name}`)).toHaveAttribute('aria-invalid', 'true');
      }
      for (const [index, {value, at}] of fields.entries()) {
        expect.soft(kept[index]?.startsWith(value.slice(0, 11))).toBe(true);
        await expect.soft(at).toHaveValue(kept[index] ?? '');
      }
    }
  }
  expect(dialogs).toEqual([]);
});
