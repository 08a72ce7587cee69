import {useLayoutEffect, useRef, type RefObject} from 'react';
import {keepFocusInSight} from '#src/ui/layout/keep-focus-in-sight.ts';

/** Of the toasts over the edge beneath them and under what is above them, in pixels. */
const gapPx = 16;

/**
 * Has the screen leave room for what stands in an element at its lower end, so that it covers nothing: neither the row the keyboard is on nor
 * an amount nor a button (WCAG 2.4.11). Frame, sheets and dialogs read `--toast-room`. Rule: NTC4.
 */
export function useToastRoom(): RefObject<HTMLElement | null> {
  const region = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = region.current;
    if (!element) return undefined;
    const {style} = document.documentElement;
    const makeRoom = () => {
      const {height} = element.getBoundingClientRect();
      if (height === 0) style.removeProperty('--toast-room');
      else style.setProperty('--toast-room', `${Math.ceil(height) + gapPx}px`);
      if (height > 0) keepFocusInSight();
    };
    const observer = new ResizeObserver(makeRoom);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--toast-room');
    };
  }, []);
  return region;
}
