import {expect, type Locator, type Page} from '@playwright/test';
import {es as words} from '#src/features/bookkeeping/text/es.ts';
import {es as common} from '#src/i18n/text/es.ts';
import {test} from './product.ts';
import {holdInPassing, signIn, untilSynced} from './steps.ts';

test.use({viewport: {width: 410, height: 800}, hasTouch: true});

const cards = (page: Page) => page.getByRole('group', {name: words.title}).getByRole('listitem');

/** Opens the books on a phone and waits for cards. */
async function openCards(page: Page, view = ''): Promise<void> {
  await page.goto(`/es/accounting-ai/bookkeeping${view}`);
  await expect(cards(page).first().getByRole('button').first()).toBeVisible();
}

/** A finger that goes over a card, from a place in it, by so many pixels. */
async function swipe(page: Page, card: Locator, by: {x: number; y: number}): Promise<void> {
  // Away from what lies over the list's end: a finger there touches the bar, not the card.
  await card.evaluate((one) => one.scrollIntoView({block: 'center'}));
  // The list may still be rolling from the touch before: waits until the card stands still.
  await card.getByRole('button').first().click({trial: true});
  const box = await card.boundingBox();
  if (!box) throw new Error('the card is not in sight');
  const touch = await page.context().newCDPSession(page);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const steps = [0, 0.25, 0.5, 0.75, 1].map((part) => ({x: x + by.x * part, y: y + by.y * part}));
  for (const [index, point] of steps.entries())
    await touch.send('Input.dispatchTouchEvent', {
      type: index === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [point],
    });
  await touch.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
}

test('a phone orders the list in the filter sheet; a swipe checks a card or chooses its category, can be undone, and never hinders scrolling (S2.22, design.md V6)', async ({
  page,
}) => {
  await signIn(page);
  await untilSynced(page);
  await test.step('the list is ordered as a wide screen does by its heads', async () => {
    await openCards(page);
    await page.getByRole('button', {name: words.filterShort, exact: true}).click();
    await page.getByRole('button', {name: words.sortLabel}).click();
    await expect(page.getByRole('radio', {name: words.sort_newest})).toBeChecked();
    await page.getByText(words.sort_least).click();
    await expect(page).toHaveURL(/sort=amount/);
    const amount = cards(page).first().getByText('−');
    await expect(amount).toBeVisible();
    await page.goBack();
    await expect(page).not.toHaveURL(/sort=/);
  });

  await openCards(page, '?view=review');
  await test.step('a swipe accepts what is suggested, and can be undone', async () => {
    const suggested = cards(page).filter({hasText: 'CREPES & WAFFLES'}).first();
    await expect(suggested).toContainText('¿Comidas?');
    await swipe(page, suggested, {x: 120, y: 4});
    const takeBack = await holdInPassing(page, common.undo);
    await expect(cards(page).filter({hasText: 'CREPES & WAFFLES CL 85'})).toHaveCount(0);
    await takeBack.press('Enter');
    await expect(suggested).toContainText('¿Comidas?');
  });

  // Nothing is known of this one.
  const card = cards(page).filter({hasText: words.noCategory}).first();

  // Too short, or up and down: nothing happens but a scroll.
  await swipe(page, card, {x: 40, y: 0});
  await swipe(page, card, {x: 4, y: -30});
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(card.getByRole('img', {name: words.unchecked})).toBeVisible();

  await swipe(page, card, {x: 120, y: 4});
  const undo = await holdInPassing(page, common.undo);
  await expect(card.getByRole('img', {name: words.checked, exact: true})).toBeVisible();
  await undo.press('Enter');
  await expect(card.getByRole('img', {name: words.unchecked})).toBeVisible();

  await swipe(page, card, {x: -120, y: 4});
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');

  // The same by the card's menu.
  await card.getByRole('button', {name: /Acciones/}).click();
  await page.getByRole('menuitem', {name: words.fieldChecked}).click();
  await expect(card.getByRole('img', {name: words.checked, exact: true})).toBeVisible();
});
