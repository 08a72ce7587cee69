import type {FastifyError, FastifyInstance} from 'fastify';
import {fail, type Failure} from '#contract/kernel/failure.ts';
import {isDatabaseAway} from '#server/db/database-away.ts';
import {sendFailure} from './send-failure.ts';

/** What Fastify and its plugins throw; `retryAfterMs` is of our rate limits. */
type RefusedError = FastifyError & {readonly retryAfterMs?: number};

/** Come back in a moment. */
export const databaseDown = fail('provider-down', 'server.database-down', {retryAfterMs: 2_000}).failure;

/**
 * Turns what Fastify refuses into failures of ours. A database that is away is one to come back to. A bug is answered as
 * `unexpected` with the request's id, which finds its log line. Rule: WAY11.
 */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: RefusedError, request, reply) => {
    const refusal = toRefusal(error);
    if (refusal) return sendFailure(reply, refusal);
    if (isDatabaseAway(error)) {
      request.log.error({err: error}, 'the database is away, full or at its limits');
      return sendFailure(reply, databaseDown);
    }
    request.log.error({err: error}, 'a request failed');
    return sendFailure(reply, fail('unexpected', 'server.unexpected', {details: {supportId: request.id}}).failure);
  });
}

/** Text that PostgreSQL cannot hold: the sign 0, which JSON may write. Source: PostgreSQL, Appendix A, class 22. */
function isUnkeepable({code, cause}: Error & {readonly code?: unknown}): boolean {
  const codes = [code, cause instanceof Error && 'code' in cause ? cause.code : undefined];
  return codes.some((one) => one === '22021' || one === '22P05');
}

/** Refusals that come before any handler: too many, too large, of another type, broken. */
function toRefusal(error: RefusedError): Failure | undefined {
  const {retryAfterMs} = error;
  if (retryAfterMs !== undefined) return fail('rate-limited', 'request.too-many', {retryAfterMs}).failure;
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return fail('too-large', 'request.too-large').failure;
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return fail('validation', 'request.not-json').failure;
  if (isUnkeepable(error)) return fail('validation', 'request.malformed').failure;
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500 ? fail('validation', 'request.malformed').failure : undefined;
}
