import {listParts} from '#contract/files/start-upload.ts';
import {fail, succeed, type Failure, type Outcome} from '#contract/kernel/failure.ts';
import type {ByteLine} from '#sync/transport/byte-line.ts';
import type {ServerCall} from '#sync/transport/call-server.ts';
import {hashOf} from './build-file.ts';

/** What becomes of one request: `lost`, the server never sees it; `unheard`, it acts and nobody hears; or a refusal instead of an answer. */
export type Fate = 'pass' | 'lost' | 'unheard' | Failure;

type Expected = {readonly sizeBytes: number; readonly sha256: string};

/** A server of files that acts as the contract says. */
export type UploadServer = {
  readonly call: ServerCall;
  readonly line: ByteLine;
  /** Rows that were pushed, by id. */
  readonly rows: Map<string, Expected>;
  /** What was checked and kept. */
  readonly stored: Map<string, Uint8Array>;
  /** How often each file was kept. */
  readonly keptCounts: Map<string, number>;
  /** `start`, `put 1` and `finish`, as they came in. */
  readonly log: string[];
  /** What becomes of the next requests, by their place in the log, counted from 0. */
  decide: (step: number, what: string) => Fate;
  /** The end of an address after which it is good no more. */
  generation: number;
};

const offline = fail('offline', 'network.unreachable');

/** Makes an empty server. */
export function createUploadServer(): UploadServer {
  const parts = new Map<string, Map<number, Uint8Array>>();
  const partsOf = (id: string): Map<number, Uint8Array> => {
    const known = parts.get(id) ?? new Map<number, Uint8Array>();
    parts.set(id, known);
    return known;
  };
  const attempt = async <Value>(what: string, act: () => Promise<Outcome<Value>>): Promise<Outcome<Value>> => {
    const fate = server.decide(server.log.length, what);
    server.log.push(what);
    if (fate === 'lost') return offline;
    if (typeof fate === 'object') return {ok: false, failure: fate};
    const answer = await act();
    return fate === 'unheard' ? offline : answer;
  };
  const start = async (id: string): Promise<Outcome<unknown>> => {
    const row = server.rows.get(id);
    if (!row) return fail('not-found', 'file.row-missing');
    if (server.stored.has(id)) return succeed({state: 'stored', storedAt: '2026-03-01T12:00:00.000Z'});
    const missing = listParts(row.sizeBytes).filter((part) => !partsOf(id).has(part.number));
    const addressed = missing.map((part) => ({...part, url: `/put/${id}/${part.number}/${server.generation}`}));
    return succeed({state: 'open', parts: addressed, expiresAt: '2026-03-01T13:00:00.000Z'});
  };
  const finish = async (id: string): Promise<Outcome<unknown>> => {
    const row = server.rows.get(id);
    if (!row) return fail('not-found', 'file.row-missing');
    if (server.stored.has(id)) return succeed({storedAt: '2026-03-01T12:00:00.000Z'});
    const pieces = listParts(row.sizeBytes).map((part) => partsOf(id).get(part.number));
    if (pieces.includes(undefined)) return fail('conflict', 'file.parts-missing');
    const whole = Buffer.concat(pieces.flatMap((piece) => piece ?? []));
    if (hashOf(whole) !== row.sha256) {
      parts.delete(id);
      return fail('validation', 'file.wrong-hash');
    }
    server.stored.set(id, whole);
    server.keptCounts.set(id, (server.keptCounts.get(id) ?? 0) + 1);
    return succeed({storedAt: '2026-03-01T12:00:00.000Z'});
  };
  const call = async (endpoint: {name: string}, {fileId}: {fileId: string}): Promise<unknown> => {
    if (endpoint.name === 'startUpload') return attempt('start', async () => start(fileId));
    if (endpoint.name === 'finishUpload') return attempt('finish', async () => finish(fileId));
    if (endpoint.name === 'openFile')
      return attempt('open', async () => succeed({url: `/get/${fileId}`, expiresAt: '2026-03-01T13:00:00.000Z'}));
    return fail('not-found', 'test.unknown');
  };
  const server: UploadServer = {
    call: Object.assign(call, {asText: call}) as unknown as ServerCall,
    line: {
      send: async ({url, bytes, onProgress}) => {
        const [, , id = '', number = '', generation = ''] = url.split('/');
        return attempt(`put ${number}`, async () => {
          if (Number(generation) !== server.generation) return fail('forbidden', 'file.expired-url');
          onProgress(Math.floor(bytes.size / 2));
          partsOf(id).set(Number(number), new Uint8Array(await bytes.arrayBuffer()));
          return succeed(null);
        });
      },
      receive: async (url) =>
        attempt('get', async () => succeed(new Blob([Uint8Array.from(server.stored.get(url.slice(5)) ?? [])]))),
    },
    rows: new Map(),
    stored: new Map(),
    keptCounts: new Map(),
    log: [],
    decide: () => 'pass',
    generation: 1,
  };
  return server;
}
