import {isIPv6} from 'node:net';

/**
 * The network a caller counts as: an IPv4 address, or the first 64 bits of an IPv6 one, since a home has 2^64 of those for itself.
 *
 * @param address as Node writes it; an IPv4 address written as an IPv6 one is that IPv4 address.
 */
export function callerNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = address.split('::');
  const before = head.split(':').filter((group) => group !== '');
  const after = tail?.split(':').filter((group) => group !== '') ?? [];
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}
