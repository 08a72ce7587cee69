import {useEffect, useState} from 'react';

/**
 * A value as it was when the page was painted last: what is drawn from it does not keep what is drawn from the value itself from being painted.
 * React's own deferred values are drawn as soon as it has a moment, which often is before the frame.
 */
export function usePainted<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => afterPaint(() => setPainted(() => value)), [value]);
  return painted;
}

/** Whether what asks was painted: what is to be drawn later says no until then, also where it is drawn before it is shown. */
export function useWasPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => setPainted(true)), []);
  return isPainted;
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
