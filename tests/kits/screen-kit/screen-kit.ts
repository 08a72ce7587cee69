import {afterEach, beforeAll, describe, expect, test} from 'vitest';
import {featureRoutes} from '#src/shell/feature-routes.ts';
import {findBrokenTexts, lengthenTexts} from './long-texts.ts';
import {findTraps, findViolations, measureBeyond, showTheme} from './look.ts';
import {closeScreen, faces, goTo, loadAllTexts, openScreen, type Face} from './open-screen.tsx';
import {whoMay} from './people.ts';

/**
 * Runs every screen of the product through everything a screen promises, whatever it meets: nothing is said to the console, one heading,
 * a title, nobody is kept out in both themes (WCAG 2.2 AA), the keyboard gets everywhere in order, nothing sticks out at any width, in three
 * languages, and with texts a third longer. A screen is tested by being listed in its `route.ts`.
 */
export function screenKit(): void {
  beforeAll(loadAllTexts);
  afterEach(closeScreen);
  const routes = featureRoutes.filter((route) => route.sweep !== false);
  describe.each(routes)('$path', (route) => {
    test.each(faces)('[SIT12] holds what it promises, %s', async (face) => {
      const params = route.sweep ? route.sweep.params : undefined;
      await openScreen({path: route.path, who: whoMay(route.access), face, params});
      expectHeads(face);
      await expectOpenToAll();
      if (face !== 'filled') return;
      expect.soft(await findTraps(), 'keyboard').toEqual([]);
      await expectInLanguages();
      await expectRoomForLongTexts();
    });
  });
}

/** Looks at what is there in both themes and every width. */
export async function expectOpenToAll(): Promise<void> {
  expect.soft(await measureBeyond(1284), 'pixels beyond 1284').toBe(0);
  showTheme('light');
  expect.soft(await findViolations(), 'light and wide').toEqual([]);
  expect.soft(await measureBeyond(320), 'pixels beyond 320').toBe(0);
  expect.soft(await measureBeyond(410), 'pixels beyond 410').toBe(0);
  showTheme('dark');
  expect.soft(await findViolations(), 'dark and narrow').toEqual([]);
}

/** What is read is said once: the first heading of a page, and its title. */
function expectHeads(face: Face): void {
  const headings = [...document.querySelectorAll('h1')].map((heading) => heading.textContent);
  // What waits for its words may have no heading yet.
  const least = face === 'loading' ? 0 : 1;
  expect.soft(headings.length >= least && headings.length <= 1, `one heading, not ${headings.join(', ')}`).toBe(true);
  expect.soft(document.title).toMatch(/\S · Faro$/);
}

/** Looks at the same in every language, narrow, where words have least room. */
async function expectInLanguages(): Promise<void> {
  for (const language of ['en', 'pt', 'es']) {
    await goTo(location.pathname.replace(/^\/../, `/${language}`) + location.search);
    expect.soft(document.documentElement.lang).toBe(language);
    expectHeads('filled');
    for (const width of [1284, 410, 320])
      expect.soft(await measureBeyond(width), `${language}: pixels beyond ${width}`).toBe(0);
    expect.soft(await findViolations(), language).toEqual([]);
  }
}

/** The last look at a screen: React no longer knows its texts afterwards. Rule: SIT12. */
export async function expectRoomForLongTexts(): Promise<void> {
  for (const width of [1284, 410]) {
    await measureBeyond(width);
    if (width === 1284) lengthenTexts();
    expect.soft(await measureBeyond(width), `long texts: pixels beyond ${width}`).toBe(0);
    expect.soft(findBrokenTexts(), `long texts at ${width}`).toEqual([]);
  }
}
