import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

const sources = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'sync', 'workers', 'src'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file));

/** Anything done to the queue but reading it and adding at its end. */
const moves = /\boutbox\b[^;]*?\.(put|bulkPut|delete|bulkDelete|clear|modify|update)\(/s;

test('[OUT8] every file that takes from the queue, or puts into its midst, says that it moved', () => {
  const moving = sources.filter((file) => moves.test(readFileSync(file, 'utf8')));
  expect(moving).toContain('sync/outbox/discard-change.ts');
  expect(moving.filter((file) => !readFileSync(file, 'utf8').includes('noteQueueMoved('))).toEqual([]);
});
