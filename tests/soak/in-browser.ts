import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {z} from 'zod';
import {inSeconds, sum, worst, type Figures, type Line, type Part} from './part.ts';

/** Each annotation of a journey is one figure. */
const reportSchema = z.object({
  stats: z.object({expected: z.number(), unexpected: z.number()}),
  suites: z.array(
    z.object({
      specs: z.array(
        z.object({
          tests: z.array(z.object({annotations: z.array(z.object({type: z.string(), description: z.string()}))})),
        }),
      ),
    }),
  ),
});

/** Runs one journey of `tests/e2e/faults.spec.ts` with its whole counts. @throws when it fails. */
async function runJourney(title: string): Promise<Figures> {
  const file = path.resolve('.cache/soak/journey.json');
  const args = ['test', '--project=chromium', 'faults', '--grep', title, '--reporter=list,json'];
  const child = spawn('playwright', args, {
    stdio: ['ignore', 2, 2],
    env: {...process.env, FARO_SOAK: 'on', PLAYWRIGHT_JSON_OUTPUT_FILE: file},
  });
  await once(child, 'exit');
  const {stats, suites} = reportSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  if (stats.expected !== 1 || stats.unexpected > 0) throw new Error(`the journey "${title}" failed`);
  const tests = suites.flatMap(({specs}) => specs.flatMap((spec) => spec.tests));
  const annotations = tests.flatMap((one) => one.annotations);
  return Object.fromEntries(annotations.map(({type, description}) => [type, Number(description)]));
}

function journey(name: string, title: string, describe: (done: readonly Figures[]) => Line): Part {
  const run: Part['run'] = async (_first, keep) => keep(await runJourney(title));
  return {name, rounds: 1, run, describe: (done) => [describe(done)]};
}

/** As `proxy`, with everything real: Chromium, its workers and its IndexedDB. */
export const changesInBrowser = journey('proxy-browser', 'changes made in a browser whose link fails', (done) => ({
  what: '… made in Chromium',
  found: `${sum(done, 'changes')} exactly once, in order; ${sum(done, 'faults')} of ${sum(done, 'requests')} requests failed`,
  wanted: '1,000, exactly once, in order',
  ok: sum(done, 'changes') >= 1_000,
}));

/** All processes of Chromium, while changes are recorded. */
export const killedBrowser = journey('kill-browser', 'after the browser was killed', (done) => ({
  what: 'SIGKILL of Chromium while changes are recorded',
  found: `${sum(done, 'kills')} times: all of what the screen had called saved was there; ${sum(done, 'changes')} changes on the server, once each`,
  wanted: '20 times, nothing lost that was called saved',
  ok: sum(done, 'kills') >= 20,
}));

/** Everything happens to one device: three months, an expired session, a thousand changes. */
export const ninetyDays = journey('offline-90-days', 'ninety days without a network', (done) => ({
  what: '90 days offline, the session expired, then signed in again',
  found: `${sum(done, 'changes')} changes applied ${inSeconds(worst(done, 'appliedMs'))} after signing in`,
  wanted: '1,000 within 60 s',
  ok: sum(done, 'changes') >= 1_000 && worst(done, 'appliedMs') <= 60_000,
}));
