import {expect, type Page} from '@playwright/test';
import {es as booksEs} from '#src/features/bookkeeping/text/es.ts';
import {expectNoSidewaysScroll} from './look.ts';
import {findBrokenTexts, lengthenTexts} from '#tests/kits/screen-kit/long-texts.ts';
import {test} from './product.ts';
import {userScreens, type Place, type ScreenUnderTest} from './screens.ts';
import {openBooks, signIn} from './steps.ts';

// Each page comes from the server: a worker that installs itself would only be in the way.
test.use({serviceWorkers: 'block'});
test.setTimeout(600_000);

const widths = [1284, 410];

/** Lengthens what is on the page and expects everything in its place at this width. */
async function expectOrder(page: Page, width: number, name: string): Promise<void> {
  await page.evaluate(lengthenTexts);
  await expectNoSidewaysScroll(page, `${name}, at ${width}`);
  expect.soft(await page.evaluate(findBrokenTexts), `${name} at ${width} px`).toEqual([]);
}

async function holdScreens(screens: readonly ScreenUnderTest[], place: Omit<Place, 'words'>): Promise<void> {
  const {page} = place;
  await page.emulateMedia({reducedMotion: 'reduce'});
  for (const width of widths) {
    for (const screen of screens) {
      const here: Place = {...place, words: booksEs};
      await page.setViewportSize({width: 1284, height: 800});
      await page.goto(`/es${screen.path(here)}`);
      await screen.open(here);
      await page.setViewportSize({width, height: 800});
      await expectOrder(page, width, screen.name);
    }
  }
}

test('[SIT12] what opens over a company’s books holds texts that are a third longer', async ({page}) => {
  await signIn(page);
  await openBooks(page);
  const books = new URL(page.url()).pathname.replace('/es', '');
  // A making of its own each; what fills them is made in other journeys.
  const others = new Set(['import preview', 'statement', 'shortcuts']);
  const screens = userScreens.filter(({name}) => !others.has(name));
  expect(screens.length).toBeGreaterThan(5);
  await holdScreens(screens, {page, language: 'es', books});
});
