import {createContext, useContext, useLayoutEffect, useRef, useState, type RefObject} from 'react';

/** Longer than this nobody waits for the last part: then what is here is shown, and the rest comes into it. */
const longestMs = 1_000;

/** Says that a part of the page is not read yet; answers how to take it back. */
type Hold = () => () => void;

/** What the parts of a page say to it; null where none asks. */
export const ArrivalContext = createContext<Hold | null>(null);

/**
 * Keeps the page around from being shown while this part waits for what it will show, so that its parts come together and none pushes
 * another away. Only at the page's beginning: what comes later comes into what is there.
 */
export function useArriving(isWaiting: boolean): void {
  const hold = useContext(ArrivalContext);
  useLayoutEffect(() => (isWaiting && hold ? hold() : undefined), [hold, isWaiting]);
}

/** The page's side: where its parts say that they wait, and its content, unseen until all of them are here. */
export function useArrival(): {readonly hold: Hold; readonly content: RefObject<HTMLDivElement | null>} {
  const content = useRef<HTMLDivElement>(null);
  const [{hold, begin}] = useState(() => createArrival());
  useLayoutEffect(() => begin(content.current), [begin]);
  return {hold, content};
}

function createArrival() {
  let waitingCount = 0;
  let shown: HTMLElement | null = null;
  const show = () => {
    delete shown?.dataset['arriving'];
    shown = null;
  };
  return {
    hold: () => {
      waitingCount += 1;
      return () => {
        waitingCount -= 1;
        // What has arrived may have brought another part that waits, in the same drawing.
        queueMicrotask(() => waitingCount === 0 && show());
      };
    },
    /** The parts have said already whether they wait: a parent's effects come after its children's. */
    begin: (content: HTMLElement | null) => {
      if (content === null || waitingCount === 0) return undefined;
      shown = content;
      content.dataset['arriving'] = '';
      const timer = setTimeout(show, longestMs);
      return () => {
        clearTimeout(timer);
        show();
      };
    },
  };
}
