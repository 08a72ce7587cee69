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
const commands = async (page: Page) => (await told(page)).map(([command]) => command);
const openChat = async (page: Page) => page.getByRole('button', {name: 'Abrir el chat'}).click();

async function chatWithoutName(page: Page, asked: readonly string[]): Promise<void> {
  await openChat(page);
  await expect.poll(async () => commands(page)).toEqual(['boot', 'show']);
  const [boot] = await told(page);
  expect(boot?.[1]).toEqual({
    api_base: 'https://api-iam.intercom.io',
    app_id: 'abc12345',
    language_override: 'es',
    hide_default_launcher: true,
  });
  expect(asked).toEqual(['https://widget.intercom.io/widget/abc12345']);
}

async function openCalendar(page: Page, asked: readonly string[]): Promise<void> {
  await page.getByRole('link', {name: 'Ver horarios'}).click();
  const calendar = page.frameLocator('iframe[title="Calendario para agendar una llamada"]');
  await expect(calendar.getByRole('heading', {name: 'Elige un día'})).toBeVisible();
  expect(asked.at(-1)).toMatch(/^https:\/\/calendly\.com\/faro\/llamada\?embed_domain=localhost/);
  await expect(page.getByRole('link', {name: 'Abrir en otra página'})).toHaveAttribute(
    'href',
    'https://calendly.com/faro/llamada',
  );
  await page.setViewportSize({width: 410, height: 800});
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({width: 1284, height: 800});
}

async function chatByName(page: Page): Promise<void> {
  await page.goto('/es/contact');
  await openChat(page);
  await expect.poll(async () => commands(page)).toEqual(['boot', 'show']);
  await openChat(page);
  await expect.poll(async () => commands(page)).toEqual(['boot', 'show', 'show']);
  const [boot] = await told(page);
  expect(boot?.[1]).toMatchObject({
    email: 'ana@faro.example',
    user_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    user_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  // Whoever comes next to this page, by going back to it, is not who wrote.
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  expect((await told(page)).at(-1)).toEqual(['shutdown']);
}

test('[SIT10] [SIT11] nothing of others is loaded before a visitor asks; who is signed in is named to the chat with the server’s proof, and once only', async ({
  page,
}) => {
  await test.step('a chat that does not come is told of', async () => {
    await page.route(/intercom/, (route) => route.abort());
    await page.goto('/es/contact');
    await openChat(page);
    await expect(page.getByText(/No pudimos abrir el chat/)).toBeVisible();
    await page.unroute(/intercom/);
  });
  await test.step('it is asked for again, and opens without a name', async () => {
    await chatWithoutName(page, await standIn(page));
  });
  await page.unroute(/intercom|calendly/);
  await test.step('of a visitor who asks for nothing nobody hears; the calendar stands in the page', async () => {
    const asked = await standIn(page);
    await page.goto('/es/contact', {waitUntil: 'networkidle'});
    expect(asked).toEqual([]);
    expect(await findViolations(page)).toEqual([]);
    await openCalendar(page, asked);
  });
  await test.step('a language without a calendar does not speak of one', async () => {
    await page.goto('/en/contact');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.getByText(/Calendly/)).toHaveCount(0);
  });
  await test.step('the chat knows who is signed in', async () => {
    await signIn(page);
    await chatByName(page);
  });
});
