/** Bytes of a connection, taken piece by piece. */
export type ByteReader = {
  /** Everything through the mark; undefined when the source ends before it. */
  takeThrough(mark: string): Promise<Buffer | undefined>;
  /** At most `max` bytes of what is there or comes next; undefined when the source has ended. */
  take(max: number): Promise<Buffer | undefined>;
};

/** One request or answer: its head as received, and its body as it arrives, chunk marks included. */
export type Message = {
  /** `POST /api/v1/sync/push HTTP/1.1` or `HTTP/1.1 200 OK`, in its words. */
  readonly start: readonly string[];
  readonly head: Buffer;
  /** Taken once. Throws when the source ends before the message does. */
  readonly body: AsyncIterable<Buffer>;
};

/** Reads a source that somebody else may go on reading later. */
export function createByteReader(source: AsyncIterable<Buffer>): ByteReader {
  const parts = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  const hasMore = async (): Promise<boolean> => {
    const part = await parts.next();
    if (part.done === true) return false;
    rest = rest.length === 0 ? part.value : Buffer.concat([rest, part.value]);
    return true;
  };
  const cut = (length: number): Buffer => {
    const taken = rest.subarray(0, length);
    rest = rest.subarray(length);
    return taken;
  };
  return {
    takeThrough: async (mark) => {
      let at = rest.indexOf(mark);
      while (at < 0) {
        if (!(await hasMore())) return undefined;
        at = rest.indexOf(mark);
      }
      return cut(at + mark.length);
    },
    take: async (max) => (rest.length > 0 || (await hasMore()) ? cut(Math.min(max, rest.length)) : undefined),
  };
}

/** How the end of a body is known; `close` lasts as long as the connection. Source: RFC 9112, section 6.3. */
type Framing = {readonly kind: 'length'; readonly bytes: number} | {readonly kind: 'chunked' | 'close'};

/** Reads the next request; undefined when the connection ends instead. */
export async function readRequest(reader: ByteReader): Promise<Message | undefined> {
  return readMessage(reader, (head) => readFraming(head) ?? {kind: 'length', bytes: 0});
}

/** Reads the answer to a request of this method; undefined when the connection ends instead. */
export async function readAnswerTo(method: string, reader: ByteReader): Promise<Message | undefined> {
  return readMessage(reader, (head) => {
    const isBare = method === 'HEAD' || /^HTTP\/1\.1 (1\d\d|204|304)/.test(head);
    return isBare ? {kind: 'length', bytes: 0} : (readFraming(head) ?? {kind: 'close'});
  });
}

async function readMessage(reader: ByteReader, frame: (head: string) => Framing): Promise<Message | undefined> {
  const head = await reader.takeThrough('\r\n\r\n');
  if (!head) return undefined;
  const text = head.toString('latin1');
  return {start: text.slice(0, text.indexOf('\r\n')).split(' '), head, body: readBody(reader, frame(text))};
}

function readFraming(head: string): Framing | undefined {
  if (/^transfer-encoding: *chunked *$/im.test(head)) return {kind: 'chunked'};
  const length = /^content-length: *(\d+) *$/im.exec(head)?.[1];
  return length === undefined ? undefined : {kind: 'length', bytes: Number(length)};
}

async function* readBody(reader: ByteReader, framing: Framing): AsyncGenerator<Buffer> {
  if (framing.kind === 'length') return yield* readBytes(reader, framing.bytes);
  if (framing.kind === 'chunked') return yield* readChunks(reader);
  for (let part = await reader.take(Infinity); part; part = await reader.take(Infinity)) yield part;
}

async function* readBytes(reader: ByteReader, bytes: number): AsyncGenerator<Buffer> {
  for (let left = bytes; left > 0;) {
    const part = await reader.take(left);
    if (!part) throw new Error('the connection ended within a body');
    left -= part.length;
    yield part;
  }
}

async function* readChunks(reader: ByteReader): AsyncGenerator<Buffer> {
  for (;;) {
    const line = await reader.takeThrough('\r\n');
    if (!line) throw new Error('the connection ended between two chunks');
    yield line;
    const bytes = Number.parseInt(line.toString('latin1'), 16);
    yield* readBytes(reader, bytes + 2);
    if (bytes === 0) return;
  }
}
