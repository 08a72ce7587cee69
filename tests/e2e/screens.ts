import {expect, type Page} from '@playwright/test';
import type {es as booksEs} from '#src/features/bookkeeping/text/es.ts';
import type {Language} from '#src/i18n/languages.ts';

type Texts<Shape> = Readonly<Record<keyof Shape, string>>;

/** What a screen may be reached with. */
export type Place = {
  readonly page: Page;
  readonly language: Language;
  /** The path of the demo company's books, without language. */
  readonly books: string;
  readonly words: Texts<typeof booksEs>;
};

/** A screen, or a layer over one, and how a person gets there from its address. */
export type ScreenUnderTest = {
  readonly name: string;
  readonly path: (place: Place) => string;
  /** What shows that it is there. */
  readonly open: (place: Place) => Promise<unknown>;
};

const movement = async ({page}: Place) =>
  expect(page.locator('[role=grid] [data-row]:not([aria-busy])').first()).toBeVisible();
const pressInList = async (place: Place, key: string) => {
  await movement(place);
  await place.page.locator('[role=grid] [data-row][tabindex="0"]').first().press(key);
};
const dialog = async ({page}: Place) => expect(page.getByRole('dialog').first()).toBeVisible();

/** What opens over the screens of somebody who has books, and what they become by an act. */
export const userScreens: readonly ScreenUnderTest[] = [
  {
    name: 'notifications',
    path: () => '/activity',
    open: async (place) => {
      await place.page
        .getByRole('banner')
        .getByRole('button', {name: /^(Avisos|Notifications)/})
        .click();
      await dialog(place);
    },
  },
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
      await expect(place.page.getByRole('combobox', {name: place.words.act_category})).toBeFocused();
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
      await page.getByRole('button', {name: new RegExp(`${words.field_account}$`)}).click();
      await page.getByRole('option', {name: 'Mercury'}).click();
      await expect(page.getByRole('region', {name: words.readingTitle})).toBeVisible();
    },
  },
  {
    name: 'statement',
    path: ({books}) => `${books}/statements`,
    open: async ({page, words}) => {
      await page.getByRole('button', {name: words.statementMake}).click();
      await expect(page.getByRole('heading', {name: words.statementReady})).toBeVisible({timeout: 60_000});
    },
  },
];
