import type {PendingChange} from '#sync/outbox/list-pending.ts';

/** What is said of a waiting change. `unknown`: it was sent once and no answer came; the server may have it. */
export type ToldState = PendingChange['state'] | 'unknown';

/** Says how far a change is: being sent only while the engine is sending. Rule: ACT3. */
export function tellState(state: PendingChange['state'], isSending: boolean): ToldState {
  return state === 'sending' && !isSending ? 'unknown' : state;
}
