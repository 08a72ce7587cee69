import fastify from 'fastify';
import {expect, test} from 'vitest';
import {runJobs} from '#server/jobs/run-jobs.ts';

test('a job begins once the server listens, goes on after a failure, and ends with the server', async () => {
  const lines: string[] = [];
  const app = fastify({logger: {level: 'error', stream: {write: (line: string) => void lines.push(line)}}});
  let runs = 0;
  const third = Promise.withResolvers<void>();
  const run = async (): Promise<void> => {
    runs += 1;
    if (runs === 1) throw new Error('the database is away');
    if (runs === 3) third.resolve();
  };
  runJobs(app, [{name: 'count', everyMs: 1, run}], 1);
  await app.ready();
  expect(runs).toBe(0);
  await app.listen({port: 0, host: '127.0.0.1'});
  await third.promise;
  await app.close();
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([{job: 'count', msg: 'a job failed'}]);
});
