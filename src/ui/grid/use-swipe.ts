import {useRef, type PointerEvent, type MouseEvent} from 'react';

/** How far a finger moves before it is a swipe and no longer a tap or a scroll, and how far until letting go acts; in pixels. */
const beginsPx = 12;
const actsPx = 72;

/** The edge of a screen belongs to the browser's own way back. */
const edgePx = 24;

/** What a swipe towards each side does. */
type SwipeActs = {readonly onEnd: () => void; readonly onStart: () => void};

type Swipe = {readonly x: number; readonly y: number; byPx: number; isMine: boolean};

/**
 * Moves an element with the finger, sideways only, and acts when it is let go far enough; vertical scrolling stays the browser's
 * (`touch-action: pan-y`). Only ever a second way: whatever it does has a button too (WCAG 2.5.1, 2.5.7).
 *
 * @returns handlers for the element; it carries `data-swipe` (`end` towards the end of the line, `start` the other way) while it moves.
 */
export function useSwipe({onEnd, onStart}: SwipeActs) {
  const swipe = useRef<Swipe | null>(null);
  const wasSwiped = useRef(false);

  const move = (element: HTMLElement, byPx: number) => {
    element.style.translate = byPx === 0 ? '' : `${byPx}px`;
    if (byPx === 0) delete element.dataset['swipe'];
    else element.dataset['swipe'] = byPx > 0 ? 'end' : 'start';
    if (Math.abs(byPx) >= actsPx) element.dataset['swipeActs'] = '';
    else delete element.dataset['swipeActs'];
  };
  const release = (element: HTMLElement) => {
    const byPx = swipe.current?.isMine ? swipe.current.byPx : 0;
    swipe.current = null;
    move(element, 0);
    return byPx;
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      wasSwiped.current = false;
      const isAtEdge = event.clientX < edgePx || event.clientX > window.innerWidth - edgePx;
      if (event.pointerType === 'mouse' || !event.isPrimary || isAtEdge) return;
      swipe.current = {x: event.clientX, y: event.clientY, byPx: 0, isMine: false};
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const running = swipe.current;
      if (!running) return;
      running.byPx = event.clientX - running.x;
      if (!running.isMine) {
        const isSideways = Math.abs(running.byPx) > Math.abs(event.clientY - running.y);
        if (Math.abs(running.byPx) < beginsPx) return;
        if (!isSideways) return void (swipe.current = null);
        running.isMine = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      move(event.currentTarget, running.byPx);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      wasSwiped.current = swipe.current?.isMine ?? false;
      const byPx = release(event.currentTarget);
      if (byPx >= actsPx) onEnd();
      if (byPx <= -actsPx) onStart();
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => void release(event.currentTarget),
    /** Letting go of a swipe is no press of what lies beneath it; a press by keyboard has no detail. */
    onClickCapture: (event: MouseEvent) => {
      if (!wasSwiped.current || event.detail === 0) return;
      wasSwiped.current = false;
      event.stopPropagation();
    },
  };
}
