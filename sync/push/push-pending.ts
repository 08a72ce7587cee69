import type {Failure, Outcome} from '#contract/kernel/failure.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {maxChangesPerPush, pushChanges} from '#contract/sync/push-changes.ts';
import {wireVersion} from '#contract/wire-version.ts';
import {numberBatch, prepareNext, type Batch, type BatchLimits, type Prepared} from './number-batch.ts';
import {settleBatch} from './settle-batch.ts';
import {shrinkBatch} from './shrink-batch.ts';
import type {Lead} from '#sync/store/fence.ts';
import type {ServerCall} from '#sync/transport/call-server.ts';

/** A push of this size is sent in a moment even on a slow line, and the server's limit is four times as much. */
const defaultBatchBytes = 2 * 1024 * 1024;

/** What sending stands on. */
export type PushParts = {
  readonly call: ServerCall;
  readonly userId: string;
  readonly deviceName: string;
  readonly createId: () => string;
  readonly nowMs: () => number;
};

/** `renumber`: the sender's numbers are not the server's, or its data is another; pull, renumber unless that began anew, go on. */
export type PushEnd = 'empty' | 'renumber';

/**
 * Sends what waits, oldest first, batch after batch, until nothing does. Whatever fails leaves the same batch under the same numbers.
 *
 * @returns any failure of the call; those of single changes are no failure of the push.
 * Rules: PUS1 to PUS6.
 */
export async function pushPending(lead: Lead, parts: PushParts, signal: AbortSignal): Promise<Outcome<PushEnd>> {
  const limits: BatchLimits = {count: maxChangesPerPush, bytes: defaultBatchBytes};
  let ahead: Prepared | null = null;
  let isAnswering = false;
  for (;;) {
    signal.throwIfAborted();
    const batch = await numberBatch(lead, limits, {createId: parts.createId, ahead});
    if (!batch) return succeed('empty');
    const sent = parts.call(pushChanges, toInput(batch, parts), {signal});
    // Only once the server answers: while there is none, what is prepared is prepared in vain, again and again.
    const next: Promise<Prepared | null> = isAnswering ? prepareNext(lead, limits) : Promise.resolve(null);
    const [outcome, prepared] = await Promise.all([sent, next]);
    isAnswering = outcome.ok;
    // After a refusal batches are smaller, under other numbers: prepared anew.
    ahead = outcome.ok ? prepared : null;
    if (outcome.ok) {
      await settleBatch(lead, batch, outcome.value);
      continue;
    }
    const {failure} = outcome;
    if (asksToPull.has(failure.reason)) return succeed('renumber');
    if (!refusesContent(failure)) return fail(failure.code, failure.reason, failure);
    if (failure.code === 'too-large') limits.bytes = Math.max(1, Math.floor(limits.bytes / 2));
    await shrinkBatch(lead, batch, failure, new Date(parts.nowMs()).toISOString());
  }
}

/** What a server answers whose data is not what this sender takes it for. */
const asksToPull: ReadonlySet<string> = new Set(['sync.gap', 'sync.copied-profile', 'sync.other-epoch']);

/** The server read the batch, executed nothing, and would never take it as it is. */
function refusesContent({code}: Failure): boolean {
  return code === 'too-large' || code === 'validation';
}

function toInput(batch: Batch, {userId, deviceName}: PushParts) {
  const {clientId, epoch, firstSeq, changes, hashes} = batch;
  const sender = {wireVersion, clientId, userId, deviceName, ...(epoch !== undefined && {epoch})};
  return {...sender, firstSeq, changes: [...changes], hashes: [...hashes]};
}
