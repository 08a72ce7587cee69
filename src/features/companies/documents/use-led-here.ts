import {useEffect, useRef, type RefObject} from 'react';
import {useLocation} from '#src/routing/routing.ts';

const layers = '[role=dialog], [role=alertdialog]';

/** Gives an element the focus that an address has led to, each time it is followed, once what lies over the page has gone. Rule: NTC8. */
export function useLedHere(isAsked: boolean): RefObject<HTMLSpanElement | null> {
  const ref = useRef<HTMLSpanElement>(null);
  const {key} = useLocation();
  useEffect(() => {
    // Each following of an address has a key of its own, also of the same address.
    if (!isAsked || key === '') return undefined;
    const observer = new MutationObserver(() => tryNow());
    const tryNow = () => {
      // Whatever is open takes the focus back from the page beneath.
      if (document.querySelector(layers)) return;
      observer.disconnect();
      ref.current?.scrollIntoView({block: 'center'});
      ref.current?.focus({preventScroll: true});
    };
    observer.observe(document.body, {childList: true, subtree: true});
    tryNow();
    return () => observer.disconnect();
  }, [isAsked, key]);
  return ref;
}
