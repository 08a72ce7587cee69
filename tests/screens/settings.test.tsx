import {afterEach, beforeAll, expect, test} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {valueAt} from '#contract/kernel/field-values.ts';
import {es as words} from '#src/features/bookkeeping/text/es.ts';
import {reasons} from '#src/features/bookkeeping/text/reasons.ts';
import {es as preferenceWords} from '#src/features/preferences/text/es.ts';
import {es as common} from '#src/i18n/text/es.ts';
import {pathTo} from '#src/routing/routing.ts';
import {openDatabase} from '#sync/store/open-database.ts';
import {closeScreen, loadAllTexts, openScreen, settle} from '#tests/kits/screen-kit/open-screen.tsx';
import {chooseByLetter, pressOn, tabTo} from './keys.ts';

beforeAll(loadAllTexts);
afterEach(closeScreen);

const save = (name: string) => page.getByRole('dialog', {name}).getByRole('button', {name: 'Guardar'});

/** What waits to be sent of a table: each change as its values, oldest first. */
async function listWaiting(userId: string, table: string): Promise<object[]> {
  await settle();
  const database = await openDatabase(userId, () => undefined);
  const waiting = await database.outbox.orderBy('order').toArray();
  database.close();
  return waiting
    .filter((change) => change.table === table)
    .map(({set}) => Object.fromEntries(Object.entries(set).map(([field, values]) => [field, valueAt(values, 0)])));
}

test('a category is added, changed, archived and brought back by keyboard (S3.13, D28)', async () => {
  const {me} = await openScreen({path: pathTo.categories.path});
  const add = page.getByRole('button', {name: words.categoryAdd});
  await pressOn(add, 'Enter');
  const adding = page.getByRole('dialog', {name: words.categoryAdd});
  await expect.element(adding.getByLabelText(words.rowName)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(adding.getByText(reasons['category.name-required'].es)).toBeVisible();
  await userEvent.keyboard('Préstamo de socios');
  await tabTo(adding.getByRole('button', {name: new RegExp(`${words.categoryKind}$`)}));
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('option').first()).toBeVisible();
  await userEvent.keyboard('a');
  await expect.element(page.getByRole('option', {name: words['kind_owner-contribution']})).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await tabTo(adding.getByRole('checkbox', {name: new RegExp(`^${words.categoryRelated}`)}));
  await userEvent.keyboard(' ');
  await tabTo(save(words.categoryAdd));
  await userEvent.keyboard('{Enter}');
  await expect.element(adding).not.toBeInTheDocument();
  await expect.element(add).toHaveFocus();
  const contributions = page.getByRole('list', {name: words['kind_owner-contribution']});
  await expect.element(contributions.getByText('Préstamo de socios')).toBeVisible();

  const menu = (name: string) => page.getByRole('button', {name: words.rowActions.replace('{{name}}', name)});
  await chooseByLetter(menu('Préstamo de socios'), words.categoryRename);
  const renaming = page.getByRole('dialog', {name: words.categoryRename});
  await expect.element(renaming.getByLabelText(words.rowName)).toHaveFocus();
  await userEvent.keyboard('{Control>}a{/Control}Aporte en efectivo{Enter}');
  await expect.element(renaming).not.toBeInTheDocument();
  const renamed = menu('Aporte en efectivo');
  await expect.element(renamed).toHaveFocus();

  await chooseByLetter(renamed, words.archive);
  const archived = page.getByRole('list', {name: words.archived});
  await expect.element(archived.getByText('Aporte en efectivo')).toBeVisible();
  await expect.element(renamed).toHaveFocus();
  await chooseByLetter(renamed, words.restore);
  await expect.element(contributions.getByText('Aporte en efectivo')).toBeVisible();
  await expect.element(renamed).toHaveFocus();
  expect(await listWaiting(me?.id ?? '', 'categories')).toEqual([
    expect.objectContaining({name: 'Préstamo de socios', kind: 'owner-contribution', relatedParty: true}),
    {name: 'Aporte en efectivo'},
    {archived: true},
    {archived: false},
  ]);
});

test('an account is added, changed, archived and brought back by keyboard (S3.13)', async () => {
  const {me} = await openScreen({path: pathTo.accounts.path});
  const add = page.getByRole('button', {name: words.accountAdd});
  await pressOn(add, 'Enter');
  const adding = page.getByRole('dialog', {name: words.accountAdd});
  await expect.element(adding.getByLabelText(words.rowName, {exact: true})).toHaveFocus();
  await userEvent.keyboard('Caja en euros');
  await tabTo(adding.getByLabelText(words.accountEnding));
  await userEvent.keyboard('7');
  await tabTo(adding.getByLabelText(words.field_currency));
  await userEvent.keyboard('{Control>}a{/Control}eur');
  await tabTo(adding.getByLabelText(words.openingBalance, {exact: true}));
  await userEvent.keyboard('{Control>}a{/Control}1250,75{Enter}');
  await expect.element(adding.getByText(reasons['account.ending-invalid'].es)).toBeVisible();
  await expect.element(adding.getByLabelText(words.accountEnding)).toHaveFocus();
  await userEvent.keyboard('{End}001{Enter}');
  await expect.element(adding).not.toBeInTheDocument();
  await expect.element(add).toHaveFocus();
  const open = page.getByRole('list', {name: words.accounts, exact: true});
  await expect.element(open.getByText('Caja en euros 7001')).toBeVisible();

  const menu = (name: string) => page.getByRole('button', {name: words.rowActions.replace('{{name}}', name)});
  await chooseByLetter(menu('Caja en euros'), words.accountEdit);
  const editing = page.getByRole('dialog', {name: words.accountEdit});
  await expect.element(editing.getByLabelText(words.rowName, {exact: true})).toHaveFocus();
  await expect.element(editing.getByLabelText(words.field_currency)).toBeDisabled();
  await userEvent.keyboard('{End} (Madrid){Enter}');
  await expect.element(editing).not.toBeInTheDocument();
  const renamed = menu('Caja en euros (Madrid)');
  await expect.element(renamed).toHaveFocus();

  await chooseByLetter(renamed, words.archive);
  const archived = page.getByRole('list', {name: words.archived});
  await expect.element(archived.getByText('Caja en euros (Madrid) 7001')).toBeVisible();
  await expect.element(renamed).toHaveFocus();
  await chooseByLetter(renamed, words.restore);
  await expect.element(open.getByText('Caja en euros (Madrid) 7001')).toBeVisible();
  expect(await listWaiting(me?.id ?? '', 'accounts')).toEqual([
    expect.objectContaining({
      name: 'Caja en euros',
      numberEnding: '7001',
      currency: 'EUR',
      openingUnits: 125_075,
      archived: false,
    }),
    {name: 'Caja en euros (Madrid)'},
    {archived: true},
    {archived: false},
  ]);
});

/** Lets every change fail to be written, as in a browser without room. @returns lets them through again. */
function breakWrites(): () => void {
  const own: IDBObjectStore['add'] = Reflect.get(IDBObjectStore.prototype, 'add');
  IDBObjectStore.prototype.add = function addUnlessChange(this: IDBObjectStore, ...given) {
    if (this.name === 'outbox') throw new DOMException('no room', 'QuotaExceededError');
    return own.apply(this, given);
  };
  return () => {
    IDBObjectStore.prototype.add = own;
  };
}

test('[IMP15] what an account is follows its name until it is said', async () => {
  await openScreen({path: pathTo.accounts.path});
  await page.getByRole('button', {name: words.accountAdd}).click();
  const dialog = page.getByRole('dialog', {name: words.accountAdd});
  const name = dialog.getByLabelText(words.rowName, {exact: true});
  const kind = dialog.getByRole('button', {name: new RegExp(words.accountKind)});
  await expect.element(kind).toHaveTextContent(words.accountKind_bank);
  await name.fill('Visa oro');
  await expect.element(kind).toHaveTextContent(words.accountKind_card);
  await kind.click();
  await page.getByRole('option', {name: words.accountKind_wallet}).click();
  await name.fill('Visa platino');
  await expect.element(kind).toHaveTextContent(words.accountKind_wallet);
});

test('an account that this device cannot write stays in its form, with why, until it is saved (S2.22)', async () => {
  const {me} = await openScreen({path: pathTo.accounts.path});
  await page.getByRole('button', {name: words.accountAdd}).click();
  const dialog = page.getByRole('dialog', {name: words.accountAdd});
  const name = dialog.getByLabelText(words.rowName, {exact: true});
  const ending = dialog.getByLabelText(words.accountEnding);
  await save(words.accountAdd).click();
  await expect.element(name).toHaveFocus();
  await userEvent.keyboard('Caja de la feria');
  await ending.fill('7001');
  const mendWrites = breakWrites();
  try {
    await save(words.accountAdd).click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(common['reason.device.full']);
    await expect.element(name).toHaveValue('Caja de la feria');
    await expect.element(ending).toHaveValue('7001');
    await expect.element(page.getByText(words.accountSaved)).not.toBeInTheDocument();
  } finally {
    mendWrites();
  }
  await save(words.accountAdd).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(await listWaiting(me?.id ?? '', 'accounts')).toMatchObject([{name: 'Caja de la feria', numberEnding: '7001'}]);
});

test('[REM6] mails of dates are on until one turns them off, which their own space keeps', async () => {
  const {me} = await openScreen({path: pathTo.preferences.path});
  const mails = page.getByRole('switch', {name: new RegExp(`^${preferenceWords.mailsDates}`)});
  await expect.element(mails).toBeChecked();
  await page.getByText(new RegExp(`^${preferenceWords.mailsDates}`)).click();
  await expect.element(mails).not.toBeChecked();
  expect(await listWaiting(me?.id ?? '', 'preferences')).toEqual([{mailsDates: false}]);
});
