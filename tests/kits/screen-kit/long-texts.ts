/**
 * Makes every text of the page about a third longer, as another language would: a text of several words gets more words, a single word more
 * letters. Numbers stay: they are as long everywhere. What it has made longer it leaves alone the next time. Stands alone: it may be sent into
 * a page.
 */
export function lengthenTexts(): void {
  // Kept with the page, since this stands alone. What was drawn anew since has its own text again.
  const page = globalThis as {lengthened?: WeakMap<Node, string>};
  const done = (page.lengthened ??= new WeakMap());
  const growth = 0.3;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const longer = (text: string): string => {
    const words = text
      .trim()
      .split(/\s+/)
      .filter((word) => /\p{L}{2}/u.test(word));
    const missing = Math.ceil(text.trim().length * growth);
    const [first = ''] = words;
    if (words.length < 2)
      return text.trimEnd() + first.slice(-Math.min(missing, first.length)) + (/\s$/.exec(text)?.[0] ?? '');
    const more: string[] = [];
    for (let index = 0; more.join(' ').length + 1 < missing; index += 1) more.push(words[index % words.length] ?? '');
    return `${text.trimEnd()} ${more.join(' ')}${/\s$/.exec(text)?.[0] ?? ''}`;
  };
  // Amounts, dates in figures and times are no words.
  const isFigure = (text: string) => /\d[.,:]\d\d/.test(text) && text.trim().length < 40;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.nodeValue ?? '';
    if (done.get(node) === text) continue;
    const isShown = node.parentElement?.closest('script, style, noscript, svg, option, textarea, [hidden]') === null;
    if (!isShown || isFigure(text) || !/\p{L}{2}/u.test(text)) continue;
    node.nodeValue = longer(text);
    done.set(node, node.nodeValue);
  }
}

/** The texts that do not stay in their places: out of the window, cut off, or beyond the box they stand in; empty where all is in order. Stands alone too. */
export function findBrokenTexts(): string[] {
  const slack = 2;
  const broken: string[] = [];
  const isScroller = (value: string) => value === 'auto' || value === 'scroll';
  const cuts = (value: string) => value === 'hidden' || value === 'clip';

  /** Why this text, at this place, is not whole; undefined where it is, or where it can be brought into sight. */
  const judge = (from: Element, box: DOMRect): string | undefined => {
    // A font keeps more room above and below than its letters take, and more than the line has.
    const air = Math.max(0, (box.height - Number.parseFloat(getComputedStyle(from).fontSize)) / 2);
    for (
      let element: Element | null = from;
      element && element !== document.documentElement;
      element = element.parentElement
    ) {
      const style = getComputedStyle(element);
      const frame = element.getBoundingClientRect();
      // For voices only.
      if ((frame.width <= 1 && frame.height <= 1) || style.clipPath !== 'none') return undefined;
      const isTouched =
        element.matches('button, [role=button], [role=tab], a.button, label, h1, h2, h3') &&
        !element.closest('[role=grid], [data-row]');
      const sideways = box.right > frame.right + slack || box.left < frame.left - slack;
      const upright = box.bottom - air > frame.bottom + slack || box.top + air < frame.top - slack;
      // What is meant to be moved sideways has a place for the keyboard, or is a list of things side by side; the rest only moves down.
      const movesSideways = element.matches(
        '[tabindex], [role=grid], [role=tablist], [role=group], :has(> table), nav',
      );
      if (sideways && isScroller(style.overflowX) && !element.matches('main'))
        return movesSideways ? undefined : 'must be moved sideways';
      if (upright && isScroller(style.overflowY)) return undefined;
      // An ellipsis, or a number of lines, tells that there is more; on what is pressed it is a fault.
      const tells = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      if (tells && !isTouched && (cuts(style.overflowX) || cuts(style.overflowY))) return undefined;
      if (sideways && cuts(style.overflowX)) return 'cut off sideways';
      if (upright && cuts(style.overflowY)) return 'cut off below';
      if (isTouched && (sideways || upright)) return 'beyond its box';
    }
    return box.right > innerWidth + 1 || box.left < -1 ? 'out of the window' : undefined;
  };

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    if (!element || (node.nodeValue ?? '').trim() === '') continue;
    if (element.closest('script, style, noscript, option, [aria-hidden=true], [data-live-announcer]')) continue;
    if (!element.checkVisibility({opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true}))
      continue;
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      const fault = box.width === 0 ? undefined : judge(element, box);
      if (fault === undefined) continue;
      const name = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
      broken.push(`${fault}: ${name} “${(node.nodeValue ?? '').trim().slice(0, 60)}”`);
      break;
    }
  }
  return broken;
}
