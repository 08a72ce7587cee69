import {fail, type Outcome} from '#contract/kernel/failure.ts';
import {pullAll, type PullParts} from '#sync/pull/pull-all.ts';
import {pushPending, type PushParts} from '#sync/push/push-pending.ts';
import {renumber} from '#sync/push/renumber.ts';
import type {Lead} from '#sync/store/fence.ts';

/** A server that goes on refusing new numbers has another trouble than a copied profile. */
const maxRenumberings = 2;

/**
 * Sends what waits, then receives what is new. Rules: PUS5, ENG1.
 *
 * @returns the server's time of what is now here, ISO UTC; or the first failure, with everything done until then kept.
 */
export async function syncOnce(
  lead: Lead,
  parts: PushParts & PullParts,
  signal: AbortSignal,
): Promise<Outcome<{serverTime: string}>> {
  for (let renumberings = 0; renumberings <= maxRenumberings; renumberings += 1) {
    const pushed = await pushPending(lead, parts, signal);
    if (!pushed.ok) return pushed;
    const pulled = await pullAll(lead, parts, signal);
    if (!pulled.ok || pushed.value === 'empty') return pulled;
    await renumber(lead, parts.createId);
  }
  return fail('conflict', 'sync.copied-profile');
}
