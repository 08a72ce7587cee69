/** What a test asks of a page's HTML; read by patterns, since the renderer writes it always alike. */
export type PageFacts = {
  readonly lang: string | undefined;
  readonly title: string;
  readonly description: string;
  readonly firstHeadings: number;
  readonly levels: readonly number[];
  readonly canonical: string | undefined;
  /** Address by language, `x-default` among them. */
  readonly versions: Readonly<Record<string, string>>;
  readonly ids: readonly string[];
  /** Where links lead. */
  readonly links: readonly string[];
  /** What the page fetches by itself. */
  readonly fetched: readonly string[];
  readonly structured: readonly Record<string, unknown>[];
  readonly inline: readonly string[];
  readonly words: string;
};

/** Reads one page. */
export function readPage(html: string): PageFacts {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => unescape(match[1] ?? ''));
  const [lang] = all(/<html lang="([^"]+)"/g);
  const [canonical] = all(/<link rel="canonical" href="([^"]+)"/g);
  const versions = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)];
  const body = html.slice(html.indexOf('<body>'));
  return {
    lang,
    title: all(/<title>([^<]*)<\/title>/g).join('|'),
    description: all(/<meta name="description" content="([^"]*)"/g).join('|'),
    firstHeadings: all(/<(h1)\b/g).length,
    levels: all(/<h([1-6])\b/g).map(Number),
    canonical: canonical,
    versions: Object.fromEntries(versions.map((match) => [match[1] ?? '', match[2] ?? ''])),
    ids: all(/\sid="([^"]+)"/g),
    links: all(/<a\b[^>]*\shref="([^"]*)"/g),
    fetched: [
      ...all(/<link rel="(?:stylesheet|preload|icon|manifest|apple-touch-icon)" href="([^"]+)"/g),
      ...all(/\ssrc="([^"]+)"/g),
    ],
    structured: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      (match) => JSON.parse(match[1] ?? '') as Record<string, unknown>,
    ),
    inline: all(/(<style\b|\sstyle="[^"]*"|\son[a-z]+="[^"]*"|<script(?![^>]*(?:src=|ld\+json))[^>]*>)/g),
    words: unescape(body.replaceAll(/<[^>]+>/g, ' ')),
  };
}

function unescape(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
