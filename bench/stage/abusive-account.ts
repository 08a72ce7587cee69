import {once} from 'node:events';
import {parentPort, workerData} from 'node:worker_threads';
import {wireVersion} from '#contract/wire-version.ts';
import {call, makeId, writeImport, type Answered, type ApiPerson} from './api-person.ts';

/** What a thread with such an account is told. */
export type AbuseGiven = {
  readonly url: string;
  readonly person: ApiPerson;
  readonly rows: number;
  readonly lastsMs: number;
};

/** How many of its calls were taken, and how many turned away. */
export type AbuseDone = {readonly taken: number; readonly turnedAway: number};

// A thread of its own: what it sends and reads is large, and would make whoever measures late. It says when it is ready, begins when it is told to,
// and says what became of it. It takes all it can: 24 large pushes, 12 reads of everything and 12 small calls at once, all the while.

const {url, person, rows, lastsMs}: AbuseGiven = workerData;
const {id, spaceId, headers} = person;
const bodies = Array.from({length: 24}, () => writeImport(person, rows, 500));
const pullBody = JSON.stringify({wireVersion, clientId: makeId(), userId: id, cursors: {}});
const page = new URLSearchParams({spaceId, table: 'transactions'}).toString();
const post = async (path: string, body: string) => call('POST', `${url}/api/v1/${path}`, headers, body);
let [taken, turnedAway] = [0, 0];

/** Does one thing as fast as it is let, whatever it is told. */
async function insist(ask: () => Promise<Answered>, endsAtMs: number): Promise<void> {
  while (performance.now() < endsAtMs) {
    const {status} = await ask();
    if (status === 200) taken += 1;
    else turnedAway += 1;
  }
}

if (!parentPort) throw new Error('not a thread');
parentPort.postMessage('ready');
await once(parentPort, 'message');
const endsAtMs = performance.now() + lastsMs;
const times = (count: number, ask: () => Promise<Answered>) =>
  Array.from({length: count}, async () => insist(ask, endsAtMs));
await Promise.all([
  ...bodies.flatMap((body) => times(1, async () => post('sync/push', body))),
  ...times(6, async () => post('sync/pull', pullBody)),
  ...times(6, async () => call('GET', `${url}/api/v1/sync/pages?${page}`, headers)),
  ...times(12, async () => call('GET', `${url}/api/v1/users/me`, headers)),
]);
parentPort.postMessage({taken, turnedAway} satisfies AbuseDone);
parentPort.close();
