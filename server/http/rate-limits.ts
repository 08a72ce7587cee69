import rateLimit from '@fastify/rate-limit';
import type {FastifyInstance} from 'fastify';
import {callerNetwork} from './caller-network.ts';
import {isForApi} from './api-route.ts';
import type {EventLog} from '#server/events/event-log.ts';

/** Calls a minute and address where an endpoint names no number of its own. */
const defaultPerMinute = 600;

/** Nobody is told how near they are to a limit; the failure says how long to wait. */
const noHeaders = {'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false};

/**
 * Limits calls to the API per address and minute: each route by the number its endpoint names, however its address is written. Kept in memory, so per process.
 * What is over the limit is thrown with `retryAfterMs`, which the error handler answers as `rate-limited`, and told once a minute of a network and a route. Rules: WAY1, EVT4.
 */
export async function limitRates(app: FastifyInstance, events: Pick<EventLog, 'of'>): Promise<void> {
  await app.register(rateLimit, {
    max: defaultPerMinute,
    timeWindow: 60_000,
    keyGenerator: (request) => callerNetwork(request.ip),
    // A first visit takes a hundred files of the app, and a whole office may come from one address.
    allowList: (request) => !isForApi(request),
    addHeadersOnExceeding: noHeaders,
    addHeaders: noHeaders,
    onExceeded: (request) => events.of(request)({event: 'limit.hit', limit: 'network'}),
    errorResponseBuilder: (_request, {ttl}) =>
      Object.assign(new Error('too many requests'), {statusCode: 429, retryAfterMs: ttl}),
  });
}
