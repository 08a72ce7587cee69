import {once} from 'node:events';
import {connect, createServer, type AddressInfo, type Socket} from 'node:net';

/** A statement on its way, by one of the connections. */
export type Statement = {
  /** Counts connections from 1. */
  readonly connection: number;
  readonly sql: string;
  /** `asked`: PostgreSQL has not heard it yet. `answered`: it is done, and who asked has not heard of it yet. */
  readonly moment: 'asked' | 'answered';
};

/** A TCP proxy between a server and its PostgreSQL that can stop a connection at any statement, for killing the server just there. */
export type PostgresProxy = {
  readonly port: number;
  /** What is held never goes on: its connection ends with who asked. */
  decide: (statement: Statement) => 'pass' | 'hold';
  close(): Promise<void>;
};

const [query, parse, readyForQuery] = [...'QPZ'].map((letter) => letter.charCodeAt(0));

/** Where a statement begins in its message: the length comes first, and before a statement that is prepared its name. */
function readStatement(type: number, body: Buffer): string | undefined {
  if (type === query) return body.toString('utf8', 0, body.length - 1);
  if (type !== parse) return undefined;
  const from = body.indexOf(0) + 1;
  return body.toString('utf8', from, body.indexOf(0, from));
}

/** Cuts what comes into messages: a letter, a length that counts itself, and a body. Source: PostgreSQL, message formats. */
function createMessageReader(hasGreeting: boolean) {
  let left = Buffer.alloc(0);
  let isGreeting = hasGreeting;
  return function* readMessages(chunk: Buffer): Generator<{bytes: Buffer; type: number; body: Buffer}> {
    left = Buffer.concat([left, chunk]);
    for (;;) {
      // The first message of who connects has no letter.
      const head = isGreeting ? 0 : 1;
      if (left.length < head + 4) return;
      const end = head + left.readUInt32BE(head);
      if (left.length < end) return;
      const bytes = left.subarray(0, end);
      left = left.subarray(end);
      yield {bytes, type: isGreeting ? 0 : (bytes[0] ?? 0), body: bytes.subarray(head + 4)};
      isGreeting = false;
    }
  };
}

/** Opens a proxy that passes everything until told otherwise. @param socketPath where PostgreSQL listens. */
export async function openPostgresProxy(socketPath: string): Promise<PostgresProxy> {
  const open = new Set<Socket>();
  let connections = 0;

  const serve = (asking: Socket): void => {
    connections += 1;
    const connection = connections;
    const answering = connect(socketPath);
    let sql = '';
    let isHeld = false;
    const pass = (moment: Statement['moment'], to: Socket, bytes: Buffer) => {
      isHeld ||= sql !== '' && proxy.decide({connection, sql, moment}) === 'hold';
      if (!isHeld) to.write(bytes);
    };
    const readAsked = createMessageReader(true);
    asking.on('data', (chunk) => {
      for (const {bytes, type, body} of readAsked(chunk)) {
        const found = readStatement(type, body);
        if (found === undefined) {
          if (!isHeld) answering.write(bytes);
          continue;
        }
        sql = found;
        pass('asked', answering, bytes);
      }
    });
    const readAnswered = createMessageReader(false);
    answering.on('data', (chunk) => {
      for (const {bytes, type} of readAnswered(chunk)) {
        // Who asks learns that it is done from what comes before: that is held with it.
        if (type === readyForQuery) pass('answered', asking, bytes);
        else if (!isHeld) asking.write(bytes);
      }
    });
    for (const [one, other] of [
      [asking, answering],
      [answering, asking],
    ] as const) {
      open.add(one);
      one.on('error', () => one.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  };

  const listener = createServer({noDelay: true}, serve);
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const proxy: PostgresProxy = {
    // A listener on TCP has an address of this shape.
    port: (listener.address() as AddressInfo).port,
    decide: () => 'pass',
    close: async () => {
      for (const socket of open) socket.destroy();
      listener.close();
      await once(listener, 'close');
    },
  };
  return proxy;
}
