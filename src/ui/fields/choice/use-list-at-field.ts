import {useContext, useLayoutEffect, useRef, useState, type RefObject} from 'react';
import {OverlayTriggerStateContext, type OverlayTriggerState} from 'react-aria-components';

type ListAtField = {
  /** What the list is told of its being open. */
  readonly list: OverlayTriggerState | null;
  /** Changes when the list has to find its place anew. */
  readonly moves: number;
};

/**
 * Keeps the list of a field open while the page moves below it, and beside the field. Browsers scroll by themselves what is typed into away from
 * the edges of the page, and what the focus comes to into sight; React Aria would close the list at that, and take away the letter that was typed.
 */
export function useListAtField(field: RefObject<HTMLElement | null>): ListAtField {
  const state = useContext(OverlayTriggerStateContext);
  const isOpen = state?.isOpen ?? false;
  const scroller = useRef<EventTarget | null>(null);
  const [moves, setMoves] = useState(0);

  // Before React Aria listens, which does so in an effect: what closes the list while a scroll is told closes it for that.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const onScroll = (event: Event) => {
      scroller.current = event.target;
      requestAnimationFrame(() => (scroller.current = null));
    };
    addEventListener('scroll', onScroll, true);
    return () => removeEventListener('scroll', onScroll, true);
  }, [isOpen]);

  const close = () => {
    if (field.current && scroller.current && isInSight(field.current, scroller.current)) setMoves((count) => count + 1);
    else state?.close();
  };
  return {list: state && {...state, close}, moves};
}

/** Whether what scrolls leaves any of the field in sight. */
function isInSight(field: HTMLElement, scroller: EventTarget): boolean {
  const {top, bottom} = field.getBoundingClientRect();
  const around = scroller instanceof HTMLElement ? scroller.getBoundingClientRect() : {top: 0, bottom: innerHeight};
  return bottom > around.top && top < around.bottom;
}
