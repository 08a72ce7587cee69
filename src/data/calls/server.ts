import {browserLocks} from '#sync/store/locks.ts';
import {withProof} from './proof.ts';
import {createServerCall} from '#sync/transport/call-server.ts';
import {fetchByKy} from '#sync/transport/fetch-by-ky.ts';
import {confirmUser, readSession} from '#src/data/session/session.ts';

/** Told to the page when the server no longer serves it. */
export const outdatedEvent = 'faro-outdated';

/** The page's way to the server; the engine's worker has its own. */
export const callServer = withProof(
  createServerCall({
    fetch: fetchByKy,
    locks: browserLocks(navigator.locks),
    tokens: {
      read: async () => readSession().authToken,
      write: async (me) => confirmUser(me),
    },
    noteOutdated: () => dispatchEvent(new Event(outdatedEvent)),
    origin: '',
  }),
);
