import type {Language} from '#src/i18n/languages.ts';
import {originMark} from '#contract/site/server-facts.ts';
import {addressOf, type SitePage} from '#src/site/site-page.ts';

/** Every page with its other languages, for search engines. Source: sitemaps.org, Google's `xhtml:link`. */
export function writeSitemap(
  pages: readonly SitePage[],
  versionsOf: (path: string) => readonly Language[],
  today: string,
): string {
  const urls = pages.map((page) => {
    const versions = versionsOf(page.path).map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${originMark}${addressOf({...page, language})}"/>`,
    );
    return `<url><loc>${originMark}${addressOf(page)}</loc><lastmod>${page.changed ?? today}</lastmod>${versions.join('')}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

/** Where search engines have nothing to look for. */
export function writeRobots(): string {
  return `User-agent: *
Disallow: /api/
Sitemap: ${originMark}/sitemap.xml
`;
}
