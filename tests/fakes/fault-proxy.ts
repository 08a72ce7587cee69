import {once} from 'node:events';
import {connect, createServer, type Server, type Socket} from 'node:net';
import {freePort} from '#tests/kits/free-port.ts';
import {playFault, type Link} from './play-fault.ts';
import {createByteReader, readAnswerTo, readRequest} from './http-frames.ts';
import type {Fault} from './faults.ts';

/** A request that came to the proxy. */
export type ProxiedRequest = {readonly method: string; readonly path: string};

/** A TCP proxy between real clients and a real server, with connections as warm as without it. */
export type FaultProxy = {
  readonly url: string;
  /** Faults of the next requests, first one first; then `decide` is asked. */
  readonly script: Fault[];
  /** What happens to a request no script speaks of; asked the moment its head has arrived. */
  decide: (request: ProxiedRequest) => Fault;
  /** Every request so far, and what happened to it. */
  readonly log: readonly (ProxiedRequest & {readonly fault: Fault})[];
  /** Lets every answer go that is held back. */
  release(): void;
  /** Refuses new connections, as a port nobody listens on does, or takes them again. */
  refuse(isRefusing: boolean): Promise<void>;
  close(): Promise<void>;
};

/** What the proxy stands before, and its times. */
export type ProxyOptions = {
  readonly targetPort: number;
  /** How long `hold` holds an answer that nobody releases, `stall` says nothing and `refuse` refuses; in milliseconds. */
  readonly holdMs?: number;
  readonly stallMs?: number;
  readonly refuseMs?: number;
  /** After each so many bytes, both ways together, the connection that carries them is reset. */
  readonly breakEveryBytes?: number;
};

/** Opens a proxy that passes everything until told otherwise. */
export async function openFaultProxy(options: ProxyOptions): Promise<FaultProxy> {
  const {targetPort, holdMs = 300, stallMs = 300, refuseMs = 200} = options;
  const open = new Set<Socket>();
  const held = new Set<() => void>();
  const log: (ProxiedRequest & {fault: Fault})[] = [];
  const listener = createServer({noDelay: true}, (client) => void serve(client).catch(() => client.destroy()));
  const port = await freePort();
  await listen(listener, port);
  let timer: NodeJS.Timeout | undefined;

  const refuse = async (isRefusing: boolean): Promise<void> => {
    clearTimeout(timer);
    if (isRefusing === !listener.listening) return;
    if (isRefusing) listener.close();
    else await listen(listener, port);
  };
  const link: Link = {
    holdMs,
    stallMs,
    held,
    spend: createAllowance(options.breakEveryBytes),
    refuseForAMoment: () => {
      void refuse(true);
      timer = setTimeout(() => void refuse(false), refuseMs);
    },
  };
  const decide = (request: ProxiedRequest): Fault => {
    const fault = proxy.script.shift() ?? proxy.decide(request);
    log.push({...request, fault});
    return fault;
  };

  /** One connection: a request at a time, each through the same connection to the server. */
  const serve = async (client: Socket): Promise<void> => {
    const server = joinSockets(client, targetPort, open);
    const [requests, answers] = [createByteReader(client), createByteReader(server)];
    for (let goesOn = true; goesOn;) {
      const request = await readRequest(requests);
      if (!request) return;
      const [method = '', path = ''] = request.start;
      const fault = decide({method, path});
      const readAnswer = async () => readAnswerTo(method, answers);
      goesOn = await playFault(fault, {client, server, request, readAnswer, link});
    }
  };

  const proxy: FaultProxy = {
    url: `http://localhost:${port}`,
    script: [],
    decide: () => 'pass',
    log,
    refuse,
    release: () => {
      for (const letGo of held) letGo();
    },
    close: async () => {
      clearTimeout(timer);
      listener.close();
      for (const socket of open) socket.destroy();
    },
  };
  return proxy;
}

async function listen(listener: Server, port: number): Promise<void> {
  listener.listen(port, '127.0.0.1');
  await once(listener, 'listening');
}

/** A connection to the server for the client's: when one ends, so does the other, after what is on its way. */
function joinSockets(client: Socket, targetPort: number, open: Set<Socket>): Socket {
  const server = connect({port: targetPort, host: '127.0.0.1', noDelay: true});
  for (const socket of [client, server]) {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  }
  client.on('close', () => server.destroy());
  server.on('close', () => client.destroySoon());
  // A broken connection is what this is for: the other side hears of it, nobody else.
  client.on('error', () => server.destroy());
  server.on('error', () => client.resetAndDestroy());
  return server;
}

/** Tells when the bytes of one more break are used up; what is over counts for the next. */
function createAllowance(breakEveryBytes = Infinity): (bytes: number) => boolean {
  let spent = 0;
  return (bytes) => {
    spent += bytes;
    if (spent < breakEveryBytes) return false;
    spent -= breakEveryBytes;
    return true;
  };
}
