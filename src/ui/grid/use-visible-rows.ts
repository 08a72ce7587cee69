import {useLayoutEffect, useState, type RefObject} from 'react';
import {flushSync} from 'react-dom';
import {findVisibleRows, type RowLayout, type RowRange} from './row-layout.ts';

/** Pixels of rows kept above and below what is in sight. */
const extraPx = 320;

/**
 * The rows a scrolling element shows now. Changes only when another row comes into reach, not with every pixel.
 *
 * @param headerPx height of what sticks to the top of the scroller and covers rows.
 */
export function useVisibleRows(scroller: RefObject<HTMLElement | null>, layout: RowLayout, headerPx = 0): RowRange {
  const [range, setRange] = useState<RowRange>({first: 0, count: 0});
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const measure = () => {
      const view = {top: element.scrollTop, height: element.clientHeight - headerPx, extra: extraPx};
      const next = findVisibleRows(layout, view);
      setRange((last) => (last.first === next.first && last.count === next.count ? last : next));
    };
    // In the same frame as the scroll: otherwise a fast wheel shows blanks.
    const handleScroll = () => flushSync(measure);
    measure();
    element.addEventListener('scroll', handleScroll, {passive: true});
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', handleScroll);
      observer.disconnect();
    };
  }, [scroller, layout, headerPx]);
  return range;
}
