import {expect} from '@playwright/test';
import {es as booksEs} from '#src/features/bookkeeping/text/es.ts';
import {es as commonEs} from '#src/i18n/text/es.ts';
import {findViolations} from './axe.ts';
import {expectNoSidewaysScroll, hearComplaints} from './look.ts';
import {test} from './product.ts';
import {rows, signIn, untilSynced} from './steps.ts';

// Each page comes from the server: a worker that installs itself would only be in the way of what is measured.
test.use({serviceWorkers: 'block'});

test('every part of the kit is accessible in all its states, in two themes and every width (WCAG 2.2 AA)', async ({
  page,
}) => {
  const heard = hearComplaints(page);
  await page.goto('/dev/kitchen');
  // It shows both themes beside each other.
  await expect(page.getByRole('heading').first()).toBeVisible();
  expect.soft(await findViolations(page), 'kitchen').toEqual([]);
  for (const width of [410, 320]) {
    await page.setViewportSize({width, height: 800});
    await expectNoSidewaysScroll(page, `kitchen, ${width} px`);
  }
  expect.soft(await findViolations(page), 'kitchen, narrow').toEqual([]);
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
