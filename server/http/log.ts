import {DrizzleQueryError} from 'drizzle-orm';
import type {FastifyInstance, FastifyLoggerOptions, RawServerDefault} from 'fastify';
import pg from 'pg';
import type {LoggerOptions} from 'pino';

/**
 * How the server logs: one JSON line for each event, with the request's id and nothing a person typed. No bodies, query strings, cookies
 * or addresses. Of an error: its name, stack and PostgreSQL's own codes; the messages quote values.
 */
export function toLoggerOptions(
  level: 'error' | 'info' | 'debug' | 'silent',
  stream?: {write: (line: string) => void},
): FastifyLoggerOptions<RawServerDefault> & LoggerOptions {
  return {
    level,
    base: null,
    formatters: {level: (label: string) => ({level: label})},
    serializers: {err: describeError},
    ...(stream && {stream}),
  };
}

/** What of an error may be logged. */
export function describeError(error: unknown): {type: string; message: string; stack: string} {
  if (!(error instanceof Error)) return {type: typeof error, message: 'not an error', stack: ''};
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return {type: error.name, message: safeMessage(error), stack: frames.join('\n')};
}

function safeMessage(error: Error): string {
  const source = error instanceof DrizzleQueryError ? error.cause : error;
  if (source instanceof pg.DatabaseError) {
    const place = [source.table, source.constraint, source.routine].filter(Boolean).join(' ');
    return `PostgreSQL ${source.code ?? ''} ${place}`.trim();
  }
  if (error instanceof DrizzleQueryError) return `a query failed: ${source?.name ?? ''}`;
  // zod's messages list the values they refuse.
  return error.name === 'ZodError' || error.name === '$ZodError' ? 'an answer did not fit its endpoint' : error.message;
}

/** Logs each answer once: by route pattern, never by address, which may hold what a person typed. Changes as `info`, the rest as `debug`. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    // What is turned away for being too much is counted by its event: a flood of it need not fill the log. Rule: EVT4.
    if (request.method === 'GET' || reply.statusCode === 429) request.log.debug(line, 'answered');
    else request.log.info(line, 'answered');
  });
}
