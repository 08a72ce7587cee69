import axe from 'axe-core';
import {userEvent} from 'vitest/browser';
import {setWidth} from './open-screen.tsx';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const aboutColours = ['color-contrast', 'link-in-text-block'];

/** What is looked for: everything, what a theme may spoil, or what it may not. Colours take half of the time. */
export type Looked = 'everything' | 'colours' | 'all but colours';

/** What of the page keeps somebody out, by the rules of WCAG 2.2 AA; empty when nothing does. */
export async function findViolations(looked: Looked = 'everything'): Promise<string[]> {
  const isColours = looked === 'colours';
  const runOnly = isColours ? {type: 'rule' as const, values: aboutColours} : {type: 'tag' as const, values: tags};
  const isOut = looked === 'all but colours';
  // What was announced a moment ago may name something that is gone.
  const context = {include: [['body']], exclude: [['[data-live-announcer]']]};
  const {violations} = await axe.run(context, {
    runOnly,
    ...(isOut ? {rules: Object.fromEntries(aboutColours.map((rule) => [rule, {enabled: false}]))} : {}),
    resultTypes: ['violations'],
    preload: false,
    iframes: false,
  });
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({html, any, all}) => `${id}: ${(any[0] ?? all[0])?.message ?? ''} ${html.slice(0, 240)}`),
  );
}

/** Looks at the page in this theme. */
export function showTheme(theme: 'light' | 'dark'): void {
  document.documentElement.dataset['theme'] = theme;
}

/** How long a page may take to draw itself anew for another width, in frames. */
const framesToDraw = 60;

/** How many pixels of the page stick out of a window of this width, once it has had time to draw itself for it. */
export async function measureBeyond(width: number): Promise<number> {
  await setWidth(width);
  const measure = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  // A table becomes cards in a drawing of its own, which a busy machine may put off.
  for (let frame = 0; measure() > 0 && frame < framesToDraw; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  return measure();
}

const stops =
  'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"]), [contenteditable="true"]';

/** What is wrong with the ways of the keyboard: places out of order, places that are hidden, places that do not show that they have the focus. */
export async function findTraps(): Promise<string[]> {
  const faults = [...document.querySelectorAll<HTMLElement>('[tabindex]')]
    .filter((element) => element.tabIndex > 0)
    .map((element) => `has an order of its own: ${tell(element)}`);
  const expected = listStops();
  beginAtTop();
  let last: Element | null = null;
  let isRound = false;
  const reached = new Set<Element>();
  const note = () => {
    const element = document.activeElement;
    if (isRound || !element || element === document.body || reached.has(element)) {
      isRound = true;
      return;
    }
    reached.add(element);
    if (last && !(last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING))
      faults.push(`comes after what follows it: ${tell(element)}`);
    if (!showsFocus(element)) faults.push(`does not show that it has the focus: ${tell(element)}`);
    last = element;
  };
  // All presses are asked for at once: to ask for each would take longer than to look. When its key comes up, a place has drawn its focus.
  addEventListener('keyup', note, true);
  await userEvent.keyboard('{Tab}'.repeat(expected.length + 1));
  removeEventListener('keyup', note, true);
  for (const element of expected)
    if (!reached.has(element) && !isOfReachedGroup(element, reached)) faults.push(`is never reached: ${tell(element)}`);
  return faults;
}

/** The next stop of the keyboard is the first of the page. */
export function beginAtTop(): void {
  const top = document.querySelector<HTMLElement>('[data-top]') ?? document.createElement('span');
  top.dataset['top'] = '';
  top.tabIndex = -1;
  // Whoever is here has arrived: the heading waits for the focus no longer.
  dispatchEvent(new Event('pointerdown'));
  document.body.prepend(top);
  top.focus();
  // It stays where it is: what has the focus and is taken away would be put right by the product.
  top.blur();
}

function listStops(): Element[] {
  return [...document.querySelectorAll<HTMLElement>(stops)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      element.closest('[inert], [aria-hidden=true]') === null &&
      element.checkVisibility({visibilityProperty: true}),
  );
}

/** Of the choices of one question the keyboard stops at one; arrows lead to the others. */
function isOfReachedGroup(element: Element, reached: ReadonlySet<Element>): boolean {
  const group = element.closest('[role=radiogroup], fieldset');
  return group !== null && [...reached].some((one) => one !== element && group.contains(one));
}

function showsFocus(element: Element): boolean {
  // What is for voices only shows it on what stands for it.
  for (let shown: Element | null = element; shown && shown !== document.body; shown = shown.parentElement) {
    const {outlineStyle, outlineWidth, boxShadow} = getComputedStyle(shown);
    if (boxShadow !== 'none' || (outlineStyle !== 'none' && outlineWidth !== '0px')) return true;
  }
  return false;
}

function tell(element: Element): string {
  return element.outerHTML.slice(0, 160);
}
