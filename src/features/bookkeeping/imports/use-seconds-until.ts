import {useEffect, useState} from 'react';

/** Whole seconds that are left until a moment in milliseconds since 1970, counting down; 0 when it is past or there is none. */
export function useSecondsUntil(momentMs: number | null): number {
  const [nowMs, setNowMs] = useState(Date.now);
  useEffect(() => {
    if (momentMs === null) return undefined;
    const tick = () => setNowMs(Date.now());
    tick();
    const timer = setInterval(tick, 1000);
    const stop = setTimeout(() => {
      tick();
      clearInterval(timer);
    }, momentMs - Date.now());
    return () => {
      clearInterval(timer);
      clearTimeout(stop);
    };
  }, [momentMs]);
  return momentMs === null ? 0 : Math.max(0, Math.ceil((momentMs - nowMs) / 1000));
}
