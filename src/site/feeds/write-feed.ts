import {escapeHtml} from '#src/site/content/markdown.ts';
import {originMark} from '#contract/site/server-facts.ts';
import type {Site} from '#src/site/site-context.ts';

/** The blog of one language for feed readers. Source: RSS 2.0. */
export function writeFeed(
  {language, text, content}: Pick<Site, 'language' | 'text' | 'content'>,
  title: string,
): string {
  const home = `${originMark}/${language}/blogs`;
  const items = content.articles.map((article) => {
    const url = `${home}/${article.id}`;
    return `<item>
<title>${escapeHtml(article.title)}</title>
<link>${url}</link>
<guid isPermaLink="true">${url}</guid>
<pubDate>${new Date(`${article.date}T12:00:00Z`).toUTCString()}</pubDate>
<category>${escapeHtml(text(`category.${article.category}`))}</category>
<description>${escapeHtml(article.description)}</description>
</item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escapeHtml(title)}</title>
<link>${home}</link>
<description>${escapeHtml(text('blogLead'))}</description>
<language>${language}</language>
<atom:link href="${originMark}/${language}/feed.xml" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel></rss>
`;
}
