/** A mail as it came over the wire, read again: what a mail program would show. */
export type ReadMail = {
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
  readonly html: string;
};

/** Reads a mail of two alternatives, as ours are. */
export function readMime(raw: string): ReadMail {
  const {headers, body} = splitHead(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1] ?? '';
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => splitHead(part.replace(/^\r\n/, '')));
  const find = (type: string) => parts.find((part) => part.headers.get('content-type')?.startsWith(type));
  return {headers, text: decodeBody(find('text/plain')), html: decodeBody(find('text/html'))};
}

type Part = {readonly headers: Map<string, string>; readonly body: string};

function splitHead(raw: string): Part {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
    }),
  );
  return {headers, body: raw.slice(end + 4)};
}

function decodeWords(value: string): string {
  const joined = value.replaceAll(/\?= +=\?/g, '?==?');
  return joined.replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_word, way: string, text: string) =>
    way.toLowerCase() === 'b'
      ? Buffer.from(text, 'base64').toString()
      : decodeQuoted(text.replaceAll('_', ' ')).toString(),
  );
}

function decodeQuoted(text: string): Buffer {
  const bytes = text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/gi, (_sign, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1');
}

function decodeBody(part: Part | undefined): string {
  if (!part) return '';
  const way = part.headers.get('content-transfer-encoding');
  if (way === 'base64') return Buffer.from(part.body, 'base64').toString().replaceAll('\r\n', '\n');
  const body = part.body.replace(/\r\n$/, '');
  return (way === 'quoted-printable' ? decodeQuoted(body).toString() : body).replaceAll('\r\n', '\n');
}
