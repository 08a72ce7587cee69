/**
 * Where a public page stands that the signed-in area has an address for: the questions on banking and crypto.
 *
 * @param pathname a path without query, such as `/es/banking-crypto/faq`.
 * @returns null where the address is no such one. Source: S2.04, S2.25. Rule: SIT15.
 */
export function findMovedPage(pathname: string): string | null {
  const found = /^\/(es|en|pt)\/banking-crypto\/faq\/?$/.exec(pathname);
  return found ? `/${found[1]}/faq/banking-crypto` : null;
}
