import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import {pullChanges} from '#contract/sync/pull-changes.ts';
import {applyPull, type PullAnswer, type Receiving} from './apply-pull.ts';
import {fillColdSpaces} from './fill-cold-spaces.ts';
import {ownWire, tablesNewTo} from './wire.ts';
import {refuseNewer} from '#contract/sync/refuse-wire.ts';
import {ensureClient} from '#sync/store/client-state.ts';
import {commit, type Lead} from '#sync/store/fence.ts';
import {readSpaces} from '#sync/store/meta.ts';
import type {ServerCall} from '#sync/transport/call-server.ts';

/** What receiving stands on. */
export type PullParts = {
  readonly call: ServerCall;
  readonly userId: string;
  readonly createId: () => string;
} & Receiving;

/**
 * Receives until this device has all the server had: what an interrupted cold start lacks, then what changed, again while there is more.
 *
 * @returns `beganAnew` when the server turned out to be restored from a backup: there is more to send again.
 */
export async function pullAll(
  lead: Lead,
  parts: PullParts,
  signal: AbortSignal,
): Promise<Outcome<{serverTime: string; beganAnew: boolean}>> {
  let beganAnew = false;
  for (;;) {
    signal.throwIfAborted();
    const filled = await fillColdSpaces(lead, parts.call, signal);
    if (!filled.ok) return filled;
    const outcome = await pullOnce(lead, parts, signal);
    if (!outcome.ok) return outcome;
    beganAnew ||= outcome.value.beganAnew;
    if (!outcome.value.more) return succeed({serverTime: outcome.value.serverTime, beganAnew});
  }
}

async function pullOnce(
  lead: Lead,
  {call, userId, createId, wire = ownWire, pageLimits}: PullParts,
  signal: AbortSignal,
): Promise<Outcome<{serverTime: string; more: boolean; beganAnew: boolean}>> {
  const {database} = lead;
  const {clientId} = await commit(lead, [], async () => ensureClient(database, createId));
  const cursors: Record<string, number> = {};
  for (const [spaceId, state] of await readSpaces(database)) {
    // Without its cursor the space's pages are listed, those of the new tables among them.
    if (state.cursor !== null && tablesNewTo(state, wire).size === 0) cursors[spaceId] = state.cursor;
  }
  const outcome = await call(pullChanges, {wireVersion: wire.version, clientId, userId, cursors}, {signal});
  if (!outcome.ok) return fail(outcome.failure.code, outcome.failure.reason, outcome.failure);
  if (isOfOlderServer(outcome.value)) return refuseNewer();
  const {beganAnew, restarted} = await applyPull(lead, outcome.value, {wire, pageLimits});
  const more = restarted || outcome.value.spaces.some((space) => space.more || space.mode === 'cold');
  return succeed({serverTime: outcome.value.serverTime, more, beganAnew});
}

/** Servers before wire version 4 served newer clients, but say nothing of what a space has, nor of people's own spaces. Rule: PUL11. */
function isOfOlderServer({spaces}: PullAnswer): boolean {
  return spaces.some((space) => !('services' in space));
}
