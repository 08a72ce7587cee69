import {expect} from '@playwright/test';
import {antiForgeryHeader} from '#contract/wire-version.ts';
import {demoPassword} from '#server/demo/add-demo-data.ts';
import {es as common} from '#src/i18n/text/es.ts';
import {test} from './profile.ts';
import {scanFolder} from './scan-disk.ts';
import {openBooks, rows, signIn, untilNoDatabases, untilSynced} from './steps.ts';

test('[WAY8] what the browser keeps on its disk after signing out are neither passwords nor sessions, and opens nothing', async ({
  profile,
}) => {
  const page = await profile.open();
  await signIn(page);
  await openBooks(page);
  await untilSynced(page);
  await rows(page).first().click();
  await expect
    .poll(async () => page.evaluate(() => Object.keys(sessionStorage)))
    .toContainEqual(expect.stringContaining('faro.place:'));
  const token = (await page.evaluate(() => sessionStorage.getItem('authToken'))) ?? '';
  expect(token.length).toBeGreaterThan(20);
  const cookies = (await page.context().cookies()).filter(({httpOnly}) => httpOnly);
  const names = cookies.map(({name}) => name);
  expect(names).toEqual(expect.arrayContaining(['accessToken', 'refreshToken', 'deviceToken']));

  await page.getByRole('button', {name: new RegExp(`^${common.accountOf}`)}).click();
  await page.getByRole('menuitem', {name: common.signOut}).click();
  const ended = page.waitForResponse('**/api/v1/logout');
  await page.getByRole('dialog').getByRole('button', {name: common.signOut}).click();
  await page.waitForURL('**/es/login');
  expect((await ended).ok()).toBe(true);
  await untilNoDatabases(page);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);

  // Whoever took the cookies and the token before gets in with neither.
  await page.context().addCookies(cookies.filter(({name}) => name !== 'deviceToken'));
  const answer = await page.request.get('/api/v1/users/me', {headers: {[antiForgeryHeader]: token}});
  expect(answer.status()).toBe(401);
  await profile.close();
  const {found, files} = await scanFolder(profile.dir, [demoPassword, ...cookies.map(({value}) => value)]);
  expect(files).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
