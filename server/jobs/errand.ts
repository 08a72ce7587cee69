import type {FastifyInstance} from 'fastify';

/** Work that an answer leaves behind: begun after it, one at a time, and finished before the server closes. */
export type Errand = {
  /** Asks for the work to be done, soon, from its beginning; returns at once. */
  readonly begin: () => void;
};

/** Makes an errand of some work; a failure is logged, and whoever begins it next tries again. */
export function createErrand(
  app: FastifyInstance,
  {name, run}: {readonly name: string; readonly run: () => Promise<void>},
): Errand {
  let isWanted = false;
  let running: Promise<void> | undefined;
  const work = async (): Promise<void> => {
    // The answer goes first.
    await new Promise((resolve) => setImmediate(resolve));
    while (isWanted) {
      isWanted = false;
      try {
        await run();
      } catch (error) {
        app.log.error({err: error, job: name}, 'a job failed');
      }
    }
    running = undefined;
  };
  app.addHook('onClose', async () => running);
  return {
    begin: () => {
      isWanted = true;
      running ??= work();
    },
  };
}
