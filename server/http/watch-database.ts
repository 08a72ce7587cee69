import type {FastifyInstance} from 'fastify';
import {sql} from 'drizzle-orm';
import type {Database} from '#server/db/database.ts';

/** How often the database is asked whether it is there. */
const everyMs = 2_000;

/** How the database was when it was last asked. */
export type DatabaseState = 'up' | 'away';

/** Watches over the database, so that `/health` says how it is without asking it: whoever asks that waits for nothing. Rule: WAY11. */
export function watchDatabase(app: FastifyInstance, database: Database): {readonly state: () => DatabaseState} {
  let state: DatabaseState = 'up';
  let isAsking = false;
  const ask = async (): Promise<void> => {
    if (isAsking) return;
    isAsking = true;
    try {
      await database.execute(sql`select`);
      state = 'up';
    } catch (error) {
      if (state === 'up') app.log.error({err: error}, 'the database is away');
      state = 'away';
    } finally {
      isAsking = false;
    }
  };
  const timer = setInterval(() => void ask(), everyMs);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
  return {state: () => state};
}
