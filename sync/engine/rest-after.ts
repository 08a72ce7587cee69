import type {Failure} from '#contract/kernel/failure.ts';
import type {Rest} from './wakeups.ts';
import {retryDelayMs} from '#sync/outbox/retry-delay.ts';
import type {StatusRecord} from '#sync/store/local-database.ts';

/** What the screens are told, and how long the engine rests. */
export type Resting = Rest & {readonly phase: StatusRecord['phase']};

/** While something is pending, the engine looks again after this time. Source: sync.md, client 5. */
const maxRestMs = 60_000;

/** After success the engine rests until something happens; not for long while something came up that it was not told of. Rule: ENG4. */
export function restAfterSuccess(isPending: boolean): Resting {
  const wokenBy = ['write', 'online', 'visible', 'asked', 'poke', 'session'] as const;
  return {phase: 'idle', waitMs: isPending ? maxRestMs : null, wokenBy};
}

/**
 * How to rest after a failure. Writing more does not hurry a server that does not answer; what may have ended the trouble does. Where
 * the server named the time itself, only a person who asks does.
 * Signed out or outdated, nothing is lost by waiting: the queue stays.
 *
 * @param attempt 1 after the first failure in a row.
 * @param random from 0 inclusive to 1 exclusive.
 * Rules: ENG3, ENG4.
 */
export function restAfterFailure(failure: Failure, attempt: number, random: number): Resting {
  if (isSignedOut(failure)) {
    return {phase: 'signed-out', waitMs: null, wokenBy: ['session', 'asked', 'visible', 'online']};
  }
  if (failure.code === 'outdated') return {phase: 'outdated', waitMs: null, wokenBy: ['asked', 'visible']};
  const waitMs = retryDelayMs(attempt, random, failure.retryAfterMs);
  const wokenBy =
    failure.retryAfterMs === undefined
      ? (['online', 'visible', 'asked', 'session', 'ready'] as const)
      : (['asked'] as const);
  return {phase: phaseAfter(failure), waitMs, wokenBy};
}

function phaseAfter({code, reason}: Failure): StatusRecord['phase'] {
  if (reason === 'sync.newer-wire-version') return 'updating';
  return code === 'offline' ? 'offline' : 'idle';
}

/** No session, another person's, or one that may do nothing: only signing in as the queue's own person helps. */
function isSignedOut({code, reason}: Failure): boolean {
  return (
    code === 'unauthorized' ||
    (code === 'forbidden' && ['sync.other-user', 'account.blocked', 'request.no-auth-token'].includes(reason))
  );
}
