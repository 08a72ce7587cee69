import {afterEach, beforeAll, describe, expect, test} from 'vitest';
import type {Language} from '#src/i18n/languages.ts';
import {featureRoutes} from '#src/shell/feature-routes.ts';
import {findBrokenTexts, lengthenTexts} from './long-texts.ts';
import {findTraps, findViolations, measureBeyond, showTheme, type Looked} from './look.ts';
import {closeScreen, faces, goTo, loadAllTexts, openScreen, settle, type Face} from './open-screen.tsx';
import {whoMay} from './people.ts';

/** Every screen is in one of these. */
export const screenParts = [0, 1, 2, 3] as const;

/**
 * Runs every screen of the product through everything a screen promises, whatever it meets: nothing is said to the console, one heading,
 * a title, nobody is kept out in both themes (WCAG 2.2 AA), the keyboard gets everywhere in order, nothing sticks out at any width, in three
 * languages, and with texts a third longer. A screen is tested by being listed in its `route.ts`.
 *
 * @param part which of {@link screenParts}: files run beside each other, and all screens together are half of what there is to do.
 */
export function screenKit(part: (typeof screenParts)[number]): void {
  beforeAll(loadAllTexts);
  afterEach(closeScreen);
  const swept = featureRoutes.filter((route) => route.sweep !== false);
  const routes = swept.filter((_, index) => index % screenParts.length === part);
  describe.each(routes)('$path', (route) => {
    test.each(faces)('[SIT12] holds what it promises, %s', async (face) => {
      const isFilled = face === 'filled';
      await openScreen({path: route.path, who: whoMay(route.access), face, language: isFilled ? 'en' : 'es'});
      const faults = await findFaults(face, isFilled ? 'everything' : 'colours');
      expect([...faults, ...(isFilled ? await findFaultsOfFilled() : [])]).toEqual([]);
    });
  });
}

/** What is wrong with a screen that was looked at in English: by keyboard, in the other languages, and with long texts in Spanish. */
export async function findFaultsOfFilled(): Promise<string[]> {
  const faults = [...(await findTraps()), ...(await findFaultsIn('pt')), ...(await findFaultsIn('es'))];
  return [...faults, ...(await findFaultsOfLongTexts())];
}

/**
 * What is wrong with what is there, in both themes and at every width: with everything where it is dark and narrow; where it is light and wide
 * with what `inLight` says, which is less where the same was looked at with other rows.
 */
export async function findFaults(face: Face, inLight: Looked = 'everything'): Promise<string[]> {
  const faults = [...findFaultsOfHeads(face), ...(await findBeyond([1284]))];
  showTheme('light');
  faults.push(...tell('light and wide', await findViolations(inLight)));
  faults.push(...(await findBeyond([320, 410])));
  showTheme('dark');
  return [...faults, ...tell('dark and narrow', await findViolations())];
}

/** What is wrong with the same in another language. */
async function findFaultsIn(language: Language): Promise<string[]> {
  await goTo(location.pathname.replace(/^\/../, `/${language}`) + location.search);
  const isIn = document.documentElement.lang === language;
  // It begins as wide as the last look ended.
  const beyond = await findBeyond(innerWidth === 410 ? [410, 320, 1284] : [1284, 320, 410]);
  const faults = [...findFaultsOfHeads('filled'), ...beyond, ...(await findViolations('all but colours'))];
  return tell(language, isIn ? faults : ['the page says another language', ...faults]);
}

/** What is wrong once every text is a third longer. The last look at a screen: React no longer knows its texts afterwards. Rule: SIT12. */
export async function findFaultsOfLongTexts(): Promise<string[]> {
  const faults: string[] = [];
  for (const width of innerWidth === 410 ? [410, 1284] : [1284, 410]) {
    await measureBeyond(width);
    lengthenTexts();
    await settle();
    faults.push(...(await findBeyond([width])), ...tell(`at ${width} px`, findBrokenTexts()));
  }
  return tell('long texts', faults);
}

/** What is read is said once: the first heading of a page, and its title. */
function findFaultsOfHeads(face: Face): string[] {
  const headings = [...document.querySelectorAll('h1')].map((heading) => heading.textContent);
  // What waits for its words may have no heading yet.
  const least = face === 'loading' ? 0 : 1;
  const isRight = headings.length >= least && headings.length <= 1;
  const faults = isRight ? [] : [`one heading, not ${headings.length}: ${headings.join(', ')}`];
  return /\S · Faro$/.test(document.title) ? faults : [...faults, `no title: ${document.title}`];
}

async function findBeyond(widths: readonly number[]): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    const pixels = await measureBeyond(width);
    if (pixels !== 0) faults.push(`${pixels} pixels beyond ${width}`);
  }
  return faults;
}

function tell(where: string, faults: readonly string[]): string[] {
  return faults.map((fault) => `${where}: ${fault}`);
}
