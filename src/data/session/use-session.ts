import {useSyncExternalStore} from 'react';
import {readSession, watchSession, type Session} from './session.ts';

/** Who is here; see {@link Session}. */
export function useSession(): Session {
  return useSyncExternalStore(watchSession, readSession);
}
