import {expect, type Page} from '@playwright/test';
import {languages} from '#src/i18n/languages.ts';
import {findViolations} from './axe.ts';
import {expectNoSidewaysScroll, hearComplaints} from './look.ts';
import {findBrokenTexts, lengthenTexts} from '#tests/kits/screen-kit/long-texts.ts';
import {test} from './product.ts';

// Each page comes from the server: a worker that installs itself would only be in the way.
test.use({serviceWorkers: 'block'});
test.setTimeout(600_000);

/** Every page of one language, as the sitemap tells search engines. */
async function addressesIn(page: Page, language: string): Promise<string[]> {
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map((match) => match[1] ?? '');
  return addresses.filter((address) => address.slice(1, 3) === language);
}

type Look = {readonly theme: 'light' | 'dark'; readonly width: number};

const looks: readonly Look[] = [
  {theme: 'light', width: 1284},
  {theme: 'dark', width: 410},
  {theme: 'light', width: 410},
  {theme: 'dark', width: 1284},
];

/** Pages that are made alike and differ by their words alone; the first of each kind stands for its making. */
function kindOf(address: string): string {
  const path = address.slice(3);
  if (path.startsWith('/blogs/categories/')) return 'category';
  return /^\/blogs\/[^/]+$/.test(path) ? 'article' : path;
}

/** Looks at one page as it comes: nothing keeps anybody out, and at no width anything sticks out of the window. */
async function lookAt(page: Page, address: string, chosen: readonly Look[]): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => {
    const set = (selector: string, property: string, value: string) => {
      for (const element of document.querySelectorAll<HTMLElement>(selector))
        element.style.setProperty(property, value);
    };
    // What sticks to the window's edge, or is not laid out yet, stands elsewhere than where one reads it: axe would see it over other words.
    set('.mobile-action', 'position', 'static');
    set('main section', 'content-visibility', 'visible');
  });
  for (const {theme, width} of chosen) {
    await page.setViewportSize({width, height: 800});
    await page.emulateMedia({colorScheme: theme, reducedMotion: 'reduce'});
    expect.soft(await findViolations(page), `${address}, ${theme}, ${width} px`).toEqual([]);
  }
  for (const width of [1284, 410, 320]) {
    await page.setViewportSize({width, height: 800});
    await expectNoSidewaysScroll(page, `${address}, ${width} px`);
  }
}

/** Whole looks take a second each: the languages share those at the first of a making, and what is made alike takes turns. */
function chooseLooks(isFirst: boolean, index: number, turn: number): readonly Look[] {
  if (isFirst) return looks.slice(turn, turn + 2);
  const at = (index + turn) % looks.length;
  return looks.slice(at, at + 1);
}

/** The last look at a page: everything stays in its place though its texts are a third longer, also what is opened by a press. Rule: SIT12. */
async function expectRoomForLongTexts(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '');
  });
  await page.evaluate(lengthenTexts);
  for (const width of [1284, 410]) {
    await page.setViewportSize({width, height: 800});
    await expectNoSidewaysScroll(page, `${address}, long texts at ${width}`);
    expect.soft(await page.evaluate(findBrokenTexts), `${address}, long texts at ${width}`).toEqual([]);
  }
}

test.describe('every page', () => {
  test.describe.configure({mode: 'parallel'});
  for (const [turn, language] of languages.entries()) {
    test(`[SIT1] [SIT12] each page in ${language} keeps nobody out and fits every width; of each making both themes are seen, wide and narrow, and texts a third longer (WCAG 2.2 AA)`, async ({
      page,
    }) => {
      const heard = hearComplaints(page);
      const addresses = await addressesIn(page, language);
      expect(addresses.length).toBeGreaterThan(20);
      const seen = new Set<string>();
      for (const [index, address] of addresses.entries()) {
        const isFirst = !seen.has(kindOf(address));
        seen.add(kindOf(address));
        await lookAt(page, address, chooseLooks(isFirst, index, turn));
        // The languages take turns, too.
        if (isFirst && index % languages.length === turn) await expectRoomForLongTexts(page, address);
      }
      expect(heard).toEqual([]);
    });
  }
});
