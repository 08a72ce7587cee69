import {expect, type Page} from '@playwright/test';
import {en as booksEn} from '#src/features/bookkeeping/text/en.ts';
import {es as booksEs} from '#src/features/bookkeeping/text/es.ts';
import {pt as booksPt} from '#src/features/bookkeeping/text/pt.ts';
import {findViolations} from './axe.ts';
import {expectNoSidewaysScroll, hearComplaints} from './look.ts';
import {test} from './product.ts';
import {userScreens, type Place, type ScreenUnderTest} from './screens.ts';
import {openBooks, signIn} from './steps.ts';

// Each page comes from the server: a worker that installs itself would only be in the way of what is measured.
test.use({serviceWorkers: 'block', productEnvironment: {IMPORT_COOLDOWN_MS: '0'}});
test.setTimeout(600_000);

const inLanguages = [
  {language: 'es', words: booksEs},
  {language: 'en', words: booksEn},
  {language: 'pt', words: booksPt},
] as const;

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

for (const {language, words} of inLanguages)
  test(`what opens over a company’s books is accessible in ${language}, in two themes and every width (WCAG 2.2 AA)`, async ({
    page,
  }) => {
    const heard = hearComplaints(page);
    await signIn(page);
    await openBooks(page);
    const books = new URL(page.url()).pathname.replace('/es', '');
    for (const screen of userScreens) await lookAt(screen, {page, language, words, books});
    expect(heard).toEqual([]);
  });
