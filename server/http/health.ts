import type {FastifyInstance} from 'fastify';
import {sql} from 'drizzle-orm';
import type {Database} from '#server/db/database.ts';
import {databaseDown} from './handle-errors.ts';
import {sendFailure} from './send-failure.ts';
import {watchDatabase} from './watch-database.ts';
import type {DiskWatch} from './watch-disk.ts';

/** Mounts `/health` (the process answers, and says how its database and its disk were a moment ago) and `/ready` (its database does, too), for whoever watches over the server. */
export function addHealthRoutes(app: FastifyInstance, database: Database, disk: DiskWatch): void {
  const watched = watchDatabase(app, database);
  app.get('/health', {config: {rateLimit: false}}, async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .send({status: 'up', database: watched.state(), disk: disk.isLow() ? 'low' : 'ample'}),
  );
  app.get('/ready', {config: {rateLimit: false}}, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await database.execute(sql`select 1`);
      return await reply.send({status: 'ready'});
    } catch (error) {
      request.log.error({err: error}, 'the database does not answer');
      return sendFailure(reply, databaseDown);
    }
  });
}
