import {languages} from './rules.ts';

/** A page of ours, then what an address may hold: letters of any script and the marks of RFC 3986, and nothing else. */
const ownAddress = new RegExp(
  `^/(?:${languages.join('|')})(?:[/?#][\\p{L}\\p{M}\\p{N}\\-._~!$&'()*+,;=:@%/?#[\\]]*)?$`,
  'u',
);

/** Segments that lead out of a folder, plain or encoded; slashes, backslashes and control characters in disguise. */
const trap = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)|%(?:2f|5c|0[0-9a-f]|1[0-9a-f]|7f)/i;

/**
 * Reads where to go after signing in: an address of the product's own pages. Source: S2.06. Rule: ACC23.
 *
 * @returns the address as given; null for anything that could leave the product: another site, a scheme, a backslash, a double slash, a
 *   control character, a path that is no page.
 */
export function readOwnPath(given: string | null | undefined): string | null {
  if (given == null || given.length > 2_000 || !ownAddress.test(given) || given.includes('//')) return null;
  const [path = ''] = given.split(/[?#]/);
  return trap.test(path) ? null : given;
}
