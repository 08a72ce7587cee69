import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import axe from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Waits until what fades, slides or changes its colour is where it belongs; what goes round for ever is left alone. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    // One that is taken away meanwhile is as good as over.
    await Promise.allSettled(ending.map(async (one) => one.finished));
  });
}

/** What of the page keeps somebody out, by the rules of WCAG 2.2 AA; empty when nothing does. */
export async function findViolations(page: Page): Promise<string[]> {
  // From here on nothing begins to fade while it is looked at, such as a toast whose time is over.
  await page.emulateMedia({reducedMotion: 'reduce'});
  const found = await lookOnce(page);
  // Stock Firefox does not hear that: what was fading is gone at a second look, and what is wrong is still there.
  return found.length === 0 ? found : lookOnce(page);
}

async function lookOnce(page: Page): Promise<string[]> {
  await untilStill(page);
  // Axe is typed for another copy of the same Playwright.
  const pageToLook = page as unknown as ConstructorParameters<typeof AxeBuilder>[0]['page'];
  // The same Axe as the tests of screens have: the one that comes with the builder leaves label-in-name out.
  const builder = new AxeBuilder({page: pageToLook, axeSource: axe.source});
  // Half the time would go into describing what is in order, and into fetching style sheets and media for rules on what plays by itself.
  const {violations} = await builder
    .options({resultTypes: ['violations'], preload: false})
    .withTags(tags)
    // What was announced a moment ago may name something that is gone; it goes too, some seconds later.
    .exclude('[data-live-announcer]')
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({target, any}) => `${id} ${target.join(' ')} ${any[0]?.message ?? ''}`),
  );
}
