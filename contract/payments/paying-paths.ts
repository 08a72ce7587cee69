/** Pages where cards are entered, below the language. Source: S2.03, S2.04, D42. */
const paying = /^\/(?:es|en|pt)\/(?:checkout\/.+|dashboard\/checkout\/.+|payment-method\/?)$/;

/**
 * Tells whether scripts and frames of the card provider may enter the page of this address. A browser holds a page to what it was told
 * when it was loaded: who comes from another page must load this one anew. Rule: PAY14.
 */
export function isPayingPath(pathname: string): boolean {
  return paying.test(pathname);
}

/** The name of the `meta` by which a page that pays says that the device's own copy was loaded, which lets no provider in. Rule: PAY14. */
export const keptCopyMark = 'faro:kept-copy';
