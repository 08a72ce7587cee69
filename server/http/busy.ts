/** Too much goes on already: come back later. */
export type Busy = {readonly retryAfterMs: number};

/** Whether there was no place. */
export function isBusy(answer: unknown): answer is Busy {
  return typeof answer === 'object' && answer !== null && 'retryAfterMs' in answer;
}
