import {createHash} from 'node:crypto';
import {finishUpload} from '#contract/files/finish-upload.ts';
import {listParts, startUpload} from '#contract/files/start-upload.ts';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import type {SentRequest} from '#tests/fakes/network.ts';
import {toResponse, type Cookies} from './server.ts';
import {keepRow, sightOf, takeVersion, tableOf, type ServerState} from './state.ts';

/** A file that was checked and kept: the hash of its bytes, and how often that was. */
export type StoredFile = {readonly sha256: string; readonly count: number};

/** What lies beside the database: it is in no backup of that. */
export type FileVault = {
  /** By file and number. */
  readonly parts: Map<string, Uint8Array>;
  /** By the file's id. */
  readonly stored: Map<string, StoredFile>;
};

/** Makes an empty one. */
export function createFileVault(): FileVault {
  return {parts: new Map(), stored: new Map()};
}

/** Answers what concerns files; null for everything else. */
export type FileRoutes = (request: SentRequest, cookies: Cookies | null) => Promise<Response | null>;

/** How long an address to send bytes to is good. */
const urlLifeMs = 3_600_000;

type Asked = {readonly spaceId: string; readonly fileId: string};

/** Takes files as the contract says: parts in any order, any number of times, and one file in the end. */
export function createFileRoutes(state: ServerState, nowMs: () => number, {parts, stored}: FileVault): FileRoutes {
  const findRow = ({spaceId, fileId}: Asked, userId: string) => {
    const space = sightOf(state, spaceId, userId) && state.spaces.get(spaceId);
    const row = space && tableOf(space, 'files').get(fileId)?.row;
    return row && row['deleted'] !== true ? row : undefined;
  };
  const start = (asked: Asked, userId: string): Outcome<unknown> => {
    const row = findRow(asked, userId);
    if (!row) return fail('not-found', 'file.row-missing');
    if (row['storedAt'] !== null) return succeed({state: 'stored', storedAt: row['storedAt']});
    const {fileId} = asked;
    const missing = listParts(Number(row['sizeBytes'])).filter(({number}) => !parts.has(`${fileId}/${number}`));
    const untilMs = nowMs() + urlLifeMs;
    const open = missing.map((part) => ({...part, url: `/put/${fileId}/${part.number}/${untilMs}/${userId}`}));
    return succeed({state: 'open', parts: open, expiresAt: new Date(untilMs).toISOString()});
  };
  const finish = (asked: Asked, userId: string): Outcome<unknown> => {
    const row = findRow(asked, userId);
    if (!row) return fail('not-found', 'file.row-missing');
    if (row['storedAt'] !== null) return succeed({storedAt: row['storedAt']});
    const {spaceId, fileId} = asked;
    const names = listParts(Number(row['sizeBytes'])).map(({number}) => `${fileId}/${number}`);
    const pieces = names.map((name) => parts.get(name));
    if (pieces.includes(undefined)) return fail('conflict', 'file.parts-missing');
    for (const name of names) parts.delete(name);
    const sha256 = createHash('sha256')
      .update(Buffer.concat(pieces.flatMap((piece) => piece ?? [])))
      .digest('hex');
    if (sha256 !== row['sha256']) return fail('validation', 'file.wrong-hash');
    const storedAt = new Date(nowMs()).toISOString();
    keepRow(state, {spaceId, table: 'files', version: takeVersion(state, spaceId)}, {...row, storedAt});
    stored.set(fileId, {sha256, count: (stored.get(fileId)?.count ?? 0) + 1});
    return succeed({storedAt});
  };
  const put = async (path: string, body: Blob, userId: string): Promise<Outcome<unknown>> => {
    const [, , fileId = '', number = '', untilMs = '', sender = ''] = path.split('/');
    if (sender !== userId) return fail('forbidden', 'file.bad-url');
    if (Number(untilMs) < nowMs()) return fail('forbidden', 'file.expired-url');
    parts.set(`${fileId}/${number}`, new Uint8Array(await body.arrayBuffer()));
    return succeed(null);
  };
  return async ({method, path, init}, cookies) => {
    const isPut = method === 'PUT' && init.body instanceof Blob;
    const act = path === startUpload.path ? start : path === finishUpload.path ? finish : null;
    if (!isPut && !act) return null;
    if (!cookies || cookies.accessUntilMs <= nowMs())
      return toResponse(fail('unauthorized', 'account.sign-in-required'), null);
    const {userId} = cookies;
    if (init.body instanceof Blob) return toResponse(await put(path, init.body, userId), userId);
    // Sent by the product, as the endpoint types it.
    const asked = JSON.parse(typeof init.body === 'string' ? init.body : '{}') as Asked;
    return act && toResponse(act(asked, userId), userId);
  };
}
