/** Where a browser keeps the public pages that were visited, with their styles and scripts. Rule: SIT6. */
export const siteCache = 'faro-site';
