import {expect} from '@playwright/test';
import {test, untilInstalled} from './profile.ts';

test('[PAY14] a page that pays comes with the provider let in, also past the service worker; offline it is the app', async ({
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
});
