import {useEffect, useRef, useState, type ReactNode} from 'react';
import {useLocation} from '#src/routing/routing.ts';
import {useText} from '#src/i18n/use-text.ts';
import {VisuallyHidden} from '#src/ui/layout/visually-hidden.tsx';

type ScreenArrivalProps = {namespace: string; titleKey: string; children: ReactNode};

/** What one notices on arriving at a screen: the page's title, said aloud, and the focus on its heading. Source: ux.md U8. */
export function ScreenArrival({namespace, titleKey, children}: ScreenArrivalProps) {
  const text = useText<Record<string, string>>(namespace);
  const common = useText();
  const {pathname} = useLocation();
  const title = text(titleKey);
  const [said, setSaid] = useState('');
  const lastPath = useRef<string | null>(null);
  /** The browser itself announces the first page, and scrolls it to where one was. */
  const isOfBrowser = useRef(false);

  useEffect(() => {
    document.title = common('pageTitle', {title});
  }, [common, title]);

  useEffect(() => {
    const isFirst = lastPath.current === null && !hasArrived;
    const isSame = lastPath.current === pathname;
    lastPath.current = pathname;
    hasArrived = true;
    // A changed query is the same place.
    if (isSame) return undefined;
    isOfBrowser.current = isFirst;
    if (!isFirst) scrollTo(0, 0);
    return focusHeading();
    // Not of the title: its words may come while the page still waits, which is no other place.
  }, [pathname]);

  useEffect(() => {
    if (!isOfBrowser.current) setSaid(title);
  }, [title]);

  useEffect(keepFocus, []);

  return (
    <>
      <VisuallyHidden>
        <span aria-live="polite">{said}</span>
      </VisuallyHidden>
      {children}
    </>
  );
}

/**
 * Puts the focus on the heading as soon as the screen shows it, and again where it loses it to nothing, until the person does something or
 * something else on the screen has taken it. Returns how to stop waiting. Rule: NAV3.
 */
function focusHeading(): () => void {
  const observer = new MutationObserver(() => tryNow());
  const stop = () => {
    observer.disconnect();
    for (const event of acts) removeEventListener(event, stop, true);
    removeEventListener('focusout', giveUp, true);
  };
  let hasHad = false;
  // What takes the focus from the heading keeps it, also where it lets go of it at once; a heading that is hidden or taken away gives it to nothing.
  const giveUp = ({relatedTarget}: FocusEvent) => {
    if (hasHad && relatedTarget !== null) stop();
  };
  const tryNow = () => {
    const {activeElement: active} = document;
    const heading = document.querySelector<HTMLElement>('h1[tabindex="-1"]');
    if (!heading || active === heading) return;
    const isTaken = active?.matches('input, textarea, [role=dialog] *, [role=alertdialog] *') === true;
    if (isTaken || (hasHad && active !== document.body)) return stop();
    // A page that waits for its parts is not seen yet and takes no focus; one that waits again, or is drawn anew, loses it.
    heading.focus({preventScroll: true});
    if (document.activeElement === heading) hasHad = true;
  };
  for (const event of acts) addEventListener(event, stop, true);
  addEventListener('focusout', giveUp, true);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-arriving', 'style', 'hidden'],
  });
  tryNow();
  return stop;
}

/**
 * Where what has the focus is taken away and nobody gives it to something else, it goes to the heading, never to nowhere. Returns how to
 * end it. Rule: NAV3.
 */
function keepFocus(): () => void {
  let last = document.activeElement;
  const note = ({target}: FocusEvent) => {
    last = target instanceof Element ? target : null;
  };
  // Whoever leaves a place that is still there meant to.
  const forget = ({target}: FocusEvent) =>
    setTimeout(() => {
      if (target === last && last?.isConnected) last = null;
    });
  const isLost = () => last !== null && !last.isConnected && document.activeElement === document.body;
  const observer = new MutationObserver(() => {
    // Lists and layers say within a frame or two where it goes.
    if (isLost()) requestAnimationFrame(() => requestAnimationFrame(give));
  });
  const give = () => {
    if (isLost()) document.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus({preventScroll: true});
  };
  document.addEventListener('focusin', note);
  document.addEventListener('focusout', forget);
  observer.observe(document.body, {childList: true, subtree: true});
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', note);
    document.removeEventListener('focusout', forget);
  };
}

/** What a person does first on a new screen. */
const acts = ['keydown', 'pointerdown'] as const;

/** Whether this page load has shown a screen already. */
let hasArrived = false;
