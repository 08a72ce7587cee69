import type {Outcome} from '#contract/kernel/failure.ts';

/** How often and after which pause a screen asks for what it shows. Source: S8.16, S9.03. */
const usualTries = 3;
const pauseMs = 1_000;

/** Refusals that the next try may not meet. */
const passing = new Set(['offline', 'provider-down', 'unexpected', 'rate-limited']);

type Trying = {
  readonly signal: AbortSignal;
  /** How often in all; three times where nothing else is said. */
  readonly tries?: number;
  readonly pause?: (ms: number) => Promise<void>;
};

/**
 * Asks what may be asked again: a second after a failure that may pass, as often as is said. Source: S7.18, S7.19, S9.03.
 *
 * @returns the last answer; rejects when it was given up.
 */
export async function tryRepeatedly<Value>(
  ask: () => Promise<Outcome<Value>>,
  {signal, tries = usualTries, pause = wait}: Trying,
): Promise<Outcome<Value>> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await ask();
    if (answer.ok || attempt === tries || !passing.has(answer.failure.code)) return answer;
    await pause(pauseMs);
    signal.throwIfAborted();
  }
}

/**
 * Asks for what a screen shows: again a second after a failure that may pass, three times in all. Source: S7.04, S8.16.
 *
 * @returns null when it could not be had; rejects when it was given up.
 */
export async function askRepeatedly<Value>(ask: () => Promise<Outcome<Value>>, trying: Trying): Promise<Value | null> {
  const answer = await tryRepeatedly(ask, trying);
  return answer.ok ? answer.value : null;
}

async function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
