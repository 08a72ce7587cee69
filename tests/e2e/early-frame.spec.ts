import {expect} from '@playwright/test';
import {test} from './product.ts';

test('a person’s frame is painted before any of the app’s code, on its own pages and no others', async ({page}) => {
  // Code that does not come now, and is not waited for either.
  await page.route('**/assets/*.js', () => undefined);
  const frame = page.locator('.early-frame');
  const open = async (path: string) => page.goto(path, {waitUntil: 'commit'});
  await open('/es/login');
  await expect(frame).toBeAttached();
  await expect(frame).toBeHidden();
  // As the app remembers who is here.
  await page.evaluate(() => localStorage.setItem('faro.user', '{}'));
  for (const path of ['/es/dashboard', '/pt/accounting-ai/bookkeeping', '/en/account/security']) {
    await open(path);
    await expect(frame).toBeVisible();
  }
  for (const path of ['/es/dashboard/create-company', '/es/dashboard/checkout/1', '/es/create-company']) {
    await open(path);
    await expect(frame).toBeAttached();
    await expect(frame).toBeHidden();
  }
});
