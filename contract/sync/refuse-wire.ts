import {fail, type Outcome, type Refusals} from '#contract/kernel/failure.ts';
import {wireVersion} from '#contract/wire-version.ts';

/** Older wire versions served beside the current one. Source: sync.md, Server 5. */
const olderVersionsServed = 3;

/** How long a client that is newer than the server waits before it asks again. */
const untilUpdatedMs = 30_000;

/** What a client of another version may be refused with. */
export const wireRefusals = {
  outdated: ['sync.old-wire-version'],
  'provider-down': ['sync.newer-wire-version'],
} as const satisfies Refusals;

/** What a client is told that is newer than the server. */
export const refuseNewer = () => fail('provider-down', 'sync.newer-wire-version', {retryAfterMs: untilUpdatedMs});

/**
 * Why a client that speaks `version` is not served by a server that speaks `current`; undefined where it is. The older one updates itself,
 * the newer one waits. Rule: SYN13.
 */
export function refuseWire(
  version: number,
  current = wireVersion,
): Extract<Outcome<never, typeof wireRefusals>, {ok: false}> | undefined {
  if (version < current - olderVersionsServed) return fail('outdated', 'sync.old-wire-version');
  return version > current ? refuseNewer() : undefined;
}
