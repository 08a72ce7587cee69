/** Escapes one sign of an address; one that is not there, or parts it, stays. */
function escapeAt(address: string, at: number): string {
  const sign = address[at] ?? '/';
  if ('/?'.includes(sign)) return address;
  return `${address.slice(0, at)}%${sign.charCodeAt(0).toString(16).padStart(2, '0')}${address.slice(at + 1)}`;
}

/** Writes an address in another way. */
type Write = (address: string) => string;

/** Ways to write an address on the line of a request that lead where it leads. */
export const sameSpellings: readonly (readonly [string, Write])[] = [
  ['with a query', (address) => `${address}${address.includes('?') ? '&' : '?'}x=/api/`],
  ['with an escape in its first part', (address) => escapeAt(address, 1)],
  ['with escapes in capitals', (address) => escapeAt(address, 3).replace(/%(..)/, (hex) => hex.toUpperCase())],
  ['with an escape at its end', (address) => escapeAt(address, pathEnd(address) - 1)],
  ['in absolute form', (address) => `http://localhost${address}`],
  ['in absolute form of another host', (address) => `HTTP://evil.example:81${escapeAt(address, 2)}`],
];

/** Ways that may lead nowhere, or where the address leads, and nowhere else. */
export const otherSpellings: readonly (readonly [string, Write])[] = [
  ['with a slash more before it', (address) => `/${address}`],
  ['with a slash more behind it', (address) => insertAt(address, pathEnd(address), '/')],
  ['with a dot part', (address) => address.replace(/^(\/[^/?]*)(\/|$)/, '$1/.$2')],
  ['with a part that is taken back', (address) => address.replace(/^(\/[^/?]*)/, '/x/..$1')],
  ['with a part that is taken back, escaped', (address) => address.replace(/^(\/[^/?]*)/, '/x/%2e%2e$1')],
  ['in capitals', (address) => address.toUpperCase()],
  ['with its slashes escaped', (address) => `/${address.slice(1).replaceAll('/', '%2f')}`],
  ['escaped twice', (address) => escapeAt(address, pathEnd(address) - 1).replace('%', '%25')],
  ['with a backslash', (address) => `/${address.slice(1).replace('/', '\\')}`],
  ['with a parameter of its part', (address) => insertAt(address, pathEnd(address), ';x=1')],
  ['with a file behind it', (address) => insertAt(address, pathEnd(address), '/x.css')],
  ['with the sign 0 behind it', (address) => insertAt(address, pathEnd(address), '%00')],
];

function pathEnd(address: string): number {
  const query = address.indexOf('?');
  return query === -1 ? address.length : query;
}

function insertAt(address: string, at: number, text: string): string {
  return address.slice(0, at) + text + address.slice(at);
}
