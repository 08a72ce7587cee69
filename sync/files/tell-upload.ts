import type {Failure} from '#contract/kernel/failure.ts';
import type {FileRecord} from '#sync/store/local-database.ts';

/** How far a file is that the server does not have: `failed` goes on by itself, `refused` waits for a person. */
export type ToldUpload =
  | {readonly state: 'here'}
  | {readonly state: 'sending'; readonly percent: number}
  | {readonly state: 'failed' | 'refused'; readonly failure: Failure};

type Upload = Pick<FileRecord, 'state' | 'reason' | 'sentBytes' | 'sizeBytes'>;

/** Tells how far an unsent file is. `isSending` says that the engine is at it: an upload that a closed page has left does not move. Rule: UPL7. */
export function tellUpload({state, reason, sentBytes, sizeBytes}: Upload, isSending: boolean): ToldUpload {
  const failure: Failure = {code: 'unexpected', reason: reason ?? 'file.store-down'};
  if (state === 'refused') return {state, failure};
  if (state === 'sending' && isSending) return {state, percent: Math.floor((sentBytes / sizeBytes) * 100)};
  // That there is no network is said elsewhere, and no trouble of this file.
  return reason?.startsWith('file.') === true ? {state: 'failed', failure} : {state: 'here'};
}

/** Whether a person can ask to try again. */
export function canRetryUpload({state, attempts}: Pick<FileRecord, 'state' | 'attempts'>): boolean {
  return state === 'refused' || (state === 'waiting' && attempts > 0);
}
