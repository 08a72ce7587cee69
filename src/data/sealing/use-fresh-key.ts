import {useEffect} from 'react';
import {useOnline} from '#src/data/calls/use-online.ts';
import {refreshSealingKey} from './sealing-key.ts';

/**
 * Has this device know the server's newest key while there is a network: a form that asks for identity numbers calls it as it opens, since
 * they may be typed later, without one. Rules: SEA3, SEA4.
 */
export function useFreshKey(): void {
  const isOnline = useOnline();
  useEffect(() => {
    if (isOnline) refreshSealingKey().catch(reportError);
  }, [isOnline]);
}
