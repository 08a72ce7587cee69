/** The first wait's upper bound. */
const baseDelayMs = 1_000;

/** While something waits to be sent, the next try is never further away. Source: sync.md, client 5. */
const maxBackOffMs = 60_000;

/** The longest wait a server can ask for: a person may be waiting. */
export const maxRetryAfterMs = 5 * 60_000;

/**
 * How long to wait before another try: full jitter under a doubling bound, or what the server asked for plus some jitter, both clamped.
 *
 * @param attempt 1 after the first failure.
 * @param random from 0 inclusive to 1 exclusive.
 * Source: "Exponential backoff and jitter", AWS Architecture Blog, 2015; sync.md. Rule: OUT6.
 */
export function retryDelayMs(attempt: number, random: number, retryAfterMs?: number): number {
  if (retryAfterMs !== undefined) {
    return Math.round(Math.min(maxRetryAfterMs, Math.max(0, retryAfterMs)) + random * baseDelayMs);
  }
  return Math.round(random * Math.min(maxBackOffMs, baseDelayMs * 2 ** Math.min(attempt, 20)));
}
