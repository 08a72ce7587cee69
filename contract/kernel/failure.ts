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
 * `reason` is a stable id such as `account.email-taken`: the key of its words in three languages.
 */
export type Failure<Code extends FailureCode = FailureCode, Reason extends string = string> = {
  readonly code: Code;
  readonly reason: Reason;
  /** Milliseconds to wait before another try. */
  readonly retryAfterMs?: number;
  /** What the message needs to be precise: limits, field names, counts. Never what a person typed. */
  readonly details?: Readonly<Record<string, string | number | boolean>>;
};

/** What something may be refused with: its reasons by their code, such as `{conflict: ['company.id-taken']}`. */
export type Refusals = {readonly [Code in FailureCode]?: readonly string[]};

/** The failures that {@link Refusals} name, or those of some codes with any reason. */
export type FailureOf<Refused extends FailureCode | Refusals> = Refused extends FailureCode
  ? Failure<Refused>
  : Refused extends Refusals
    ? {[Code in keyof Refused & FailureCode]: Failure<Code, NonNullable<Refused[Code]>[number]>}[keyof Refused &
        FailureCode]
    : never;

/** The reasons that an endpoint or a table declares. */
export type ReasonOf<Declared extends {readonly failures: Refusals} | {readonly reasons: readonly string[]}> =
  Declared extends {readonly failures: infer Refused extends Refusals}
    ? FailureOf<Refused>['reason']
    : Declared extends {readonly reasons: readonly (infer Reason)[]}
      ? Reason
      : never;

/** Either what was asked for or an expected refusal, by its codes or by {@link Refusals}; bugs throw instead. */
export type Outcome<Value, Refused extends FailureCode | Refusals = FailureCode> =
  | {readonly ok: true; readonly value: Value}
  | {readonly ok: false; readonly failure: FailureOf<Refused>};

/** Wraps a value as the good half of an {@link Outcome}. */
export function succeed<Value>(value: Value): {readonly ok: true; readonly value: Value} {
  return {ok: true, value};
}

/** Wraps a refusal as the other half of an {@link Outcome}. */
export function fail<Code extends FailureCode, Reason extends string>(
  code: Code,
  reason: Reason,
  more: Omit<Failure, 'code' | 'reason'> = {},
): {readonly ok: false; readonly failure: Failure<Code, Reason>} {
  return {ok: false, failure: {code, reason, ...more}};
}
