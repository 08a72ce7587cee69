import type {FastifyInstance} from 'fastify';
import {sql} from 'drizzle-orm';
import {fail} from '#contract/kernel/failure.ts';
import type {Database} from '#server/db/database.ts';
import {sendFailure} from './send-failure.ts';

/** Mounts `/health` (the process answers) and `/ready` (its database does, too), for whoever watches over the server. */
export function addHealthRoutes(app: FastifyInstance, database: Database): void {
  app.get('/health', {config: {rateLimit: false}}, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({status: 'up'}),
  );
  app.get('/ready', {config: {rateLimit: false}}, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await database.execute(sql`select 1`);
      return await reply.send({status: 'ready'});
    } catch (error) {
      request.log.error({err: error}, 'the database does not answer');
      return sendFailure(reply, fail('provider-down', 'server.database-down', {retryAfterMs: 2_000}).failure);
    }
  });
}
