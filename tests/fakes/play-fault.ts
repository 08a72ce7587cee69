import {once} from 'node:events';
import type {Socket} from 'node:net';
import type {Fault} from './faults.ts';
import type {Message} from './http-frames.ts';

/** What all connections of a proxy share. */
export type Link = {
  readonly holdMs: number;
  readonly stallMs: number;
  /** Lets go of the answers that are held back. */
  readonly held: Set<() => void>;
  /** Counts bytes; true when the link breaks now. */
  readonly spend: (bytes: number) => boolean;
  readonly refuseForAMoment: () => void;
};

/** A request whose head has arrived, and where it and its answer go. */
export type Exchange = {
  readonly client: Socket;
  readonly server: Socket;
  readonly request: Message;
  readonly readAnswer: () => Promise<Message | undefined>;
  readonly link: Link;
};

/** Plays it; true when the connection goes on to the next request. */
type Play = (exchange: Exchange) => Promise<boolean>;

/** Does to one request what the fault says. @returns whether the connection can take another. */
export async function playFault(fault: Fault, exchange: Exchange): Promise<boolean> {
  return plays[fault](exchange);
}

const pass: Play = async (exchange) => {
  await Promise.all([sendRequest(exchange), answer(exchange)]);
  return true;
};

const plays: Readonly<Record<Fault, Play>> = {
  pass,
  refuse: async ({client, link}) => {
    link.refuseForAMoment();
    client.resetAndDestroy();
    return false;
  },
  'drop-request': async ({client, request}) => {
    await drain(request);
    client.destroySoon();
    return false;
  },
  'drop-answer': async (exchange) => {
    await Promise.all([sendRequest(exchange), exchange.readAnswer()]);
    exchange.client.destroySoon();
    return false;
  },
  'cut-request': async ({client, server, request, link}) => {
    const whole = await collect(request);
    await write(server, whole.subarray(0, Math.ceil(whole.length / 2)), link);
    server.destroySoon();
    client.destroySoon();
    return false;
  },
  'cut-answer': cutAnswer,
  reset: async (exchange) => {
    await sendRequest(exchange);
    exchange.client.resetAndDestroy();
    return false;
  },
  stall: async ({client, link}) => {
    await waitUnheld(link, link.stallMs);
    client.resetAndDestroy();
    return false;
  },
  drip: async (exchange) => {
    const inDrops = (message: Message): Message => ({...message, body: drip(message.body)});
    const request = inDrops(exchange.request);
    const readAnswer: Exchange['readAnswer'] = async () => {
      const heard = await exchange.readAnswer();
      return heard && inDrops(heard);
    };
    return pass({...exchange, request, readAnswer});
  },
  duplicate: async (exchange) => {
    const whole = await collect(exchange.request);
    for (const isLast of [false, true]) {
      await write(exchange.server, whole, exchange.link);
      if (isLast) await answer(exchange);
      else await drain(await exchange.readAnswer());
    }
    return true;
  },
  hold: async (exchange) => {
    const [, heard] = await Promise.all([sendRequest(exchange), exchange.readAnswer()]);
    await waitUnheld(exchange.link, exchange.link.holdMs);
    await answer({...exchange, readAnswer: async () => heard});
    return true;
  },
  portal: async (exchange) => replace(exchange, ['200 OK', '<h1>Sign in to Wi-Fi</h1>']),
  redirect: async (exchange) => replace(exchange, ['302 Found\r\nLocation: http://192.0.2.1/login', '']),
  gateway: async (exchange) => replace(exchange, ['502 Bad Gateway', '<h1>502 Bad Gateway</h1>']),
};

async function cutAnswer(exchange: Exchange): Promise<boolean> {
  const {client, link} = exchange;
  const [, heard] = await Promise.all([sendRequest(exchange), exchange.readAnswer()]);
  if (!heard) return false;
  await write(client, heard.head, link);
  // The first piece may be all there is: half of it is never the end.
  for await (const part of heard.body) {
    if (part.length > 2) await write(client, part.subarray(0, part.length >> 1), link);
    break;
  }
  client.destroySoon();
  return false;
}

async function replace({client, request, link}: Exchange, [status, page]: readonly [string, string]): Promise<boolean> {
  await drain(request);
  const head = `HTTP/1.1 ${status}\r\nContent-Type: text/html\r\nContent-Length: ${Buffer.byteLength(page)}\r\n\r\n`;
  await write(client, Buffer.from(head + page), link);
  return true;
}

async function sendRequest({server, request, link}: Exchange): Promise<void> {
  await write(server, request.head, link);
  for await (const part of request.body) await write(server, part, link);
}

async function answer({client, readAnswer, link}: Exchange): Promise<void> {
  const heard = await readAnswer();
  if (!heard) throw new Error('the server ended the connection');
  await write(client, heard.head, link);
  for await (const part of heard.body) await write(client, part, link);
}

/** Waits until the other side takes more. Throws when the connection has gone. */
async function write(socket: Socket, bytes: Buffer, link: Link): Promise<void> {
  if (link.spend(bytes.length)) socket.resetAndDestroy();
  if (socket.destroyed) throw new Error('the connection has gone');
  if (!socket.write(bytes)) await Promise.race([once(socket, 'drain'), once(socket, 'close')]);
}

async function collect({head, body}: Message): Promise<Buffer> {
  const parts = [head];
  for await (const part of body) parts.push(part);
  return Buffer.concat(parts);
}

async function drain(message: Message | undefined): Promise<void> {
  if (message) await collect(message);
}

/** So many bytes come one by one; a whole page of rows that way would take minutes. */
const droppedBytes = 1_000;

async function* drip(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let left = droppedBytes;
  for await (const part of body) {
    const drops = Math.min(left, part.length);
    for (let at = 0; at < drops; at += 1) {
      yield part.subarray(at, at + 1);
      // A turn of the loop between two bytes, so that they leave as packets of their own.
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    }
    left -= drops;
    if (drops < part.length) yield part.subarray(drops);
  }
}

/** Waits until somebody releases it, or the time is over. */
async function waitUnheld({held}: Link, ms: number): Promise<void> {
  await new Promise<void>((resolve) => {
    const letGo = (): void => {
      clearTimeout(timer);
      held.delete(letGo);
      resolve();
    };
    const timer = setTimeout(letGo, ms);
    held.add(letGo);
  });
}
