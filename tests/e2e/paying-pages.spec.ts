import {expect} from '@playwright/test';
import {keptCopyMark} from '#contract/payments/paying-paths.ts';
import {test, untilInstalled} from './profile.ts';

test('[PAY14] a page that pays comes with the provider let in, also past the service worker; offline it is the app, which says so until the network is back', async ({
  profile,
}) => {
  const page = await profile.open();
  await page.goto('/es/login');
  await untilInstalled(page);
  const open = async (path: string) => {
    const answer = await page.goto(path);
    return {
      policy: answer?.headers()['content-security-policy'] ?? '',
      isFromWorker: answer?.fromServiceWorker(),
    };
  };
  const paying = await open('/es/payment-method');
  expect(paying).toEqual({policy: expect.stringContaining("frame-src 'self'"), isFromWorker: true});
  const other = await open('/es/login');
  expect(other).toEqual({policy: expect.not.stringContaining('frame-src'), isFromWorker: true});
  await page.context().setOffline(true);
  expect(await open('/es/payment-method')).toEqual({...other, isFromWorker: true});
  await expect(page.getByRole('main')).toBeVisible();
  const mark = page.locator(`meta[name="${keptCopyMark}"]`);
  await expect(mark).toHaveCount(1);
  await page.context().setOffline(false);
  await open('/es/payment-method');
  await expect(mark).toHaveCount(0);
});
