/**
 * What can go wrong in a way people must be told about: a closed set, the same on the wire,
 * between workers and in the outbox. Source: S8.01, D26.
 */
export const failureCodes = [
  'validation',
  'unauthorized',
  'forbidden',
  'not-found',
  'conflict',
  'too-large',
  'outdated',
  'rate-limited',
  'offline',
  'provider-down',
  'unexpected',
] as const;

/** One of {@link failureCodes}; decides the HTTP status. */
export type FailureCode = (typeof failureCodes)[number];

/**
 * An expected refusal, as plain data.
 * `reason` is a stable id such as `account.email-taken`: the key of the translated message.
 */
export type Failure<Code extends FailureCode = FailureCode> = {
  readonly code: Code;
  readonly reason: string;
  /** Milliseconds to wait before another try. */
  readonly retryAfterMs?: number;
  /** What the message needs to be precise: limits, field names, counts. Never what a person typed. */
  readonly details?: Readonly<Record<string, string | number | boolean>>;
};

/** Either what was asked for or an expected refusal; bugs throw instead. */
export type Outcome<Value, Code extends FailureCode = FailureCode> =
  | {readonly ok: true; readonly value: Value}
  | {readonly ok: false; readonly failure: Failure<Code>};

/** Wraps a value as the good half of an {@link Outcome}. */
export function succeed<Value>(value: Value): {readonly ok: true; readonly value: Value} {
  return {ok: true, value};
}

/** Wraps a refusal as the other half of an {@link Outcome}. */
export function fail<Code extends FailureCode>(
  code: Code,
  reason: string,
  more: Omit<Failure, 'code' | 'reason'> = {},
): {readonly ok: false; readonly failure: Failure<Code>} {
  return {ok: false, failure: {code, reason, ...more}};
}
