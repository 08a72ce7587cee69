import {expect, type Page} from '@playwright/test';
import {findViolations} from './axe.ts';
import {expectNoSidewaysScroll} from './look.ts';
import {test} from './product.ts';
import {signIn} from './steps.ts';

// What stands in for the two vendors answers in the browser itself, which a worker would keep from it.
test.use({
  serviceWorkers: 'block',
  productEnvironment: {
    INTERCOM_APP_ID: 'abc12345',
    INTERCOM_SECRET: 'a secret of the chat',
    CALENDLY_ES: 'faro/llamada',
  },
});

/** Intercom's script as far as it matters here: it keeps what it is told. */
const messenger = `globalThis.told = []; globalThis.Intercom = (...all) => globalThis.told.push(all);`;

/** Answers for both vendors, and keeps what was asked of them. */
async function standIn(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/intercom|calendly/, async (route) => {
    asked.push(route.request().url());
    if (route.request().url().includes('widget'))
      return route.fulfill({contentType: 'text/javascript', body: messenger});
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: '<!doctype html><title>Calendly</title><h1>Elige un día</h1>',
    });
  });
  return asked;
}

const told = async (page: Page) =>
  page.evaluate(() => (globalThis as unknown as {told?: [string, Record<string, unknown>?][]}).told ?? []);

test('[SIT10] [SIT11] nothing of others is loaded before a visitor asks; the chat then opens without a name', async ({
  page,
}) => {
  const asked = await standIn(page);
  await page.goto('/es/contact', {waitUntil: 'networkidle'});
  expect(asked).toEqual([]);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', {name: 'Abrir el chat'}).click();
  await expect.poll(async () => (await told(page)).map(([command]) => command)).toEqual(['boot', 'show']);
  const [boot] = await told(page);
  expect(boot?.[1]).toEqual({
    api_base: 'https://api-iam.intercom.io',
    app_id: 'abc12345',
    language_override: 'es',
    hide_default_launcher: true,
  });
  expect(asked).toEqual(['https://widget.intercom.io/widget/abc12345']);
});

test('[SIT11] who is signed in is named to the chat with the server’s proof, and once only', async ({page}) => {
  await signIn(page);
  await standIn(page);
  await page.goto('/es/contact');
  const open = page.getByRole('button', {name: 'Abrir el chat'});
  await open.click();
  await expect.poll(async () => (await told(page)).length).toBe(2);
  await open.click();
  await expect.poll(async () => (await told(page)).map(([command]) => command)).toEqual(['boot', 'show', 'show']);
  const [boot] = await told(page);
  expect(boot?.[1]).toMatchObject({
    email: 'ana@faro.example',
    user_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    user_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  // Whoever comes next to this page, by going back to it, is not who wrote.
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  expect((await told(page)).at(-1)).toEqual(['shutdown']);
});

test('[SIT10] a chat that does not come is told of, and asked for again', async ({page}) => {
  await page.route(/intercom/, (route) => route.abort());
  await page.goto('/es/contact');
  const open = page.getByRole('button', {name: 'Abrir el chat'});
  await open.click();
  await expect(page.getByText(/No pudimos abrir el chat/)).toBeVisible();
  await page.unroute(/intercom/);
  await standIn(page);
  await open.click();
  await expect.poll(async () => (await told(page)).map(([command]) => command)).toEqual(['boot', 'show']);
});

test('[SIT10] the calendar stands in the page once it is asked for, in a language that has one', async ({page}) => {
  const asked = await standIn(page);
  await page.goto('/es/contact');
  await page.getByRole('link', {name: 'Ver horarios'}).click();
  const calendar = page.frameLocator('iframe[title="Calendario para agendar una llamada"]');
  await expect(calendar.getByRole('heading', {name: 'Elige un día'})).toBeVisible();
  expect(asked[0]).toMatch(/^https:\/\/calendly\.com\/faro\/llamada\?embed_domain=localhost/);
  await expect(page.getByRole('link', {name: 'Abrir en otra página'})).toHaveAttribute(
    'href',
    'https://calendly.com/faro/llamada',
  );
  await page.setViewportSize({width: 410, height: 800});
  await expectNoSidewaysScroll(page);
  await page.goto('/en/contact');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByText(/Calendly/)).toHaveCount(0);
});
