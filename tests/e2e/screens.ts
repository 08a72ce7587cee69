import {expect, type Page} from '@playwright/test';
import type {es as ownEs} from '#src/features/account/own/text/es.ts';
import type {es as accountEs} from '#src/features/account/text/es.ts';
import type {es as booksEs} from '#src/features/bookkeeping/text/es.ts';
import type {Language} from '#src/i18n/languages.ts';

type Texts<Shape> = Readonly<Record<keyof Shape, string>>;

/** What a screen may be reached with. */
export type Place = {
  readonly page: Page;
  readonly language: Language;
  /** The path of the demo company's books, without language. */
  readonly books: string;
  /** The id of an import that has a row with an error. */
  readonly importId: string;
  readonly words: Texts<typeof booksEs>;
  readonly account: Texts<typeof accountEs & typeof ownEs>;
};

/** A screen, or a layer over one, and how a person gets there from its address. */
export type ScreenUnderTest = {
  readonly name: string;
  readonly path: (place: Place) => string;
  /** What shows that it is there. */
  readonly open: (place: Place) => Promise<unknown>;
};

const heading = async ({page}: Place) => expect(page.getByRole('heading', {level: 1})).toBeVisible();
const movement = async ({page}: Place) =>
  expect(page.locator('[role=grid] [data-row]:not([aria-busy])').first()).toBeVisible();
const pressInList = async (place: Place, key: string) => {
  await movement(place);
  await place.page.locator('[role=grid] [data-row][tabindex="0"]').first().press(key);
};
const dialog = async ({page}: Place) => expect(page.getByRole('dialog').first()).toBeVisible();

/** Screens of somebody who is not signed in. */
export const guestScreens: readonly ScreenUnderTest[] = [
  {name: 'sign in', path: () => '/login', open: heading},
  {name: 'reset password', path: () => '/reset-password', open: heading},
  {
    name: 'new password by code, with an error summary',
    path: () => '/reset-password/confirm',
    open: async (place) => {
      await place.page.getByRole('button', {name: place.account.setNewPassword}).click();
      await expect(place.page.getByRole('alert')).toBeFocused();
    },
  },
  {
    name: 'register, with an error summary',
    path: () => '/register',
    open: async (place) => {
      await place.page.getByRole('button', {name: place.account.register}).click();
      await expect(place.page.getByRole('alert')).toBeFocused();
    },
  },
];

/** Screens of somebody who is signed in and has books. */
export const userScreens: readonly ScreenUnderTest[] = [
  {name: 'dashboard', path: () => '/dashboard', open: heading},
  {name: 'add a company', path: () => '/dashboard/add-company', open: heading},
  {name: 'activity', path: () => '/activity', open: heading},
  {name: 'preferences', path: () => '/preferences', open: heading},
  {
    name: 'notifications',
    path: () => '/activity',
    open: async (place) => {
      await heading(place);
      await place.page
        .getByRole('banner')
        .getByRole('button', {name: /^(Avisos|Notifications)/})
        .click();
      await dialog(place);
    },
  },
  {
    name: 'command palette',
    path: () => '/activity',
    open: async (place) => {
      await heading(place);
      await place.page.keyboard.press('Control+k');
      await expect(place.page.getByRole('combobox')).toBeFocused();
    },
  },
  {name: 'profile', path: () => '/account', open: heading},
  {
    name: 'tax record, with an error summary',
    path: () => '/account/tax-record',
    open: async ({page, account}) => {
      await page.getByLabel(account.taxNumber).fill('<');
      await page.getByRole('button', {name: account.taxSave}).click();
      await expect(page.getByRole('alert')).toBeFocused();
    },
  },
  {
    name: 'password and sessions',
    path: () => '/account/security',
    open: async ({page, account}) => expect(page.getByRole('list', {name: account.sessions})).toBeVisible(),
  },
  {name: 'movements', path: ({books}) => books, open: movement},
  {name: 'review queue', path: ({books}) => `${books}?view=review`, open: movement},
  {
    name: 'movement in the panel',
    path: ({books}) => books,
    open: async (place) => {
      await pressInList(place, 'e');
      await expect(place.page.getByText(place.words.history, {exact: true})).toBeVisible();
    },
  },
  {
    name: 'filter panel',
    path: ({books}) => books,
    open: async (place) => {
      await pressInList(place, 'f');
      await dialog(place);
    },
  },
  {
    name: 'new movement',
    path: ({books}) => books,
    open: async (place) => {
      await pressInList(place, 't');
      await dialog(place);
    },
  },
  {
    name: 'bulk bar',
    path: ({books}) => books,
    open: async (place) => {
      await pressInList(place, 'x');
      await expect(place.page.locator('[role=row][aria-selected=true]')).toBeVisible();
    },
  },
  {
    name: 'shortcuts',
    path: ({books}) => books,
    open: async (place) => {
      await pressInList(place, '?');
      await dialog(place);
    },
  },
  {
    name: 'category picker',
    path: ({books}) => books,
    open: async (place) => {
      await pressInList(place, 'c');
      await expect(place.page.getByRole('combobox', {name: place.words.pickCategory})).toBeFocused();
    },
  },
  {
    name: 'import preview',
    path: ({books}) => `${books}/import`,
    open: async ({page, words}) => {
      const content =
        'Date,Description,Amount\n03/04/2026,Café Ñandú,-12.00\n05/06/2026,Nube Sur,-7.50\n05/06/2026,x,doce\n';
      await page
        .locator('main input[type=file]')
        .setInputFiles({name: 'banco.csv', mimeType: 'text/csv', buffer: Buffer.from(content)});
      await page.getByRole('button', {name: new RegExp(`${words.importAccount}$`)}).click();
      await page.getByRole('option', {name: 'Mercury'}).click();
      await expect(page.getByRole('region', {name: words.readingTitle})).toBeVisible();
    },
  },
  {name: 'imports', path: ({books}) => `${books}/imports`, open: heading},
  {
    name: 'import with errors',
    path: ({books, importId}) => `${books}/imports/${importId}`,
    open: async ({page, words}) => expect(page.getByRole('button', {name: words.errorFix})).toBeVisible(),
  },
  {name: 'conflicts, none', path: ({books}) => `${books}/conflicts`, open: heading},
  {name: 'accounts', path: ({books}) => `${books}/accounts`, open: heading},
  {name: 'categories', path: ({books}) => `${books}/categories`, open: heading},
  {
    name: 'statement',
    path: ({books}) => `${books}/statements`,
    open: async ({page, words}) => {
      await page.getByRole('button', {name: words.statementMake}).click();
      await expect(page.getByRole('heading', {name: words.statementReady})).toBeVisible({timeout: 60_000});
    },
  },
];
