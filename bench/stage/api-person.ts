import {createHash, randomUUID} from 'node:crypto';
import {setTimeout as wait} from 'node:timers/promises';
import {toFieldValues} from '#contract/kernel/field-values.ts';
import {newId} from '#contract/kernel/ids.ts';
import type {Change} from '#contract/sync/change.ts';
import {antiForgeryHeader, wireVersion} from '#contract/wire-version.ts';
import {makeBankRows} from './bank-rows.ts';

/** Somebody with a company, who calls a server by its API alone. */
export type ApiPerson = {
  readonly id: string;
  readonly spaceId: string;
  readonly headers: Readonly<Record<string, string>>;
};

/** An answer that was read to its end, and how long it took. */
export type Answered = {
  readonly status: number;
  readonly text: string;
  readonly retryAfterMs: number;
  readonly tookMs: number;
};

/** An id as a device makes it. */
export const makeId = (): string => newId(Date.now(), (bytes) => crypto.getRandomValues(bytes));

/** Calls an address, such as `POST` and `https://…/api/v1/login`. */
export async function call(
  method: string,
  address: string,
  headers: Readonly<Record<string, string>> = {},
  body?: string,
): Promise<Answered> {
  const beganMs = performance.now();
  const type = body === undefined ? {} : {'content-type': 'application/json'};
  const answer = await fetch(address, {method, headers: {...headers, ...type}, ...(body !== undefined && {body})});
  const text = await answer.text();
  const retryAfterMs = Number(answer.headers.get('retry-after') ?? 0) * 1_000;
  return {status: answer.status, text, retryAfterMs, tookMs: performance.now() - beganMs};
}

/** Registers somebody new and adds a company of theirs. */
export async function openApiPerson(url: string): Promise<ApiPerson> {
  const person = {email: `${randomUUID()}@example.com`, password: 'Breakwater1!', firstName: 'Ana', lastName: 'Luz'};
  const answer = await fetch(`${url}/api/v1/users`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({...person, language: 'es'}),
  });
  if (!answer.ok) throw new Error(`registering answered ${answer.status}`);
  const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0]);
  const me = (await answer.json()) as {id: string; authToken: string};
  const headers = {cookie: cookies.join('; '), [antiForgeryHeader]: me.authToken};
  const spaceId = makeId();
  const company = {id: spaceId, name: 'Bench LLC', type: 'LLC', state: 'WY'};
  const {status} = await call('POST', `${url}/api/v1/companies`, headers, JSON.stringify(company));
  if (status !== 200) throw new Error(`adding a company answered ${status}`);
  return {id: me.id, spaceId, headers};
}

/** The account that movements are on. */
export function makeAccount(spaceId: string, id: string): Change {
  const madeAt = new Date().toISOString();
  const account = {name: 'Cuenta', bank: null, kind: 'bank', numberEnding: null, currency: 'USD', openingUnits: 0};
  const fields = {...account, openingDate: null, archived: false, createdAt: madeAt};
  const set = Object.fromEntries(Object.entries(fields).map(([field, same]) => [field, {same}]));
  const common = {spaceId, table: 'accounts', op: 'create', was: {}, label: {key: 'bench'}} as const;
  return {...common, id: makeId(), rowIds: [id], set, madeAt};
}

/** The changes that make so many movements on an account, so many each. */
export function makeMovements(spaceId: string, accountId: string, rows: number, rowsPerChange: number): Change[] {
  const made = makeBankRows(rows, [accountId, accountId], []).map((row) => ({...row, id: makeId(), categoryId: null}));
  const common = {spaceId, table: 'transactions', op: 'create', was: {}, label: {key: 'bench'}} as const;
  return Array.from({length: Math.ceil(rows / rowsPerChange)}, (_, at): Change => {
    const some = made.slice(at * rowsPerChange, (at + 1) * rowsPerChange);
    const fields = Object.keys(some[0] ?? {}).filter((field) => field !== 'id') as (keyof (typeof some)[number])[];
    const set = Object.fromEntries(
      fields.map((field) => [field, toFieldValues(some.map((row) => row[field] ?? null))]),
    );
    return {...common, id: makeId(), rowIds: some.map(({id}) => id), set, madeAt: new Date().toISOString()};
  });
}

/** A device that numbers and chains what it pushes. */
export type PushingDevice = {readonly clientId: string; readonly write: (changes: readonly Change[]) => string};

/** A new device of somebody. */
export function openPushingDevice(userId: string): PushingDevice {
  const clientId = makeId();
  let firstSeq = 1;
  let hash = '';
  return {
    clientId,
    write: (changes) => {
      const hashes = changes.map((change) => {
        hash = createHash('sha256').update(hash).update(JSON.stringify(change)).digest('hex');
        return hash;
      });
      const body = {wireVersion, clientId, userId, deviceName: 'bench', firstSeq, changes, hashes};
      firstSeq += changes.length;
      return JSON.stringify(body);
    },
  };
}

/** A push of a device of its own that makes an account with movements, as an import does. */
export function writeImport({id, spaceId}: ApiPerson, rows: number, rowsPerChange: number): string {
  const accountId = makeId();
  const movements = makeMovements(spaceId, accountId, rows, rowsPerChange);
  return openPushingDevice(id).write([makeAccount(spaceId, accountId), ...movements]);
}

/** Sends a push until it is taken, as the client does. @returns how often it was told to come back, and how long the last try took. */
export async function sendPush(
  url: string,
  {headers}: ApiPerson,
  body: string,
): Promise<{turnedAway: number; tookMs: number}> {
  for (let turnedAway = 0; ; turnedAway += 1) {
    const {status, text, retryAfterMs, tookMs} = await call('POST', `${url}/api/v1/sync/push`, headers, body);
    if (status === 200 && !text.includes('"refused":[]')) throw new Error(text.slice(0, 500));
    if (status === 200) return {turnedAway, tookMs};
    if (status !== 429 && status !== 503) throw new Error(`a push answered ${status}: ${text.slice(0, 500)}`);
    await wait(retryAfterMs + Math.random() * 1_000);
  }
}

/** Asks again and again until told to stop. @returns how long each took. */
export async function askUntil(ask: () => Promise<Answered>, isOver: () => boolean, pauseMs = 20): Promise<number[]> {
  const times: number[] = [];
  while (!isOver()) {
    const {status, text, tookMs} = await ask();
    if (status !== 200) throw new Error(`answered ${status}: ${text.slice(0, 200)}`);
    times.push(tookMs);
    await wait(pauseMs);
  }
  return times;
}
