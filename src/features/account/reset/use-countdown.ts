import {useEffect, useState} from 'react';

/** Counts whole seconds down to 0, where it ends; nothing is counted from null. */
export function useCountdown(onEnd: () => void): {
  left: number | null;
  begin: (seconds: number) => void;
  stop: () => void;
} {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    if (left === null) return undefined;
    const timer = setTimeout(() => {
      setLeft(left > 1 ? left - 1 : null);
      if (left === 1) onEnd();
    }, 1_000);
    return () => clearTimeout(timer);
  }, [left, onEnd]);
  return {left, begin: setLeft, stop: () => setLeft(null)};
}
