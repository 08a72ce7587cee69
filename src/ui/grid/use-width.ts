import {useLayoutEffect, useState, type RefObject} from 'react';
import {flushSync} from 'react-dom';

/** The width of an element in whole pixels; the page's until it is laid out, so that what is drawn first need not be drawn again. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [widthPx, setWidthPx] = useState(() => innerWidth);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    // Told in the frame that lays it out, before that is painted: asking sooner would lay the page out twice.
    const measure = () => flushSync(() => setWidthPx(target.clientWidth));
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return widthPx;
}
