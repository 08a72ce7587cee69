import {expect, type Browser, type Page} from '@playwright/test';
import {demoPeople} from '#server/demo/add-demo-data.ts';
import {words as contactWords} from '#src/features/contact/text/words.ts';
import {en as siteEn} from '#src/site/text/pages.en.ts';
import {es as siteEs} from '#src/site/text/pages.es.ts';
import {pt as sitePt} from '#src/site/text/pages.pt.ts';
import {findViolations} from './axe.ts';
import {expectNoSidewaysScroll} from './look.ts';
import {test} from './product.ts';
import {fillSignIn} from './steps.ts';
import {wordsIn} from '#src/i18n/words.ts';

const es = wordsIn(contactWords, 'es');

const inLanguages = {es: siteEs, en: siteEn, pt: sitePt} as const;
const long = 'x'.repeat(300);
const script = '<script>alert(1)</script>';

type Fields = Partial<Record<'name' | 'email' | 'message', string>>;

const field = (page: Page, name: string) => page.locator(`#contact-${name}`);
const send = async (page: Page) => page.getByRole('button', {name: 'Enviar mensaje'}).click();

/** What the form does not take, and what it says at its fields. */
function listBad({required, emailInvalid}: typeof siteEs): {typed: Required<Fields>; said: Fields}[] {
  return [
    {typed: {name: '', email: '', message: ''}, said: {name: required, email: required, message: required}},
    // What is too long for a field is seen not to fit.
    {typed: {name: long, email: `${long}@faro.example`, message: 'x'.repeat(6_000)}, said: {email: emailInvalid}},
    {typed: {name: script, email: script, message: script}, said: {email: emailInvalid}},
    // The first letter is Cyrillic: only the server finds it.
    {typed: {name: 'Аnа', email: 'аna@faro.example', message: 'Аnа'}, said: {email: emailInvalid}},
  ];
}

async function tryBad(page: Page, words: typeof siteEs, {typed, said}: ReturnType<typeof listBad>[number]) {
  const kept = new Map<string, string>();
  for (const [name, value] of Object.entries(typed)) {
    await field(page, name).fill(value);
    kept.set(name, await field(page, name).inputValue());
    expect.soft(kept.get(name)?.startsWith(value.slice(0, 11))).toBe(true);
  }
  await page.getByRole('button', {name: words.send, exact: true}).click();
  for (const [name, message] of Object.entries(said)) {
    await expect.soft(field(page, name)).toHaveAccessibleDescription(message);
    await expect.soft(field(page, name)).toHaveAttribute('aria-invalid', 'true');
  }
  for (const [name, value] of kept) await expect.soft(field(page, name)).toHaveValue(value);
}

/** Without a network, and where one wrote too much, what was typed stays. */
async function waitAndKeep(page: Page): Promise<void> {
  await page.goto('/es/contact');
  await field(page, 'name').fill('Iara Güemes');
  await field(page, 'message').fill('Hola, ¿mi país puede?');
  await send(page);
  await expect(field(page, 'email')).toBeFocused();
  await field(page, 'email').fill('iara@example.com');
  await page.context().setOffline(true);
  await send(page);
  await expect(page.getByRole('alert')).toContainText('Lo que escribiste sigue aquí');
  await page.context().setOffline(false);

  const waits = ['2341', '42'];
  await page.route('**/api/v1/contact', async (route) =>
    route.fulfill({
      status: 429,
      headers: {'retry-after': waits.shift() ?? ''},
      json: {error: {reason: 'contact.too-many'}},
    }),
  );
  for (const words of ['en 40 minutos', 'en un minuto']) {
    await send(page);
    await expect(page.getByRole('alert')).toContainText(words);
  }
  await expect(field(page, 'message')).toHaveValue(/mi país puede/);
  await page.unroute('**/api/v1/contact');
}

test('[FLD3] [CTC1] [CTC4] the contact form says at its fields what it cannot take, in three languages, and loses nothing (S2.25, S5.05)', async ({
  page,
}) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  for (const [language, words] of Object.entries(inLanguages))
    await test.step(`bad input in ${language}`, async () => {
      await page.goto(`/${language}/contact`);
      for (const bad of listBad(words)) await tryBad(page, words, bad);
    });
  expect(dialogs).toEqual([]);
  await test.step('it waits for a network, and for those who wrote too much', async () => waitAndKeep(page));
  await send(page);
  await expect(page.getByRole('status').filter({hasText: 'Mensaje enviado correctamente'})).toBeFocused();
});

const message = 'Hola,\n¿cuánto cuesta migrar mi <LLC>?';

async function write(page: Page): Promise<void> {
  await page.goto('/es/contact');
  await page.getByLabel('Nombre').fill('Eva Ruiz');
  await page.getByLabel('Correo').fill('eva@example.com');
  await page.getByLabel('Mensaje').fill(message);
  await send(page);
  await expect(page.getByText('Mensaje enviado correctamente')).toBeVisible();
}

async function findInMailbox(page: Page): Promise<void> {
  await expect(async () => {
    await page.goto('/dev/mailbox');
    await expect(page.getByRole('link', {name: 'Mensaje de contacto de Eva Ruiz'})).toBeVisible({timeout: 100});
  }).toPass();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('link', {name: 'Mensaje de contacto de Eva Ruiz'}).click();
  await expect(page.frameLocator('iframe').getByText('¿cuánto cuesta migrar mi <LLC>?')).toBeVisible();
}

async function findAsAdmin(browser: Browser, baseURL: string): Promise<void> {
  const admin = await (await browser.newContext({baseURL})).newPage();
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
}

test('[CTC2] [CTC6] what a visitor writes arrives: in the mailbox, and in front of an admin', async ({
  page,
  browser,
  product,
}) => {
  await test.step('a visitor writes', async () => write(page));
  await test.step('a mail comes', async () => findInMailbox(page));
  await test.step('an admin reads it', async () => findAsAdmin(browser, product.url));
});
