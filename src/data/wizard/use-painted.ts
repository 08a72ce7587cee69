import {createContext, startTransition, useContext, useEffect, useEffectEvent, useState} from 'react';

/** By then React has drawn the next page, a little at a time. */
const restMs = 250;

/**
 * A value as it was when the page was painted last: what is drawn from it does not keep what is drawn from the value itself from being painted.
 * React's own deferred values are drawn as soon as it has a moment, which often is before the frame.
 */
export function usePainted<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => afterPaint(() => setPainted(() => value)), [value]);
  return painted;
}

/** Whether the page of a wizard is in sight; the one that comes next is drawn before it is. */
export const InSight = createContext(true);

type OncePaintedProps = {readonly act: () => void};

/** Does something once what it stands in was painted in sight. A part of its own, so that nothing else is drawn anew as that is shown. */
export function OncePainted({act}: OncePaintedProps): null {
  const isInSight = useContext(InSight);
  const doIt = useEffectEvent(act);
  useEffect(() => (isInSight ? afterPaint(() => doIt()) : undefined), [isInSight]);
  return null;
}

/**
 * The place whose next page may be made ready: its own was painted, and the page is at rest. What is made ready then is hidden, and only shown as one
 * goes on.
 */
export function useRested(place: number): number | null {
  const [rested, setRested] = useState<number | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = afterPaint(() => {
      timer = setTimeout(() => startTransition(() => setRested(place)), restMs);
    });
    return () => {
      leave();
      clearTimeout(timer);
    };
  }, [place]);
  return rested;
}

/** Does something once the next frame is painted; answers how to leave it. */
function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
