import type {FastifyReply} from 'fastify';
import type {Failure, FailureCode} from '#contract/kernel/failure.ts';

/** The HTTP status of each failure. Source: S8.01, D26. */
export const statusOf = {
  validation: 400,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  outdated: 426,
  'rate-limited': 429,
  offline: 503,
  'provider-down': 503,
  unexpected: 500,
} as const satisfies Record<FailureCode, number>;

/** What each failure means, for developers who read answers; people are told by `reason`, in their language. */
const messageOf = {
  validation: 'Something in the request is not right.',
  unauthorized: 'Sign in first.',
  forbidden: 'This is not allowed.',
  'not-found': 'There is no such thing here.',
  conflict: 'This does not fit what is already here.',
  'too-large': 'The request is too large.',
  outdated: 'This version of the app is too old; update it.',
  'rate-limited': 'Too many requests; wait and try again.',
  offline: 'The service is not reachable.',
  'provider-down': 'A service this depends on is not reachable.',
  unexpected: "We're sorry, an error occurred. Please try again later.",
} as const satisfies Record<FailureCode, string>;

/** The body of every refusal. Source: D26. */
export type FailureBody = {
  readonly error: {code: FailureCode; reason: string; message: string; details?: Failure['details']};
};

/** Writes a failure as its body. */
export function toFailureBody({code, reason, details}: Failure): FailureBody {
  return {error: {code, reason, message: messageOf[code], ...(details && {details})}};
}

/** Answers with a failure: its status, its body and `Retry-After` in whole seconds where it says how long. Nobody keeps it. */
export function sendFailure(reply: FastifyReply, failure: Failure): FastifyReply {
  if (failure.retryAfterMs !== undefined) reply.header('retry-after', Math.ceil(failure.retryAfterMs / 1_000));
  reply.header('cache-control', 'no-store');
  return reply.code(statusOf[failure.code]).send(toFailureBody(failure));
}
