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

  useEffect(() => {
    document.title = common('pageTitle', {title});
  }, [common, title]);

  useEffect(() => {
    const isFirst = lastPath.current === null && !hasArrived;
    const isSame = lastPath.current === pathname;
    lastPath.current = pathname;
    hasArrived = true;
    // The browser itself announces the first page; a changed query is the same place.
    if (isFirst || isSame) return undefined;
    setSaid(title);
    scrollTo(0, 0);
    return focusHeading();
  }, [pathname, title]);

  return (
    <>
      <VisuallyHidden>
        <span aria-live="polite">{said}</span>
      </VisuallyHidden>
      {children}
    </>
  );
}

/** Puts the focus on the heading as soon as the screen shows it, unless the person does something before. Returns how to stop waiting. */
function focusHeading(): () => void {
  const observer = new MutationObserver(() => tryNow());
  const stop = () => {
    observer.disconnect();
    for (const event of acts) removeEventListener(event, stop, true);
  };
  const tryNow = () => {
    const heading = document.querySelector<HTMLElement>('h1[tabindex="-1"]');
    if (!heading) return;
    heading.focus({preventScroll: true});
    stop();
  };
  for (const event of acts) addEventListener(event, stop, true);
  observer.observe(document.body, {childList: true, subtree: true});
  tryNow();
  return stop;
}

/** What a person does first on a new screen. */
const acts = ['keydown', 'pointerdown'] as const;

/** Whether this page load has shown a screen already. */
let hasArrived = false;
