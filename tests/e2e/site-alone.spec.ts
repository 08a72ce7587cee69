import {expect, type Browser, type Page} from '@playwright/test';
import {test} from './product.ts';

/** Leaves the contact form empty and sees each of its fields say so. */
async function expectFormAnswers(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Enviar mensaje'}).click();
  await expect(page.getByLabel('Nombre')).toBeFocused();
  await expect(page.getByLabel('Nombre')).toHaveAccessibleDescription('Este campo es obligatorio.');
}

/** Everything that a page reports, as developers are told it. */
function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on('pageerror', ({message}) => heard.push(message));
  return heard;
}

async function visitWithoutStorage(page: Page): Promise<void> {
  const heard = listen(page);
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    Object.defineProperty(globalThis, 'localStorage', {get});
  });
  await page.goto('/es/contact?utm_source=mail#100%');
  await expectFormAnswers(page);
  await page.goto('/es#%');
  await page.getByLabel('País donde vives').selectOption('Venezuela');
  await expect(page.getByRole('heading', {name: 'Empresa sí, banca digital no'})).toBeVisible();
  expect(heard).toEqual([]);
}

async function visitWithoutRoom(page: Page): Promise<void> {
  const heard = listen(page);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('There is no room.', 'QuotaExceededError');
    };
  });
  await page.goto('/es/contact');
  await expectFormAnswers(page);
  expect(heard).toEqual(['There is no room.']);
}

async function visitBadFragment(page: Page): Promise<void> {
  const heard = listen(page);
  await page.goto('/es/contact#100%');
  await expectFormAnswers(page);
  await page.evaluate(() => (location.hash = '#%E0%A4%A'));
  await expectFormAnswers(page);
  expect(heard).toEqual([]);
}

async function readWithoutScripts(page: Page): Promise<void> {
  await page.goto('/es');
  await expect(page.getByRole('heading', {level: 1})).toContainText('desde cualquier país');
  // Prices by the month are one press away, without a script.
  await page.getByText('Mensual', {exact: true}).click();
  await expect(page.getByText('$44.12').first()).toBeVisible();
  await page.getByText('Ver los 37 países sin banca digital').click();
  await expect(page.getByText(/Venezuela · /)).toBeVisible();
  await page.getByLabel(/^Idioma/).click();
  await page.getByRole('link', {name: 'Português'}).click();
  await expect(page).toHaveURL(/\/pt$/);
  await page.goto('/es/contact');
  await expect(page.getByText('El formulario necesita JavaScript.')).toBeVisible();
  await expect(page.getByRole('button', {name: 'Enviar mensaje'})).toBeHidden();
}

const newPage = async (browser: Browser, own = {}): Promise<Page> => (await browser.newContext(own)).newPage();

test('[SIT1] [SIT14] [CTC1] [ELG1] a browser that gives little has all that needs no more, and what fails fails alone', async ({
  browser,
  product,
}) => {
  await test.step('nothing may be kept', async () =>
    visitWithoutStorage(await newPage(browser, {baseURL: product.url})));
  await test.step('there is no room: it is reported', async () =>
    visitWithoutRoom(await newPage(browser, {baseURL: product.url})));
  await test.step('a fragment that is no good encoding is taken as it stands', async () =>
    visitBadFragment(await newPage(browser, {baseURL: product.url})));
  await test.step('a reader without scripts reads all of it', async () =>
    readWithoutScripts(await newPage(browser, {baseURL: product.url, javaScriptEnabled: false})));
});
