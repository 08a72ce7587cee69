import type {Language} from '#src/i18n/languages.ts';
import {originMark} from '#contract/site/server-facts.ts';
import {addressOf, type SiteAssets, type SitePage} from '#src/site/site-page.ts';

const locales: Readonly<Record<Language, string>> = {es: 'es_419', en: 'en_US', pt: 'pt_BR'};

type HeadProps = {page: SitePage; versions: readonly Language[]; assets: SiteAssets; feedTitle: string | null};

/** What a page says of itself before its text. Rules: SIT1, SIT5. */
export function Head({page, versions, assets, feedTitle}: HeadProps) {
  const url = originMark + addressOf(page);
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      <script src={assets.early} />
      <link rel="stylesheet" href={assets.style} />
      {assets.fonts.map((font) => (
        // The style comes first: until then nothing is shown, and without the fonts it is shown in others.
        <link
          key={font}
          rel="preload"
          href={font}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
          fetchPriority="low"
        />
      ))}
      <script type="module" src={assets.script} />
      <link rel="canonical" href={url} />
      {versions.map((code) => (
        <link key={code} rel="alternate" hrefLang={code} href={originMark + addressOf({...page, language: code})} />
      ))}
      <link
        rel="alternate"
        hrefLang="x-default"
        href={originMark + addressOf({...page, language: versions[0] ?? 'es'})}
      />
      {feedTitle === null ? null : (
        <link rel="alternate" type="application/rss+xml" title={feedTitle} href={`/${page.language}/feed.xml`} />
      )}
      <meta property="og:site_name" content="Faro" />
      <meta property="og:type" content={page.kind} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={locales[page.language]} />
      {versions
        .filter((code) => code !== page.language)
        .map((code) => (
          <meta key={code} property="og:locale:alternate" content={locales[code]} />
        ))}
      <meta property="og:image" content={`${originMark}/share-${page.language}.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="theme-color" content="#f3f5f8" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#0d141c" media="(prefers-color-scheme: dark)" />
      <meta name="format-detection" content="telephone=no" />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {page.facts.map((facts) => {
        // A tag's end in a text must not end the block.
        const json = JSON.stringify(facts).replaceAll('<', String.raw`\u003c`);
        return <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{__html: json}} />;
      })}
    </head>
  );
}
