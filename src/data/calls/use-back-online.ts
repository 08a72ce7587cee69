import {useEffect, useEffectEvent} from 'react';

/** Acts whenever the network comes back, for as long as the part that asks for it is there. */
export function useBackOnline(act: () => void): void {
  const hear = useEffectEvent(act);
  useEffect(() => {
    const listen = () => hear();
    addEventListener('online', listen);
    return () => removeEventListener('online', listen);
  }, []);
}
