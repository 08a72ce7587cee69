import {Agent, request} from 'node:http';
import {connect} from 'node:net';

/** What is asked of a server that listens: the line's address as it stands, which no client of ours would send so. */
export type Asked = {
  readonly port: number;
  readonly method?: string;
  readonly target: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
};

/** What came back; of a stream its head alone. */
export type Told = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
  /** Code and reason of a failure, or nothing. */
  readonly failure: string;
  readonly tookMs: number;
};

// As many as the test wants at once, as so many browsers would.
const agent = new Agent({keepAlive: true, maxSockets: Infinity, maxFreeSockets: 64});

/** Sends one request over a real connection. */
export async function ask({port, method = 'GET', target, headers = {}, body}: Asked): Promise<Told> {
  const beganMs = performance.now();
  const {promise, resolve, reject} = Promise.withResolvers<Told>();
  const type =
    body === undefined ? {} : {'content-type': 'application/json', 'content-length': Buffer.byteLength(body)};
  const sent = request(
    {host: '127.0.0.1', port, method, path: target, agent, headers: {host: 'localhost', ...type, ...headers}},
    (answer) => {
      const parts: Buffer[] = [];
      const tell = () => {
        const text = Buffer.concat(parts).toString();
        const tookMs = performance.now() - beganMs;
        resolve({status: answer.statusCode ?? 0, headers: answer.headers, text, failure: failureIn(text), tookMs});
      };
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('end', tell);
      if (answer.headers['content-type'] !== 'text/event-stream') return;
      tell();
      answer.destroy();
    },
  );
  sent.once('error', reject);
  sent.end(body);
  return promise;
}

/** Sends a body of JSON as the device of somebody: with its cookies and token. */
export async function post(port: number, target: string, body: unknown, headers: Record<string, string> = {}) {
  return ask({port, method: 'POST', target, body: JSON.stringify(body), headers});
}

/** Sends bytes as they stand and waits until the other side has ended the connection. @returns what it said. */
export async function sendBytes(port: number, bytes: string | Buffer): Promise<string> {
  const {promise, resolve} = Promise.withResolvers<string>();
  let said = '';
  const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
  socket.setEncoding('latin1');
  socket.on('data', (part: string) => (said += part));
  // One that is cut off while it still sends has said what it had to say.
  socket.on('error', () => undefined);
  socket.once('close', () => resolve(said));
  return promise;
}

function failureIn(text: string): string {
  if (!text.startsWith('{"error":')) return '';
  const {error} = JSON.parse(text) as {error: {code: string; reason: string}};
  return `${error.code} ${error.reason}`;
}
