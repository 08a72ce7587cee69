import {expect, type Locator, type Page} from '@playwright/test';
import {es as accountWords} from '#src/features/bookkeeping/accounts/text/es.ts';
import {es as categoryWords} from '#src/features/bookkeeping/categories/text/es.ts';
import {reasons} from '#src/features/bookkeeping/text/reasons.ts';
import {es as common} from '#src/i18n/text/es.ts';
import {makeBookkeeper} from './api-person.ts';
import {test} from './product.ts';
import {openBooksOf} from './steps.ts';

/** Opens the menu of a row by keyboard and chooses an act by its first letter: letters that come a second apart are taken for two. */
async function choose(page: Page, menuOf: string, act: string): Promise<void> {
  await page.getByRole('button', {name: menuOf}).press('Enter');
  const item = page.getByRole('menuitem', {name: act, exact: true});
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press(act.slice(0, 1));
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Moves on by Tab until the keyboard is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = async () => target.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 12 && !(await isThere()); step += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

test('a category is added, changed, archived and brought back by keyboard (S3.13, D28)', async ({page, product}) => {
  const {email, companyId, readRows} = await makeBookkeeper(product.url, 2);
  await openBooksOf(page, email);
  await page.goto(`/es/accounting-ai/bookkeeping/${companyId}/categories`);
  const add = page.getByRole('button', {name: categoryWords.categoryAdd});
  await add.press('Enter');
  const adding = page.getByRole('dialog', {name: categoryWords.categoryAdd});
  await expect(adding.getByLabel(categoryWords.categoryName)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(adding.getByText(reasons['category.name-required'].es)).toBeVisible();
  await page.keyboard.type('Préstamo de socios');
  await tabTo(page, adding.getByRole('button', {name: new RegExp(`${categoryWords.categoryKind}$`)}));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByRole('option', {name: categoryWords.kind_owner_contribution})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option')).toHaveCount(0);
  await tabTo(page, adding.getByRole('checkbox', {name: categoryWords.categoryRelated}));
  await page.keyboard.press('Space');
  await tabTo(page, adding.getByRole('button', {name: 'Guardar'}));
  await page.keyboard.press('Enter');
  await expect(adding).toBeHidden();
  await expect(add).toBeFocused();
  const contributions = page.getByRole('list', {name: categoryWords.kind_owner_contribution});
  await expect(contributions.getByText('Préstamo de socios')).toBeVisible();

  const menu = categoryWords.categoryActions.replace('{{name}}', 'Préstamo de socios');
  await choose(page, menu, categoryWords.categoryRename);
  const renaming = page.getByRole('dialog', {name: categoryWords.categoryRename});
  await expect(renaming.getByLabel(categoryWords.categoryName)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Aporte en efectivo');
  await page.keyboard.press('Enter');
  await expect(renaming).toBeHidden();
  await expect(contributions.getByText('Aporte en efectivo')).toBeVisible();
  const renamed = categoryWords.categoryActions.replace('{{name}}', 'Aporte en efectivo');
  await expect(page.getByRole('button', {name: renamed})).toBeFocused();

  await choose(page, renamed, categoryWords.categoryArchive);
  const archived = page.getByRole('list', {name: categoryWords.categoriesArchived});
  await expect(archived.getByText('Aporte en efectivo')).toBeVisible();
  await expect(page.getByRole('button', {name: renamed})).toBeFocused();
  // Not by the chip, which may still say what was true before the last change.
  await expect
    .poll(async () => (await readRows(companyId, 'categories')).filter((row) => row['key'] === null))
    .toMatchObject([{name: 'Aporte en efectivo', kind: 'owner-contribution', relatedParty: true, archived: true}]);
  await choose(page, renamed, categoryWords.categoryRestore);
  await expect(contributions.getByText('Aporte en efectivo')).toBeVisible();
  await expect(page.getByRole('button', {name: renamed})).toBeFocused();
});

test('an account is added, changed, archived and brought back by keyboard (S3.13)', async ({page, product}) => {
  const {email, companyId, readRows} = await makeBookkeeper(product.url, 2);
  await openBooksOf(page, email);
  await page.goto(`/es/accounting-ai/bookkeeping/${companyId}/accounts`);
  const add = page.getByRole('button', {name: accountWords.accountAdd});
  await add.press('Enter');
  const adding = page.getByRole('dialog', {name: accountWords.accountAdd});
  await expect(adding.getByLabel(accountWords.accountName, {exact: true})).toBeFocused();
  await page.keyboard.type('Caja en euros');
  await tabTo(page, adding.getByLabel(accountWords.accountEnding));
  await page.keyboard.type('7');
  await tabTo(page, adding.getByLabel(accountWords.accountCurrency));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('eur');
  await tabTo(page, adding.getByLabel(accountWords.accountOpening, {exact: true}));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('1250,75');
  await page.keyboard.press('Enter');
  await expect(adding.getByText(reasons['account.ending-invalid'].es)).toBeVisible();
  await expect(adding.getByLabel(accountWords.accountEnding)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('001');
  await page.keyboard.press('Enter');
  await expect(adding).toBeHidden();
  await expect(add).toBeFocused();
  const open = page.getByRole('list', {name: accountWords.accounts, exact: true});
  await expect(open.getByText('Caja en euros 7001')).toBeVisible();

  const menu = accountWords.accountActions.replace('{{name}}', 'Caja en euros');
  await choose(page, menu, accountWords.accountEdit);
  const editing = page.getByRole('dialog', {name: accountWords.accountEdit});
  await expect(editing.getByLabel(accountWords.accountName, {exact: true})).toBeFocused();
  await expect(editing.getByLabel(accountWords.accountCurrency)).toBeDisabled();
  await page.keyboard.press('End');
  await page.keyboard.type(' (Madrid)');
  await page.keyboard.press('Enter');
  await expect(editing).toBeHidden();
  const renamed = accountWords.accountActions.replace('{{name}}', 'Caja en euros (Madrid)');
  await expect(page.getByRole('button', {name: renamed})).toBeFocused();

  await choose(page, renamed, accountWords.accountArchive);
  const archived = page.getByRole('list', {name: accountWords.accountsArchived});
  await expect(archived.getByText('Caja en euros (Madrid) 7001')).toBeVisible();
  await expect(page.getByRole('button', {name: renamed})).toBeFocused();
  await expect
    .poll(async () => (await readRows(companyId, 'accounts')).find((row) => row['currency'] === 'EUR'))
    .toMatchObject({
      name: 'Caja en euros (Madrid)',
      numberEnding: '7001',
      openingUnits: 125_075,
      archived: true,
    });
  await choose(page, renamed, accountWords.accountRestore);
  await expect(open.getByText('Caja en euros (Madrid) 7001')).toBeVisible();
});

/** Lets every change fail to be written, as in a browser without room. @returns lets them through again. */
async function breakWrites(page: Page): Promise<() => Promise<void>> {
  const own = await page.evaluateHandle(() => {
    const add: IDBObjectStore['add'] = Reflect.get(IDBObjectStore.prototype, 'add');
    IDBObjectStore.prototype.add = function addUnlessChange(this: IDBObjectStore, ...given) {
      if (this.name === 'outbox') throw new DOMException('no room', 'QuotaExceededError');
      return add.apply(this, given);
    };
    return add;
  });
  return async () =>
    page.evaluate((add) => {
      IDBObjectStore.prototype.add = add;
    }, own);
}

test('an account that this device cannot write stays in its form, with why, until it is saved (S2.22)', async ({
  page,
  product,
}) => {
  const {email, companyId, readRows} = await makeBookkeeper(product.url, 2);
  await openBooksOf(page, email);
  await page.goto(`/es/accounting-ai/bookkeeping/${companyId}/accounts`);
  await page.getByRole('button', {name: accountWords.accountAdd}).click();
  const dialog = page.getByRole('dialog', {name: accountWords.accountAdd});
  const save = dialog.getByRole('button', {name: 'Guardar'});
  await save.click();
  await expect(dialog.getByLabel(accountWords.accountName, {exact: true})).toBeFocused();
  await page.keyboard.type('Caja de la feria');
  await dialog.getByLabel(accountWords.accountEnding).fill('7001');
  const mendWrites = await breakWrites(page);
  await save.click();
  await expect(dialog.getByRole('alert')).toHaveText(common['reason.device.full']);
  await expect(dialog.getByLabel(accountWords.accountName, {exact: true})).toHaveValue('Caja de la feria');
  await expect(dialog.getByLabel(accountWords.accountEnding)).toHaveValue('7001');
  await expect(page.getByText(accountWords.accountSaved)).toHaveCount(0);
  await mendWrites();
  await save.click();
  await expect(dialog).toBeHidden();
  await expect
    .poll(async () => (await readRows(companyId, 'accounts')).filter((row) => row['name'] === 'Caja de la feria'))
    .toMatchObject([{numberEnding: '7001'}]);
});
