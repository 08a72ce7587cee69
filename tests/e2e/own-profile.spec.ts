import {expect} from '@playwright/test';
import {es as own} from '#src/features/account/own/text/es.ts';
import {es as words} from '#src/features/account/text/es.ts';
import {es as common} from '#src/i18n/text/es.ts';
import {makeBookkeeper} from './api-person.ts';
import {test} from './product.ts';
import {queryData} from './query-data.ts';
import {fillSignIn} from './steps.ts';

test('[ACC20] [ACC31] a telephone is typed with its country, corrected and kept (S5.02)', async ({page, product}) => {
  const {email} = await makeBookkeeper(product.url, 0);
  await page.goto('/es/login?next=%2Fes%2Faccount');
  await fillSignIn(page, email);
  await page.waitForURL('**/es/account');
  const country = page.getByRole('combobox', {name: own.phoneCountry});
  const number = page.getByRole('textbox', {name: own.phone});
  const save = page.getByRole('button', {name: own.saveProfile});

  // Found by its calling code as by its name.
  await country.fill('+598');
  await page.getByRole('option', {name: 'Uruguay +598'}).click();
  await country.fill('colom');
  await page.getByRole('option', {name: 'Colombia +57'}).click();
  await number.pressSequentially('30012');
  await expect(number).toHaveValue('300 12');
  await save.click();
  const summary = page.getByRole('alert');
  await expect(summary.getByRole('link')).toHaveText([own.phoneInvalid]);
  await summary.getByRole('link').click();
  await expect(number).toBeFocused();
  await expect(number).toHaveValue('300 12');
  await expect(number).toHaveAccessibleDescription(new RegExp(own.phoneInvalid));
  await page.keyboard.press('End');
  await number.pressSequentially('34567');
  await expect(number).toHaveValue('300 1234567');
  await save.click();
  await expect(page.getByText(own.profileSaved)).toBeVisible();
  await page.reload();
  await expect(country).toHaveValue('Colombia +57');
  await expect(number).toHaveValue('300 1234567');

  // Pasted with its code, it brings its country.
  await number.fill('+351 912 345 678');
  await number.press('Tab');
  await expect(country).toHaveValue('Portugal +351');
  await expect(number).toHaveValue('912 345 678');
  await save.click();
  await expect(page.getByText(own.profileSaved)).toBeVisible();
  await number.fill('');
  await save.click();
  await expect(page.getByText(own.profileSaved)).toBeVisible();
  await page.reload();
  await expect(number).toHaveValue('');
});

test('[ACC20] [ACC3] who has no family name yet is told why the profile asks for one (S5.04)', async ({
  page,
  product,
}) => {
  const {email} = await makeBookkeeper(product.url, 0);
  // As of somebody of whom Google says one word.
  await queryData(product, `update users set last_name = '' where email = $1`, [email]);
  await page.goto('/es/login?next=%2Fes%2Faccount');
  await fillSignIn(page, email);
  await page.waitForURL('**/es/account');
  const lastName = page.getByRole('textbox', {name: words.lastName});
  await expect(lastName).toHaveAccessibleDescription(own.nameMissing);
  await expect(page.getByRole('textbox', {name: words.firstName, exact: true})).not.toHaveAccessibleDescription(
    own.nameMissing,
  );
  const save = page.getByRole('button', {name: own.saveProfile});
  await save.click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([`${words.lastName}: ${common.required}`]);
  await lastName.fill('Suharto');
  await save.click();
  await expect(page.getByText(own.profileSaved)).toBeVisible();
  await expect(lastName).not.toHaveAccessibleDescription(own.nameMissing);
});
