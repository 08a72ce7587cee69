import {expect, type Page} from '@playwright/test';
import {es as notices} from '#src/shell/notices/text/es.ts';
import {es as preferences} from '#src/features/preferences/text/es.ts';
import {es as palette} from '#src/shell/palette/text/es.ts';
import {es as common} from '#src/i18n/text/es.ts';
import {findViolations} from './axe.ts';
import {test} from './product.ts';
import {untilInstalled} from './profile.ts';
import {expectOpenQuestion, focusGrid, grid, openBooks, rows, signIn, untilSent, untilSynced} from './steps.ts';

const paletteField = (page: Page) => page.getByRole('combobox', {name: palette.title});

/** Opens the palette and looks for something. */
async function look(page: Page, typed: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(paletteField(page)).toBeFocused();
  await page.keyboard.type(typed);
}

const firstLine = (page: Page) => page.getByRole('option', {selected: true});

/** A screen by its name without accents, and by its beginning; what was done last is there before anything is typed. */
async function goByName(page: Page): Promise<void> {
  // A screen by its name without accents, and by its English name.
  await look(page, 'estados de cuenta');
  await expect(firstLine(page)).toContainText('Estados de cuenta');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/statements$/);
  await look(page, 'preferen');
  await expect(firstLine(page)).toContainText(preferences.title);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {level: 1, name: preferences.title})).toBeFocused();

  // What was done last is there before anything is typed.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', {name: palette.sectionRecent}).getByRole('option').first()).toContainText(
    preferences.title,
  );
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(paletteField(page)).toHaveCount(0);
}

/** Acts know what is marked. */
async function actOnMarked(page: Page): Promise<void> {
  await openBooks(page);
  await focusGrid(page);
  await page.keyboard.press('x');
  await look(page, 'categoria');
  await expect(firstLine(page)).toContainText('1 seleccionado');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', {name: 'Elegir categoría'})).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox', {name: 'Elegir categoría'})).toHaveCount(0);
  await expect(grid(page).locator(':focus')).toHaveCount(1);
}

/** A pasted id opens what it belongs to. */
async function goById(page: Page): Promise<void> {
  await page.keyboard.press('e');
  await expect(page).toHaveURL(/row=/);
  const id = new URL(page.url()).searchParams.get('row') ?? '';
  await page.goto('/es/dashboard');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await look(page, id);
  await expect(firstLine(page)).toContainText(palette.foundMovement);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`row=${id}`));
}

/** G and a letter, until letters are switched off. */
async function goByLetters(page: Page): Promise<void> {
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await page.waitForURL('**/es/dashboard');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', {name: palette.help})).toContainText('G B');
  await page.keyboard.press('Escape');
}

async function findHelp(page: Page): Promise<void> {
  await openBooks(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', {name: palette.sectionPlaces})).toBeVisible();
  await expect(page.getByRole('group', {name: palette.sectionHelp})).toHaveCount(0);
  await page.keyboard.type('who no longer does');
  await expect(firstLine(page)).toContainText(/BOI.*Artículo/);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('puedo reembolso');
  await expect(firstLine(page)).toContainText(palette.helpQuestion);
  await page.keyboard.press('Enter');
  await expectOpenQuestion(page, /reembolso/);
}

test('[PAL4] the palette leads anywhere, does things and finds help by keyboard alone (ux.md U4)', async ({page}) => {
  await signIn(page);
  await openBooks(page);
  await untilSynced(page);
  await test.step('it leads to a screen', async () => goByName(page));
  await test.step('it acts on what is marked', async () => actOnMarked(page));
  await test.step('it leads to a movement', async () => goById(page));
  await test.step('letters lead without it', async () => goByLetters(page));
  await test.step('it finds articles and questions, in the words of the page or in English', async () =>
    findHelp(page));
});

async function choosePreferences(page: Page): Promise<void> {
  await page.goto('/es/preferences');
  await page.getByText(common.themeDark, {exact: true}).click();
  await page.getByText(preferences.density_compact, {exact: true}).click();
  await page.locator('label', {hasText: preferences.letterKeys}).click();
  await page.getByRole('button', {name: new RegExp(`${preferences.locale}$`)}).click();
  await page.getByRole('option', {name: 'Colombia'}).click();
  await page.keyboard.press('Control+Shift+Period');
  await expect(page.getByRole('switch', {name: preferences.hideAmounts})).toBeChecked();
}

/** They survive a reload, offline too, hidden amounts from the first paint. */
async function expectPreferencesOffline(page: Page): Promise<void> {
  await untilInstalled(page);
  await page.context().setOffline(true);
  await page.goto('/es/preferences');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('radio', {name: preferences.density_compact})).toBeChecked();
  await expect(page.getByRole('switch', {name: preferences.letterKeys})).not.toBeChecked();
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await openBooks(page);
  const amount = rows(page).nth(4).locator('[data-column=amount]');
  await expect(amount).toHaveCSS('filter', /blur/);
  await expect(amount).toHaveText(/\d,\d\d$/);
  await amount.hover();
  await expect(amount).toHaveCSS('filter', 'none');
  expect((await rows(page).first().boundingBox())?.height).toBe(32);
  await page.context().setOffline(false);
  await untilSynced(page);
}

/** On another device, where they are taken back: the next journeys are of the same person. */
async function expectPreferencesElsewhere(other: Page): Promise<void> {
  await signIn(other);
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await other.goto('/es/preferences');
  await expect(other.getByRole('radio', {name: preferences.density_compact})).toBeChecked();
  await expect(other.getByRole('switch', {name: preferences.letterKeys})).not.toBeChecked();
  await expect(other.getByRole('switch', {name: preferences.hideAmounts})).not.toBeChecked();
  await other.getByText(preferences.themeSystem, {exact: true}).click();
  await other.getByText(preferences.density_normal, {exact: true}).click();
  await untilSent(other, async () => other.locator('label', {hasText: preferences.letterKeys}).click());
}

/** What failed stays in sight until it is closed, and is kept with the way to it. */
async function hearFailure(page: Page): Promise<void> {
  await openBooks(page);
  const fail = async () =>
    page.evaluate(() => void Promise.reject(new DOMException('The disk is full', 'QuotaExceededError')));
  await fail();
  const toast = page.getByRole('region', {name: common.notifications}).getByText(common['reason.device.full']);
  await expect(toast).toBeVisible();
  await expect(page.getByRole('button', {name: 'Avisos, 1 sin leer'})).toBeVisible();
  await page.reload();
  await page.getByRole('button', {name: 'Avisos, 1 sin leer'}).press('Enter');
  const list = page.getByRole('dialog', {name: notices.title});
  await expect(list.getByRole('listitem')).toContainText([`${notices.unread}: ${common['reason.device.full']}`]);
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(page.getByRole('button', {name: common.notifications, exact: true})).toBeVisible();

  await page.goto('/es/dashboard');
  await page.getByRole('button', {name: common.notifications, exact: true}).press('Enter');
  await list.getByRole('link', {name: notices.see}).press('Enter');
  await page.waitForURL(/\/accounting-ai\/bookkeeping\//);
  // A press while it still closes would be the one that closes it. By mouse: the screen that comes takes the focus.
  await expect(list).toHaveCount(0);
  await page.getByRole('button', {name: common.notifications, exact: true}).click();
  await list.getByRole('button', {name: notices.clear}).press('Enter');
  await expect(list.getByRole('heading', {name: notices.emptyTitle})).toBeVisible();
}

test('[PRV1] [ACC34] [NTC1] what a person chose and was told is kept: preferences on every device, offline too, and what failed until it was seen', async ({
  page,
  browser,
  product,
}) => {
  await signIn(page);
  await untilSynced(page);
  await test.step('they choose how all looks', async () => choosePreferences(page));
  await test.step('it is so without a network', async () => expectPreferencesOffline(page));
  await test.step('it is so on another device, and what is chosen there comes here', async () => {
    const other = await (await browser.newContext({baseURL: product.url})).newPage();
    await expectPreferencesElsewhere(other);
    await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark');
    await other.context().close();
  });
  await test.step('what fails is told, and found again', async () => hearFailure(page));
});

test('[NAV3] the heading of the home keeps the focus while the words of its parts come', async ({page}) => {
  await signIn(page);
  await page.reload();
  // Of a draft, whose words come with no screen.
  await expect(page.getByRole('main').getByText('Costa Norte')).toBeVisible();
  await expect(page.getByRole('heading', {level: 1})).toBeFocused();
});
