import {useEffect, useState} from 'react';

/**
 * A value as it was when the page was painted last: what is drawn from it does not keep what is drawn from the value itself from being painted.
 * React's own deferred values are drawn as soon as it has a moment, which often is before the frame.
 */
export function usePainted<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(() => value));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return painted;
}
