import {useLayoutEffect, useMemo, useRef, useState, type RefObject} from 'react';
import {flushSync} from 'react-dom';
import {findVisibleRows, type RowLayout, type RowRange} from './row-layout.ts';

/** Pixels of rows kept above and below what is in sight. */
const extraPx = 240;

/** What the scroller shows of its content, in pixels. */
type Place = {readonly top: number; readonly height: number};

/**
 * The rows a scrolling element shows now. Changes only when another row comes into reach, not with every pixel.
 * Geometry is read when the browser reports it, never while drawing: asking then would lay the page out twice. What is drawn first fills
 * the window, with what is kept below the rows in sight: mostly the rows that the first look finds, which are then not drawn again.
 *
 * @param listKey another key is another list: it begins at its top.
 * @param headerPx height of what sticks to the top of the scroller and covers rows.
 */
export function useVisibleRows(
  scroller: RefObject<HTMLElement | null>,
  layout: RowLayout,
  {listKey = '', headerPx = 0}: {readonly listKey?: string; readonly headerPx?: number} = {},
): RowRange {
  const [place, setPlace] = useState<Place>(() => ({top: 0, height: Math.max(extraPx, innerHeight - extraPx)}));
  const [shownKey, setShownKey] = useState(listKey);
  if (shownKey !== listKey) {
    setShownKey(listKey);
    setPlace({...place, top: 0});
  }
  const {first, count} = rangeAt(layout, shownKey === listKey ? place : {...place, top: 0}, headerPx);
  /** Where the browser last said that it is scrolled to. */
  const scrolledPx = useRef(0);
  const newest = useRef(layout);
  useLayoutEffect(() => {
    newest.current = layout;
  }, [layout]);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const note = (next: Place) =>
      setPlace((last) => {
        const before = rangeAt(newest.current, last, headerPx);
        const after = rangeAt(newest.current, next, headerPx);
        return before.first === after.first && before.count === after.count ? last : next;
      });
    const look = () => {
      scrolledPx.current = element.scrollTop;
      note({top: element.scrollTop, height: element.clientHeight});
    };
    // In the same frame as the scroll or the layout: otherwise a fast wheel shows blanks.
    const handleMove = () => flushSync(look);
    element.addEventListener('scroll', handleMove, {passive: true});
    const observer = new ResizeObserver(handleMove);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', handleMove);
      observer.disconnect();
    };
  }, [scroller, headerPx]);

  // Another list is not read from where the last one was left.
  const scrolledKey = useRef(listKey);
  useLayoutEffect(() => {
    if (scrolledKey.current === listKey) return;
    scrolledKey.current = listKey;
    // Asking the scroller where it is, or moving it, would lay the page out before its time: mostly it is at its top already.
    if (scrolledPx.current !== 0) scroller.current?.scrollTo({top: 0, behavior: 'instant'});
    scrolledPx.current = 0;
  }, [scroller, listKey]);

  return useMemo(() => ({first, count}), [first, count]);
}

function rangeAt(layout: RowLayout, {top, height}: Place, headerPx: number): RowRange {
  if (height === 0) return {first: 0, count: 0};
  return findVisibleRows(layout, {top, height: height - headerPx, extra: extraPx});
}
