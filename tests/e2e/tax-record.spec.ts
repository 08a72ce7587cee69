import {expect, type Page} from '@playwright/test';
import {es as words} from '#src/features/account/own/text/es.ts';
import {reasons} from '#src/features/account/own/text/reasons.ts';
import {makeBookkeeper} from './api-person.ts';
import {test} from './product.ts';
import {untilInstalled} from './profile.ts';
import {fillSignIn} from './steps.ts';

test.use({productEnvironment: {COUNTRY_HEADER: 'X-Country'}, extraHTTPHeaders: {'x-country': 'CO'}});

const number = '900.123.456-7';
const numberField = (page: Page) => page.getByLabel(words.taxNumber);
const saveButton = (page: Page) => page.getByRole('button', {name: words.taxSave});

async function openRecord(page: Page, url: string): Promise<void> {
  const {email} = await makeBookkeeper(url, 0);
  await page.goto('/es/login');
  await fillSignIn(page, email);
  await page.waitForURL('**/es/dashboard');
  await page.goto('/es/account');
  await page.getByRole('link', {name: words.taxTab}).click();
  await expect(numberField(page)).toBeVisible();
  // What the device has not kept yet does not open without a connection.
  await untilInstalled(page);
}

async function choose(page: Page, label: string, typed: string, name: string): Promise<void> {
  await page.getByRole('combobox', {name: new RegExp(`^${label}`)}).fill(typed);
  await page.getByRole('option', {name, exact: true}).click();
}

/** Everything that the page's origin keeps on this device, as text. */
async function readDevice(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const kept: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage), location.href];
    for (const {name} of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name ?? '');
        opening.addEventListener('success', () => resolve(opening.result));
        opening.addEventListener('error', () => reject(opening.error));
      });
      for (const store of database.objectStoreNames)
        kept.push(
          await new Promise((resolve, reject) => {
            const reading = database.transaction(store).objectStore(store).getAll();
            reading.addEventListener('success', () => resolve(reading.result));
            reading.addEventListener('error', () => reject(reading.error));
          }),
        );
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) if (request.url.includes('/api/')) kept.push(request.url);
    }
    return JSON.stringify(kept);
  });
}

/** A guess to begin with, countries by name, a number that is none: what is typed stays. */
async function fillIn(page: Page): Promise<void> {
  const residence = page.getByRole('combobox', {name: new RegExp(`^${words.taxResidence}`)});
  await expect(residence).toHaveValue('Colombia');
  await expect(page.getByText(words.taxResidenceGuess)).toBeVisible();
  await choose(page, words.taxNationality, 'argen', 'Argentina');
  for (const country of ['Colombia', 'España']) await choose(page, words.taxWorked, country, country);
  await page.keyboard.press('Escape');
  await page.getByRole('button', {name: words.countryRemove.replace('{{country}}', 'Colombia')}).click();
  await numberField(page).fill('<script>alert(1)</script>');
  await saveButton(page).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await summary.getByRole('link', {name: reasons['account.tax-id-invalid'].es}).click();
  await expect(numberField(page)).toBeFocused();
  await expect(numberField(page)).toHaveValue('<script>alert(1)</script>');
  await expect(numberField(page)).toHaveAccessibleDescription(new RegExp(reasons['account.tax-id-invalid'].es));
}

/** Without a connection it says so, and what is typed waits for one. */
async function saveOnceOnline(page: Page): Promise<void> {
  await numberField(page).fill(number);
  await page.context().setOffline(true);
  await expect(page.getByText(words.taxOffline)).toBeVisible();
  await expect(saveButton(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(numberField(page)).toHaveValue(number);
  await page.context().setOffline(false);
  await expect(page.getByText(words.taxOffline)).toBeHidden();
  await saveButton(page).click();
  await expect(page.getByText(words.taxSaved)).toBeVisible();
  expect(await readDevice(page)).not.toContain(number);
}

/** It comes back masked, and is not there at all without a connection. */
async function readAgain(page: Page): Promise<void> {
  await page.reload();
  await expect(numberField(page)).toHaveValue('••••••6-7');
  await expect(numberField(page)).not.toBeEditable();
  await expect(page.getByRole('combobox', {name: new RegExp(`^${words.taxResidence}`)})).toHaveValue('Colombia');
  await expect(page.getByRole('button', {name: words.countryRemove.replace('{{country}}', 'España')})).toBeVisible();
  await expect(page.getByRole('button', {name: words.countryRemove.replace('{{country}}', 'Colombia')})).toHaveCount(0);
  await page.getByRole('button', {name: words.taxNumberShow}).click();
  await expect(numberField(page)).toHaveValue(number);
  await page.getByRole('button', {name: words.taxNumberHide}).click();
  await expect(numberField(page)).toHaveValue('••••••6-7');

  await page.getByRole('link', {name: words.securityTab}).press('Enter');
  await expect(page.getByRole('heading', {level: 1, name: words.securityTitle})).toBeFocused();
  await page.context().setOffline(true);
  await page.getByRole('link', {name: words.taxTab}).press('Enter');
  await expect(page.getByText(words.taxOffline)).toBeVisible();
  await expect(numberField(page)).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(numberField(page)).toHaveValue('••••••6-7');
}

test('[ACC26] [ACC30] the tax record is filled in, corrected, waits for a connection, comes back masked and is kept nowhere on the device (S7.18 to S7.20)', async ({
  page,
  product,
}) => {
  await openRecord(page, product.url);
  await test.step('they fill it in', async () => fillIn(page));
  await test.step('they lose the connection and save once it is back', async () => saveOnceOnline(page));
  await test.step('it is there again, masked', async () => readAgain(page));
});
