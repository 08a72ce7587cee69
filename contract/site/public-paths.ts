/** Pages with one address each, below the language; the home is the empty one. Source: S2.02, S2.03. */
export const publicPages = [
  '',
  'requirements',
  'faq',
  'faq/banking-crypto',
  'blogs',
  'contact',
  'privacy',
  'terms',
  'coming-soon',
  'start-now',
] as const;

/** Below these lie pages whose number grows with their content. */
const growing = ['blogs'];

/**
 * Tells whether an address belongs to the public site, which is plain HTML, and not to the app; also where no such page exists.
 *
 * @param pathname a path without query, such as `/es/blogs/informe-boi`.
 * Knows nothing of which articles there are. Rule: SIT3. Source: S2.02.
 */
export function isPublicPath(pathname: string): boolean {
  const found = /^\/(?:es|en|pt)(?:\/(.*?))?\/?$/.exec(pathname);
  if (!found) return false;
  const page = found[1] ?? '';
  return publicPages.some((one) => one === page) || growing.some((folder) => page.startsWith(`${folder}/`));
}

/** Where the language that was chosen last is remembered for the server, which cannot read a page's memory. Source: S2.11. */
export const languageCookie = 'faro.language';

/** Its name where people open the product by https: browsers then take it from this very host alone. Rule: SEC2. Source: RFC 6265bis, 4.1.3.2. */
export const safeLanguageCookie = `__Host-${languageCookie}`;
