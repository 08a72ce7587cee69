import {expect, type Page} from '@playwright/test';
import {en as ownEn} from '#src/features/account/own/text/en.ts';
import {en as accountEn} from '#src/features/account/text/en.ts';
import {es as ownEs} from '#src/features/account/own/text/es.ts';
import {es as accountEs} from '#src/features/account/text/es.ts';
import {pt as ownPt} from '#src/features/account/own/text/pt.ts';
import {pt as accountPt} from '#src/features/account/text/pt.ts';
import {en as booksEn} from '#src/features/bookkeeping/text/en.ts';
import {es as booksEs} from '#src/features/bookkeeping/text/es.ts';
import {pt as booksPt} from '#src/features/bookkeeping/text/pt.ts';
import {es as commonEs} from '#src/i18n/text/es.ts';
import {findViolations} from './axe.ts';
import {chooseAccount, openImport, pickFile, runImport} from './import-steps.ts';
import {expectNoSidewaysScroll, hearComplaints} from './look.ts';
import {test} from './product.ts';
import {guestScreens, userScreens, type Place, type ScreenUnderTest} from './screens.ts';
import {rows, signIn, untilSynced} from './steps.ts';

// Each page comes from the server: a worker that installs itself would only be in the way of what is measured.
test.use({serviceWorkers: 'block', productEnvironment: {IMPORT_COOLDOWN_MS: '0'}});
test.setTimeout(600_000);

const inLanguages = [
  {language: 'es', words: booksEs, account: {...accountEs, ...ownEs}},
  {language: 'en', words: booksEn, account: {...accountEn, ...ownEn}},
  {language: 'pt', words: booksPt, account: {...accountPt, ...ownPt}},
] as const;

/** Each language imports into an account of its own, where nothing of it is known yet. */
const accountFor = {es: 'Wise', en: 'Mercury', pt: 'USDC'} as const;

async function narrow(page: Page, width: number, name: string): Promise<void> {
  await page.setViewportSize({width, height: 800});
  await expectNoSidewaysScroll(page, `${name}, ${width} px`);
}

/** Looks at one screen: light and wide, then dark and narrow, so that both themes and both layouts are seen in each language. */
async function lookAt(screen: ScreenUnderTest, place: Place): Promise<void> {
  const {page, language} = place;
  await page.setViewportSize({width: 1284, height: 800});
  await page.goto(`/${language}${screen.path(place)}`);
  await screen.open(place);
  const setTheme = async (theme: string) =>
    page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name;
    }, theme);
  const name = `${screen.name} in ${language}`;
  await setTheme('light');
  expect.soft(await findViolations(page), `${name}, light`).toEqual([]);
  await narrow(page, 410, name);
  await setTheme('dark');
  expect.soft(await findViolations(page), `${name}, dark`).toEqual([]);
  await narrow(page, 320, name);
  await expect.soft(page.locator('html'), screen.name).toHaveAttribute('lang', language);
  await expect.soft(page, screen.name).toHaveTitle(/\S · Faro$/);
}

test('whoever comes first finds accessible screens in three languages, two themes and every width (WCAG 2.2 AA)', async ({
  page,
}) => {
  const heard = hearComplaints(page);
  for (const {language, words, account} of inLanguages)
    for (const screen of guestScreens) await lookAt(screen, {page, language, words, account, books: '', importId: ''});
  expect(heard).toEqual([]);
});

test('every part of the kit is accessible in all its states, in two themes and every width (WCAG 2.2 AA)', async ({
  page,
}) => {
  const heard = hearComplaints(page);
  await page.goto('/dev/kitchen');
  // It shows both themes beside each other.
  await expect(page.getByRole('heading').first()).toBeVisible();
  expect.soft(await findViolations(page), 'kitchen').toEqual([]);
  for (const width of [410, 320]) await narrow(page, width, 'kitchen');
  expect.soft(await findViolations(page), 'kitchen, narrow').toEqual([]);
  expect(heard).toEqual([]);
});

for (const {language, words, account} of inLanguages)
  test(`every screen of a company is accessible in ${language}, in two themes and every width (WCAG 2.2 AA)`, async ({
    page,
  }) => {
    const heard = hearComplaints(page);
    await signIn(page);
    await openImport(page);
    const content = 'Fecha,Concepto,Importe\n2026-01-31,Bien,1.00\n2026-02-31,Mal,2.00\n';
    await pickFile(page, {name: 'una-mala.csv', content});
    await chooseAccount(page, accountFor[language]);
    await runImport(page);
    await page.getByRole('link', {name: 'Corregir 1 fila'}).click();
    await page.waitForURL(/\/imports\//);
    const [books = '', importId = ''] = new URL(page.url()).pathname.replace('/es', '').split('/imports/');
    for (const screen of userScreens) await lookAt(screen, {page, language, words, account, books, importId});
    expect(heard).toEqual([]);
  });

test('the keyboard alone gets everywhere: skip link, visible focus, heading of each screen (ux.md U8)', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/es/dashboard');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: commonEs.skipToContent});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();

  // Every stop of the screen shows where the keyboard is; after the last one it is at the browser's own.
  await page.reload();
  await untilSynced(page);
  let stops = 0;
  for (; stops < 12; stops += 1) {
    await page.keyboard.press('Tab');
    const shown = await page.evaluate(() => {
      if (document.activeElement === document.body) return null;
      const {outlineStyle, outlineWidth, boxShadow} = getComputedStyle(document.activeElement ?? document.body);
      return {
        name: document.activeElement?.outerHTML.slice(0, 120),
        isShown: boxShadow !== 'none' || (outlineStyle !== 'none' && outlineWidth !== '0px'),
      };
    });
    if (shown === null) break;
    expect(shown).toEqual({...shown, isShown: true});
  }
  expect(stops).toBeGreaterThan(6);

  const follow = async (link: string, title: string) => {
    await page
      .getByRole('navigation')
      .getByRole('link', {name: new RegExp(`^${link}`)})
      .first()
      .press('Enter');
    await expect(page.getByRole('heading', {level: 1, name: title})).toBeFocused();
  };
  await follow('Movimientos', booksEs.title);
  await expect(rows(page).first()).toBeVisible();
  await follow(booksEs.tabImports, booksEs.title);
  await page.getByRole('button', {name: booksEs.sectionsMenu}).press('Enter');
  await page.getByRole('menuitem', {name: booksEs.accounts}).press('Enter');
  await expect(page.getByRole('heading', {level: 1, name: booksEs.accounts})).toBeFocused();
});
