import rateLimit from '@fastify/rate-limit';
import type {FastifyInstance} from 'fastify';

/** Calls a minute and address where an endpoint names no number of its own. */
const defaultPerMinute = 600;

/** How near somebody is to a limit is nobody's business; the failure itself says how long to wait. */
const noHeaders = {'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false};

/**
 * Limits calls per address and minute: each route by the number its endpoint names. Kept in memory, so per process.
 * What is over the limit is thrown with `retryAfterMs`, which the error handler answers as `rate-limited`.
 */
export async function limitRates(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    max: defaultPerMinute,
    timeWindow: 60_000,
    // An IPv6 home has 2^64 addresses of its own; count it as one.
    keyGenerator: (request) => (request.ip.includes(':') ? request.ip.split(':').slice(0, 4).join(':') : request.ip),
    addHeadersOnExceeding: noHeaders,
    addHeaders: noHeaders,
    errorResponseBuilder: (_request, {ttl}) =>
      Object.assign(new Error('too many requests'), {statusCode: 429, retryAfterMs: ttl}),
  });
}
