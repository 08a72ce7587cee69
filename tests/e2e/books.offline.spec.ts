import {expect} from '@playwright/test';
import {makeBookkeeper} from '#tests/e2e/api-person.ts';
import {test, untilOffline} from '#tests/e2e/profile.ts';
import {fillSignIn, openBooks, rowWith, syncChip, untilSynced} from '#tests/e2e/steps.ts';

test('the app opens where one was', async ({profile, product}) => {
  const {email} = await makeBookkeeper(product.url, 30);
  const page = await profile.open();
  await page.goto('/es/login');
  await fillSignIn(page, email);
  await page.waitForURL('**/es/dashboard');
  await openBooks(page);
  await untilSynced(page);
  await untilOffline(page);
  const address = page.url();
  await profile.close();
  await product.kill();
  const again = await profile.open();
  await again.goto(address);
  await expect(rowWith(again, 'MOVIMIENTO 001')).toBeVisible();
  await expect(syncChip(again)).toHaveAccessibleName(/^Sin conexión/);
  await product.start();
  await untilSynced(again);
});
