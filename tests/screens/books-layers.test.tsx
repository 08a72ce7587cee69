import {afterEach, beforeAll, expect} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {defaultImportLimit} from '#contract/bookkeeping/read-import-limit.ts';
import {en as booksEn} from '#src/features/bookkeeping/text/en.ts';
import {es as booksEs} from '#src/features/bookkeeping/text/es.ts';
import {pt as booksPt} from '#src/features/bookkeeping/text/pt.ts';
import type {Language} from '#src/i18n/languages.ts';
import {pathTo} from '#src/routing/routing.ts';
import {layerKit, type Layer} from '#tests/kits/screen-kit/layer-kit.ts';
import {closeScreen, loadAllTexts, settle} from '#tests/kits/screen-kit/open-screen.tsx';
import {pickFile} from './pick-file.ts';

beforeAll(loadAllTexts);
afterEach(closeScreen);

type Words = Readonly<Record<keyof typeof booksEs, string>>;

const inLanguages: Readonly<Record<Language, Words>> = {es: booksEs, en: booksEn, pt: booksPt};
const books = {path: pathTo.books.path};
const dialog = () => page.getByRole('dialog').first();
const menu = () => page.getByRole('menu');

/** Waits until the active row of the list has the focus: a key before that goes nowhere. */
async function focusList(): Promise<void> {
  await settle(() => document.querySelector('[role=grid] [data-row]:not([aria-busy])') !== null);
  const row = document.querySelector<HTMLElement>('[role=grid] [data-row][tabindex="0"]');
  if (!row) throw new Error('No row of the list takes keys');
  row.focus();
  await expect.element(page.elementLocator(row)).toHaveFocus();
}

/** What a key opens over the list. */
function byKey(name: string, key: string, shown: (words: Words) => ReturnType<Layer['open']>): Layer {
  const open: Layer['open'] = async (language) => {
    await focusList();
    await userEvent.keyboard(key);
    return shown(inLanguages[language]);
  };
  return {name, scene: books, open};
}

/** What a button with this text opens. */
function byButton(name: string, path: string, {key, shown}: {key: keyof Words; shown: typeof dialog}): Layer {
  const open: Layer['open'] = async (language) => {
    await page.getByRole('button', {name: inLanguages[language][key]}).first().click();
    return shown();
  };
  return {name, scene: {path}, open};
}

const file = 'Date,Description,Amount\n03/04/2026,Café Ñandú,-12.00\n05/06/2026,Nube Sur,-7.50\n05/06/2026,x,doce\n';

layerKit([
  byKey('a movement in the panel', 'e', async ({history}) => page.getByText(history, {exact: true})),
  byKey('the panel of filters', 'f', async () => dialog()),
  byKey('a new movement', 't', async () => dialog()),
  byKey('the bar of what is selected', 'x', async ({fieldCategory}) => page.getByRole('button', {name: fieldCategory})),
  byKey('the list of keys', '?', async () => dialog()),
  byKey('the choice of a category', 'c', async (words) => page.getByRole('combobox', {name: words.act_category})),
  byKey('the choice of an account', 'a', async (words) => page.getByRole('combobox', {name: words.pickAccount})),
  byButton('an export', books.path, {key: 'exportRows', shown: dialog}),
  byButton('the menu of sections', books.path, {key: 'sectionsMenu', shown: menu}),
  byButton('a new account', pathTo.accounts.path, {key: 'accountAdd', shown: dialog}),
  byButton('a new category', pathTo.categories.path, {key: 'categoryAdd', shown: dialog}),
  {
    name: 'what is to be reviewed',
    scene: {path: `${books.path}?view=review`},
    open: async () => {
      await focusList();
      return page.getByRole('heading', {level: 1});
    },
  },
  {
    name: 'an import before it is made',
    // A sample of what an import may be would let none through.
    scene: {path: pathTo.import.path, answers: {readImportLimit: {...defaultImportLimit, cooldownMs: 0}}},
    open: async (language) => {
      const words = inLanguages[language];
      await pickFile('banco.csv', file);
      await page.getByRole('button', {name: new RegExp(`${words.field_account}$`)}).click();
      await page.getByRole('option', {name: /^Cuenta USD/}).click();
      return page.getByRole('region', {name: words.readingTitle});
    },
  },
  {
    name: 'a statement that was made',
    scene: {path: pathTo.statements.path},
    open: async (language) => {
      await page.getByRole('button', {name: inLanguages[language].statementMake}).click();
      return page.getByRole('heading', {name: inLanguages[language].statementReady});
    },
  },
]);
