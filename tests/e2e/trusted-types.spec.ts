import {expect, type Page} from '@playwright/test';
import {test} from './product.ts';
import {signIn} from './steps.ts';

/** Tries what a planted text would, and says which of it the browser did. */
const plant = async (page: Page) =>
  page.evaluate(() => {
    const acts: Record<string, () => unknown> = {
      'a piece of page': () => (document.createElement('p').innerHTML = '<img src="/x" onerror="alert(1)">'),
      'a page in a frame': () => (document.createElement('iframe').srcdoc = '<p>'),
      'a script of another': () => (document.createElement('script').src = 'https://elsewhere.example/a.js'),
      'a script that looks like ours': () => (document.createElement('script').src = '/api/v1/files/a/assets/a.js'),
      'a worker of a text': () => new Worker('data:text/javascript,1'),
      'a policy of its own': () =>
        (
          globalThis as unknown as {trustedTypes: {createPolicy: (name: string, rules: object) => unknown}}
        ).trustedTypes.createPolicy('mine', {}),
      'a script of ours': () => (document.createElement('script').src = '/assets/index-a1b2.js'),
      'an empty piece of page': () => (document.createElement('p').innerHTML = ''),
    };
    return Object.keys(acts).filter((name) => {
      try {
        acts[name]?.();
        return true;
      } catch {
        return false;
      }
    });
  });

test('[WAY7] neither the app nor a public page lets a text become code, whatever was planted in it', async ({page}) => {
  const ours = ['a script of ours', 'an empty piece of page'];
  await page.goto('/es/pricing');
  await expect.poll(async () => plant(page)).toEqual(ours);
  await signIn(page);
  expect(await plant(page)).toEqual(ours);
});
