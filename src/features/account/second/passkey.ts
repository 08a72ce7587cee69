import {fail, type Failure, type Outcome} from '#contract/kernel/failure.ts';

/** What a browser says of a passkey besides an answer: the key of what to say about it. */
export const passkeyTroubles = ['passkeyNot', 'passkeyKnown', 'passkeyUnable'] as const;

/** One of {@link passkeyTroubles}. */
export type PasskeyTrouble = (typeof passkeyTroubles)[number];

type Answer = Record<string, unknown>;

/** Whether this browser can do it at all. */
export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}

/**
 * Asks for one of the person's passkeys, or has one made, and sends what the browser answers.
 *
 * @returns what the server answered, or what went wrong in the browser.
 */
export async function withPasskey<Value>(
  act: 'use' | 'make',
  ask: () => Promise<Outcome<{options: Answer}>>,
  send: (answer: Answer) => Promise<Outcome<Value>>,
): Promise<Outcome<Value> | PasskeyTrouble> {
  if (!canUsePasskeys()) return 'passkeyUnable';
  const asked = await ask();
  if (!asked.ok) return asked;
  const browser = await import('@simplewebauthn/browser').catch(() => null);
  if (!browser) return fail('offline', 'network.unreachable');
  const {options} = asked.value;
  try {
    const answer =
      act === 'use'
        ? await browser.startAuthentication({optionsJSON: options as never})
        : await browser.startRegistration({optionsJSON: options as never});
    return await send({...answer});
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (error.name === 'InvalidStateError') return 'passkeyKnown';
    if (error.name === 'NotSupportedError') return 'passkeyUnable';
    // Given up, or nothing answered in time: browsers do not tell the two apart.
    if (error.name === 'NotAllowedError' || error.name === 'AbortError' || error.name === 'SecurityError')
      return 'passkeyNot';
    throw error;
  }
}

/** Whether something went wrong in the browser. */
export function isTrouble(given: Outcome<unknown> | PasskeyTrouble): given is PasskeyTrouble {
  return typeof given === 'string';
}

/** A refusal that counts down. */
export function waitSecondsOf({reason, retryAfterMs}: Failure): number | null {
  return reason === 'account.factor-wait' && retryAfterMs !== undefined ? Math.ceil(retryAfterMs / 1_000) : null;
}
