import {expect} from '@playwright/test';
import {es} from '#src/features/companies/text/es.ts';
import {test} from './product.ts';
import {rows, signIn, untilSynced} from './steps.ts';

test('the home shows half a year of income and expenses, as bars, as a table and offline (S2.21)', async ({
  page,
  context,
}) => {
  await signIn(page);
  await untilSynced(page);
  const bars = page.getByRole('list', {name: es.monthsTitle});
  await expect(bars.getByRole('link')).toHaveCount(6);
  await expect(bars.getByRole('link').first()).toHaveAccessibleName(
    /^\p{L}+, \p{L}+ de \d{4}: ingresos .*\d, gastos .*\d, resultado [+\u2212]?.*\d$/u,
  );

  await page.getByRole('radio', {name: es.monthsTable}).click();
  const table = page.getByRole('region', {name: es.monthsTitle}).getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(7);
  await page.getByRole('radio', {name: es.monthsChart}).click();

  await page.evaluate(async () => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.reload();
  await expect(bars.getByRole('link')).toHaveCount(6);
  await context.setOffline(false);

  // A month leads to its movements.
  await bars.getByRole('link').nth(4).click();
  await expect(page).toHaveURL(/bookkeeping\/[0-9a-f-]{36}\?from=\d{4}-\d\d-01&to=/);
  await expect(rows(page).first()).toBeVisible();
});
