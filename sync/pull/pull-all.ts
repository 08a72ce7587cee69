import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import {pullChanges} from '#contract/sync/pull-changes.ts';
import {wireVersion} from '#contract/wire-version.ts';
import {applyPull} from './apply-pull.ts';
import {fillColdSpaces} from './fill-cold-spaces.ts';
import {ensureClient} from '#sync/push/client-state.ts';
import {commit, type Lead} from '#sync/store/fence.ts';
import {readSpaces} from '#sync/store/meta.ts';
import type {ServerCall} from '#sync/transport/call-server.ts';

/** What receiving stands on. */
export type PullParts = {readonly call: ServerCall; readonly userId: string; readonly createId: () => string};

/** Receives until this device has all the server had: what an interrupted cold start lacks, then what changed, again while there is more. */
export async function pullAll(
  lead: Lead,
  parts: PullParts,
  signal: AbortSignal,
): Promise<Outcome<{serverTime: string}>> {
  for (;;) {
    signal.throwIfAborted();
    const filled = await fillColdSpaces(lead, parts.call, signal);
    if (!filled.ok) return filled;
    const outcome = await pullOnce(lead, parts, signal);
    if (!outcome.ok || !outcome.value.more) return outcome;
  }
}

async function pullOnce(
  lead: Lead,
  {call, userId, createId}: PullParts,
  signal: AbortSignal,
): Promise<Outcome<{serverTime: string; more: boolean}>> {
  const {database} = lead;
  const {clientId} = await commit(lead, [], async () => ensureClient(database, createId));
  const cursors: Record<string, number> = {};
  for (const [spaceId, {cursor}] of await readSpaces(database)) if (cursor !== null) cursors[spaceId] = cursor;
  const outcome = await call(pullChanges, {wireVersion, clientId, userId, cursors}, {signal});
  if (!outcome.ok) return fail(outcome.failure.code, outcome.failure.reason, outcome.failure);
  await applyPull(lead, outcome.value);
  const more = outcome.value.spaces.some((space) => space.more || space.mode === 'cold');
  return succeed({serverTime: outcome.value.serverTime, more});
}
