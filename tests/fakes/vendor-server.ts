import {once} from 'node:events';
import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

/** What goes wrong with one request. */
export type VendorFault =
  | 'dropped'
  | 'stalled'
  | 'garbage'
  | 'cut'
  | {readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: unknown};

/** A request as it came. */
export type SeenRequest = {
  readonly line: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
};

/** A vendor on this machine: it answers every request with JSON, unless it was told to fail. */
export type VendorServer = {
  readonly url: string;
  readonly seen: readonly SeenRequest[];
  /** The next requests go wrong so, one each. */
  readonly failNext: (...faults: VendorFault[]) => void;
  /** As if nothing had been asked and nothing were to fail. */
  readonly reset: () => void;
  readonly close: () => Promise<void>;
};

/** Starts a vendor that answers `{"id": "one"}`. */
export async function startVendorServer(): Promise<VendorServer> {
  const seen: SeenRequest[] = [];
  const faults: VendorFault[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const line = `${request.method} ${request.url}`;
      seen.push({line, headers: request.headers, body: Buffer.concat(parts).toString()});
      answer(response, faults.shift());
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    failNext: (...wanted) => void faults.push(...wanted),
    reset: () => void (seen.length = faults.length = 0),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function answer(response: ServerResponse, fault: VendorFault | undefined): void {
  const json = {'content-type': 'application/json', 'request-id': 'req_1'};
  if (fault === 'stalled') return;
  if (fault === 'dropped') return void response.destroy();
  if (fault === 'garbage') return void response.writeHead(200, json).end('<html>');
  if (fault === 'cut') {
    response.writeHead(200, {...json, 'content-length': '1000'}).write('{"id": ');
    return void setImmediate(() => response.destroy());
  }
  const {status = 200, headers = {}, body = {id: 'one'}} = fault ?? {};
  response.writeHead(status, {...json, ...headers}).end(JSON.stringify(body));
}
