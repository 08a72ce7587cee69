import {statfs} from 'node:fs/promises';
import type {FastifyInstance} from 'fastify';
import {fail} from '#contract/kernel/failure.ts';

/** How often the disk is looked at: at most so long what fills it goes on unseen. */
const everyMs = 5_000;

/** Come back when somebody has made room. */
export const diskFull = fail('provider-down', 'server.disk-full', {retryAfterMs: 60_000}).failure;

/** Whether the disk has more free than its reserve; false too where it is not ours. */
export type DiskWatch = {readonly isLow: () => boolean};

/**
 * Watches over the disk of the data: what is large is turned away while less is free than the reserve, which signing in and all that is
 * small can go on using. Rule: QTA6.
 *
 * @param folder where the database or the files lie; one that is not there, or undefined, has no end.
 */
export function watchDisk(
  app: FastifyInstance,
  {folder, reserveBytes}: {readonly folder: string | undefined; readonly reserveBytes: number},
): DiskWatch {
  let low = false;
  const look = async (): Promise<void> => {
    const freeBytes = await readFreeBytes(folder);
    const isLow = freeBytes < reserveBytes;
    if (isLow && !low) app.log.error({freeBytes, reserveBytes}, 'the disk is full but for its reserve');
    if (!isLow && low) app.log.warn({freeBytes}, 'the disk has room again');
    low = isLow;
  };
  const timer = setInterval(() => void look(), everyMs);
  timer.unref();
  app.addHook('onReady', look);
  app.addHook('onClose', async () => clearInterval(timer));
  return {isLow: () => low};
}

async function readFreeBytes(folder: string | undefined): Promise<number> {
  if (folder === undefined) return Infinity;
  try {
    const {blocks, bavail, bsize} = await statfs(folder);
    // What says nothing of itself has no end either.
    return blocks === 0 ? Infinity : bavail * bsize;
  } catch {
    return Infinity;
  }
}
