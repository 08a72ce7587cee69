import {renderToStaticMarkup} from 'react-dom/server';
import type {Catalogue} from '#contract/catalogue/catalogue.ts';
import {languages, type Language} from '#src/i18n/languages.ts';
import type {SiteContent} from './content/documents.ts';
import {writeFeed} from './feeds/write-feed.ts';
import {writeRobots, writeSitemap} from './feeds/write-sitemap.ts';
import {Head} from './head/head.tsx';
import {listPages} from './list-pages.tsx';
import {Footer} from './parts/footer.tsx';
import {TopBar} from './parts/top-bar.tsx';
import {SiteContext, type Site} from './site-context.ts';
import {addressOf, type SiteAssets, type SiteFile, type SitePage} from './site-page.ts';
import {createTranslate} from './translate.ts';

/** What the site is made from. */
export type SiteParts = {
  readonly content: SiteContent;
  readonly catalogue: Catalogue;
  readonly assets: SiteAssets;
  /** Civil date of the build. */
  readonly today: string;
};

/**
 * The whole site as files: a page for each address and language, and what search engines and feed readers ask for.
 * Addresses in it begin with `originMark`, which the server replaces by its own.
 */
export function renderSite(parts: SiteParts): SiteFile[] {
  const inLanguages = languages.map((language) => {
    const text = createTranslate(language);
    const content = parts.content[language];
    return {language, text, content, pages: listPages({language, text, content, catalogue: parts.catalogue})};
  });
  const pages = inLanguages.flatMap((one) => one.pages);
  const versionsOf = (path: string) =>
    inLanguages.filter((one) => one.pages.some((page) => page.path === path)).map(({language}) => language);
  const files = inLanguages.flatMap(({language, text, content, pages: own}) => {
    const paths = new Set(own.map(({path}) => path));
    const site = {
      language,
      text,
      content,
      catalogue: parts.catalogue,
      today: parts.today,
      draftsScript: parts.assets.drafts,
      hasPage: hasPageOf(paths),
    };
    const feedTitle = content.articles.length > 0 ? text('feedTitle') : null;
    const html = own.map((page) => ({
      file: `${addressOf(page).slice(1)}.html`,
      text: renderPage(page, {...site, path: page.path, versions: versionsOf(page.path)}, parts.assets, feedTitle),
    }));
    return feedTitle === null ? html : [...html, {file: `${language}/feed.xml`, text: writeFeed(site, feedTitle)}];
  });
  return [
    ...files,
    {file: 'sitemap.xml', text: writeSitemap(pages, versionsOf, parts.today)},
    {file: 'robots.txt', text: writeRobots()},
  ];
}

/** Where the app begins is no page of the site. */
function hasPageOf(paths: ReadonlySet<string>): (path: string) => boolean {
  return (path) => paths.has(path);
}

function renderPage(page: SitePage, site: Site, assets: SiteAssets, feedTitle: string | null): string {
  const html = renderToStaticMarkup(
    <SiteContext value={site}>
      <html lang={langOf(page.language)} dir="ltr">
        <Head page={page} versions={site.versions} assets={assets} feedTitle={feedTitle} />
        <body>
          <a className="skip" href="#content">
            {site.text('skip')}
          </a>
          <TopBar />
          <main id="content" tabIndex={-1}>
            {page.body}
          </main>
          <Footer />
        </body>
      </html>
    </SiteContext>,
  );
  return `<!doctype html>${html}`;
}

/** Voices read Latin American Spanish and Brazilian Portuguese as such. */
function langOf(language: Language): string {
  return {es: 'es', en: 'en', pt: 'pt-BR'}[language];
}
