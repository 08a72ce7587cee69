import {useEffect, useState} from 'react';
import {readPayer, type KnownPayer} from '#contract/orders/read-payer.ts';
import {askRepeatedly} from '#src/data/calls/ask-repeatedly.ts';
import {callServer} from '#src/data/calls/server.ts';
import {useOnline} from '#src/data/calls/use-online.ts';

const nothing: KnownPayer = {holder: '', zip: '', country: null, nationality: null};

/**
 * What who is signed in typed beside a card the last time.
 *
 * @param isWanted nobody is asked about who is not.
 * @returns null while it is read; nothing of it is known where it cannot be. Rule: ORD24.
 */
export function useKnownPayer(isWanted: boolean): KnownPayer | null {
  const isOnline = useOnline();
  const [found, setFound] = useState<KnownPayer | null>(null);
  useEffect(() => {
    if (!isWanted || !isOnline) return undefined;
    const leaving = new AbortController();
    const {signal} = leaving;
    askRepeatedly(async () => callServer(readPayer, {}, {signal}), {signal})
      .then((known) => {
        if (!signal.aborted) setFound(known ?? nothing);
      })
      .catch((error: unknown) => {
        if (!signal.aborted) reportError(error);
      });
    return () => leaving.abort();
  }, [isWanted, isOnline]);
  return isWanted && isOnline ? found : (found ?? nothing);
}
