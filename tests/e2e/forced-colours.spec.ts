import {expect} from '@playwright/test';
import {es as words} from '#src/features/bookkeeping/text/es.ts';
import {test} from './product.ts';
import {openBooks, signIn} from './steps.ts';

test('[GRD9] where colours are forced the open tab is told from the others (WCAG 1.4.11)', async ({page}) => {
  await signIn(page);
  await page.emulateMedia({forcedColors: 'active'});
  await openBooks(page);
  const tabs = page.getByRole('navigation', {name: words.tabsLabel}).getByRole('link');
  const edges = await tabs.evaluateAll((links) =>
    links.map((link) => ({
      isCurrent: link.hasAttribute('aria-current'),
      edge: getComputedStyle(link).borderBlockEndWidth,
    })),
  );
  expect(edges.map(({isCurrent}) => isCurrent)).toEqual([false, true, false]);
  for (const {isCurrent, edge} of edges) expect(edge !== '0px').toBe(isCurrent);
});
