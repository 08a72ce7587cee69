import {spawnSync} from 'node:child_process';
import type {Part} from './part.ts';

/** Longer than any of them takes on a slow machine, in milliseconds: with their whole counts tests take longer than they may every day. */
const longestMs = 3_600_000;

/** Runs one test that has a few of something in every run with the whole count; `wrong` is 0 where it passed. */
export function byTest(
  file: string,
  counts: Record<string, string>,
  project: 'server' | 'unit' = 'server',
): Part['run'] {
  return async (_first, keep) => {
    const done = spawnSync('vitest', ['run', '--project', project, `--testTimeout=${longestMs}`, file], {
      env: {...process.env, ...counts},
      stdio: 'inherit',
    });
    await keep({wrong: done.status === 0 ? 0 : 1});
  };
}
