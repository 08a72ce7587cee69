import {useEffect, useEffectEvent} from 'react';

/** Ends something after a time that begins anew whenever it was held or the tab was hidden (WCAG 2.2.1); null: never. Source: ux.md U10. */
export function useStay(staysMs: number | null, isHeld: boolean, onEnd: () => void): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isHeld || staysMs === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(() => end(), staysMs);
    };
    start();
    document.addEventListener('visibilitychange', start);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', start);
    };
  }, [isHeld, staysMs]);
}
