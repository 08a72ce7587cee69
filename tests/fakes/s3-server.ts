import {once} from 'node:events';
import {mkdtemp, rm} from 'node:fs/promises';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import type {FilesS3} from '#server/providers/files/config.ts';
import {readAll} from '#tests/fixtures/file-bytes.ts';
import {findSignatureFault} from './signature-v4.ts';

/** An S3 store of a test's own. */
export type S3Server = {
  readonly settings: FilesS3;
  /** An outage: every request is answered 503, or none any more. */
  readonly setDown: (isDown: boolean) => void;
  readonly close: () => Promise<void>;
};

const credentials = {accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', region: 'us-east-1'};

/**
 * Starts s3rver in the process, behind a door that does three things every real store does and s3rver 3.7.1 does not: it checks
 * signatures of version 4, makes no object of a body that was cut off, and lets nobody see an object half written or half removed.
 */
export async function startS3Server(nowMs: () => number): Promise<S3Server> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'faro-s3-'));
  const bucket = 'faro-files';
  const store = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{name: bucket}],
  });
  const {port} = await store.run();
  let isShut = false;
  const inTurn = takeTurns();
  const door = createServer((request, response) => {
    if (isShut) return void response.writeHead(503).end();
    void pass(request, response, {origin: `http://127.0.0.1:${port}`, nowMs: nowMs(), inTurn}).catch(() =>
      response.destroy(),
    );
  });
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  const {port: doorPort} = door.address() as AddressInfo;
  return {
    setDown: (isDown) => (isShut = isDown),
    settings: {...credentials, endpoint: `http://127.0.0.1:${doorPort}`, bucket},
    close: async () => {
      door.closeAllConnections();
      door.close();
      await store.close();
      await rm(directory, {recursive: true});
    },
  };
}

type Door = {readonly origin: string; readonly nowMs: number; readonly inTurn: ReturnType<typeof takeTurns>};

/** Runs one at a time what it is given. */
function takeTurns(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work, work);
    last = mine;
    return mine;
  };
}

async function pass(request: IncomingMessage, response: ServerResponse, door: Door): Promise<void> {
  const fault = findSignatureFault(request, credentials, door.nowMs);
  if (fault) {
    response.writeHead(403, {'content-type': 'application/xml'}).end(`<Error><Code>${fault}</Code></Error>`);
    return;
  }
  // Throws when the body was cut off, and nothing is passed on.
  const body = await readAll(request);
  const method = request.method ?? 'GET';
  const url = new URL(request.url ?? '', door.origin);
  const [answer, content] = await door.inTurn(async () => {
    const given = await fetch(url, {method, ...(method === 'PUT' && {body})});
    return [given, Buffer.from(await given.arrayBuffer())] as const;
  });
  const headers = Object.fromEntries(
    [...answer.headers].filter(([name]) => !/^(connection|keep-alive|transfer-encoding)$/.test(name)),
  );
  response.writeHead(answer.status, headers).end(content);
}
