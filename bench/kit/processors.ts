import {spawnSync} from 'node:child_process';
import {availableParallelism} from 'node:os';

/**
 * Keeps this process, which makes the load, on the second processor, so that it takes nothing from the server that it measures.
 *
 * @returns the processor for the server; undefined where there is only one, or no `taskset`, and then both share what there is.
 */
export function keepApart(): number | undefined {
  if (availableParallelism() < 2) return undefined;
  const {status} = spawnSync('taskset', ['-a', '-c', '-p', '1', String(process.pid)]);
  return status === 0 ? 0 : undefined;
}
