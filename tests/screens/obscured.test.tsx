import {afterEach, beforeAll, expect, test} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {es as words} from '#src/features/bookkeeping/text/es.ts';
import {pathTo} from '#src/routing/routing.ts';
import {removeToasts, showToast} from '#src/ui/feedback/toast-queue.ts';
import {closeScreen, loadAllTexts, openScreen, settle} from '#tests/kits/screen-kit/open-screen.tsx';

beforeAll(loadAllTexts);
afterEach(async () => {
  removeToasts();
  await closeScreen();
  await page.viewport(1284, 800);
});

const one = (selector: string): Element => {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`${selector} is not there`);
  return found;
};

/** The part of an element that its scrollers leave in sight. */
function seen(element: Element): DOMRect {
  const {left, top, right, bottom} = element.getBoundingClientRect();
  let box = {left, top, right, bottom};
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (getComputedStyle(at).overflowY === 'visible') continue;
    const around = at.getBoundingClientRect();
    box = {
      left: Math.max(box.left, around.left),
      top: Math.max(box.top, around.top),
      right: Math.min(box.right, around.right),
      bottom: Math.min(box.bottom, around.bottom),
    };
  }
  return new DOMRect(box.left, box.top, Math.max(0, box.right - box.left), Math.max(0, box.bottom - box.top));
}

function overlap(one: DOMRect, other: DOMRect): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** What of these stands under the toasts, in words. */
function underToasts(...selectors: readonly string[]): string[] {
  const toasts = one('section[aria-live=polite]').getBoundingClientRect();
  expect(toasts.height).toBeGreaterThan(20);
  const all = selectors.flatMap((selector) => [...document.querySelectorAll(selector)]);
  expect(all.length).toBeGreaterThan(selectors.length);
  return all.filter((element) => overlap(seen(element), toasts) > 0).map((element) => element.outerHTML.slice(0, 80));
}

const rows = () => [...document.querySelectorAll<HTMLElement>('[role=grid] [role=row][data-row]')];

/** Opens the books in a window of a height, as the page's own root has it. */
async function openList(width: number): Promise<void> {
  await openScreen({path: pathTo.books.path, width});
  const root = one('#content').parentElement?.parentElement;
  if (root) root.id = 'root';
  await settle();
}

/** Puts the keyboard on the last row that is wholly in sight. */
async function focusLastRow(): Promise<HTMLElement> {
  const bottom = one('[role=grid]').getBoundingClientRect().bottom;
  const last = rows().findLast((row) => row.getBoundingClientRect().bottom <= bottom);
  if (!last) throw new Error('no row is in sight');
  last.focus();
  await settle();
  return last;
}

test('[NTC4] beside an open panel a toast covers no row, no amount, no button and no sum (WCAG 2.4.11)', async () => {
  await openList(1284);
  await expect.poll(() => rows().length).toBeGreaterThan(6);
  const last = await focusLastRow();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', {name: words.act_delete}).first()).toBeVisible();
  last.focus();
  showToast({text: 'Tres movimientos cambiados', staysMs: 60_000});
  showToast({text: 'Otra cosa más', staysMs: 60_000});
  await expect.element(page.getByText('Otra cosa más')).toBeVisible();
  await settle();
  expect(underToasts('[data-amount]', 'main button', 'main [role=row]', 'main input')).toEqual([]);
  expect(seen(last).height).toBe(last.getBoundingClientRect().height);
});

test('[NTC4] neither the bar of marked rows nor a toast over it hides the row the keyboard is on', async () => {
  await openList(1284);
  await expect.poll(() => rows().length).toBeGreaterThan(6);
  const last = await focusLastRow();
  await userEvent.keyboard('x');
  await expect.element(page.getByText('1 seleccionado')).toBeVisible();
  showToast({text: 'Algo se hizo', staysMs: 60_000});
  await expect.element(page.getByText('Algo se hizo')).toBeVisible();
  await settle();
  expect(document.activeElement).toBe(last);
  expect(seen(last).height).toBe(last.getBoundingClientRect().height);
  expect(underToasts('main button', 'main [role=row]')).toEqual([]);
});

test('[NTC4] on a phone a toast covers no card, no tab and nothing of an open sheet', async () => {
  await page.viewport(410, 800);
  await openList(410);
  const card = page.getByRole('button', {name: /^MOVIMIENTO 001/}).first();
  await expect.element(card).toBeVisible();
  showToast({text: 'Un movimiento cambiado', staysMs: 60_000});
  await expect.element(page.getByText('Un movimiento cambiado')).toBeVisible();
  await settle();
  expect(underToasts('main [data-amount]', 'main button', 'nav a')).toEqual([]);
  await card.click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await settle();
  expect(underToasts('[role=dialog] button', '[role=dialog] [data-amount]')).toEqual([]);
});

test('[GRD9] a page of 320 px enlarged to 200 % has room for rows, and every bar keeps its height (WCAG 1.4.10)', async () => {
  await page.viewport(320, 400);
  await openList(320);
  const cards = () => [...document.querySelectorAll('main li')];
  await expect.poll(() => cards().length).toBeGreaterThan(3);
  await settle();
  expect(one(`nav[aria-label="${words.tabsLabel}"]`).clientHeight).toBeGreaterThan(30);
  const whole = () =>
    cards().filter((card) => seen(card).height === card.getBoundingClientRect().height && seen(card).height > 0);
  // What stands over the list scrolls away.
  const list = one('main h1').parentElement?.parentElement?.parentElement;
  list?.scrollTo({top: 1_000, behavior: 'instant'});
  await settle();
  expect(whole().length).toBeGreaterThanOrEqual(2);
});

test.each([320, 410, 1284])(
  '[GRD9] every tab of the account and of the books is whole and in sight, at %i px',
  async (width) => {
    for (const path of [pathTo.profile.path, pathTo.taxRecord.path, pathTo.security.path, pathTo.books.path]) {
      await openScreen({path, width});
      await expect.poll(() => document.querySelector('main nav [aria-current=page]')).not.toBeNull();
      const cut = [...document.querySelectorAll('main nav a')].filter((tab) => {
        const {width: wanted, right, height} = tab.getBoundingClientRect();
        const shown = seen(tab);
        return height < 36 || shown.height < height || shown.width < wanted || right > innerWidth;
      });
      expect([path, cut.map(({textContent}) => textContent)]).toEqual([path, []]);
    }
  },
);
