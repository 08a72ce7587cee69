import {expect} from '@playwright/test';
import {makeBookkeeper} from './api-person.ts';
import {test} from './product.ts';
import {focusGrid, openBooksOf, rowWith} from './steps.ts';

test('[GRD1] keys act on the row that has focus, whoever put it there (ux.md U3, WCAG 2.1.1)', async ({
  page,
  product,
}) => {
  const {email, companyId, readRows} = await makeBookkeeper(product.url, 6);
  await openBooksOf(page, email);
  await focusGrid(page);
  await page.keyboard.press('ArrowDown');
  const fifth = rowWith(page, 'MOVIMIENTO 005');
  // As a screen reader does: no key is pressed, and no pointer.
  await fifth.evaluate((row) => {
    if (row instanceof HTMLElement) row.focus();
  });
  await expect(fifth).toBeFocused();
  await expect(fifth).toHaveAttribute('tabindex', '0');
  await page.keyboard.press('v');
  await expect
    .poll(async () =>
      (await readRows(companyId, 'transactions'))
        .filter((row) => row['checked'] === true)
        .map((row) => row['description']),
    )
    .toEqual(['MOVIMIENTO 005']);
});
