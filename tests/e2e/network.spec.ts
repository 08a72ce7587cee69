import {expect, type Route} from '@playwright/test';
import {makeBookkeeper} from './api-person.ts';
import {test} from './profile.ts';
import {checkRows, focusGrid, lookAgain, openBooksOf, syncChip, untilSynced, untilWaiting} from './steps.ts';

test('[SYN1] hundreds of changes arrive exactly once though the server is killed while they are sent, twice', async ({
  profile,
  product,
}) => {
  test.setTimeout(360_000);
  const count = 300;
  const {email, companyId, readRows, readHistory} = await makeBookkeeper(product.url, count);
  const page = await profile.open();
  await openBooksOf(page, email);
  await page.context().setOffline(true);
  await focusGrid(page);
  await checkRows(page, count);
  await untilWaiting(page, count);

  // Once before the server can have answered, and once as its answer is on the way.
  const isPush = (message: {url: () => string}) => message.url().endsWith('/api/v1/sync/push');
  const killFirst = async (route: Route) => {
    await product.kill();
    await route.continue();
  };
  await page.context().route('**/api/v1/sync/push', killFirst, {times: 1});
  const sent = page.context().waitForEvent('requestfailed', isPush);
  await page.context().setOffline(false);
  await sent;
  await expect(syncChip(page)).toHaveAccessibleName(
    /^(Guardado en este dispositivo · 300|Sin conexión · 300 en este dispositivo|Sincronizando 300…)/,
  );
  // The engine may try again by itself before the server is known to be there.
  const answered = page.context().waitForEvent('response', {predicate: isPush, timeout: 150_000});
  await product.start();
  await lookAgain(page);
  await answered;
  await product.kill();
  await product.start();
  await lookAgain(page);
  await untilSynced(page);

  const all = await readRows(companyId, 'transactions');
  expect(all.map((row) => row['checked'])).toEqual(Array.from({length: count}, () => true));
  for (const index of [0, 149, 299]) {
    const entries = await readHistory(companyId, String(all[index]?.['id']));
    expect(entries.map(({op, set}) => ({op, set}))).toEqual([
      {op: 'edit', set: {checked: true}},
      {op: 'create', set: {}},
    ]);
  }
});
