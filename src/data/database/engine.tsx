import {createContext, use, useEffect, useState, type ReactNode} from 'react';
import {writeMeta} from '#sync/store/meta.ts';
import type {EngineApi} from '#workers/host/engine/engine-api.ts';
import {spawnEngineWorker} from '#workers/host/spawn-engine-worker.ts';
import {idle} from './idle.ts';
import {useLocalDatabase, useUserId} from './local-data.tsx';
import {useSession} from '#src/data/session/use-session.ts';

const EngineContext = createContext<EngineApi | null>(null);

/**
 * Lets the engine send and receive while a page of the person is open; of all tabs of a browser one is at work.
 *
 * @param isAtWork false keeps what is here unsent: the person is blocked. Rule: POL4.
 */
export function EngineProvider({isAtWork, children}: {isAtWork: boolean; children: ReactNode}) {
  const userId = useUserId();
  const database = useLocalDatabase();
  const {authToken} = useSession();
  const [engine, setEngine] = useState<EngineApi | null>(null);

  useEffect(() => {
    if (!isAtWork) return undefined;
    let isCurrent = true;
    let spawned: ReturnType<typeof spawnEngineWorker> | null = null;
    const start = () => {
      if (!isCurrent) return;
      const {engine: started} = (spawned = spawnEngineWorker());
      started.start(userId).then(() => {
        // A comlink proxy is a function, which the setter would call.
        if (isCurrent) setEngine(() => started);
      }, reportError);
    };
    // First what is looked at, then what is sent.
    void idle().then(start);
    const look = () => {
      if (document.visibilityState === 'visible') void spawned?.engine.noteVisible();
    };
    const noteOnline = () => void spawned?.engine.noteOnline();
    document.addEventListener('visibilitychange', look);
    addEventListener('online', noteOnline);
    return () => {
      isCurrent = false;
      document.removeEventListener('visibilitychange', look);
      removeEventListener('online', noteOnline);
      setEngine(null);
      spawned?.dismiss();
    };
  }, [userId, isAtWork]);

  useEffect(() => {
    if (authToken === null || engine === null) return;
    // Workers cannot read session storage: the token, worthless without the cookies, goes where they can.
    writeMeta(database, 'session', {userId, authToken})
      .then(() => engine.noteVisible())
      .catch(reportError);
  }, [engine, database, userId, authToken]);

  return <EngineContext value={engine}>{children}</EngineContext>;
}

/** The engine of this tab; null in the moment before it runs. */
export function useEngine(): EngineApi | null {
  return use(EngineContext);
}
