import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import {contentFiles} from './content/content-files.ts';
import {readContent} from './content/read-content.ts';
import {renderSite} from './render-site.tsx';
import type {SiteAssets, SiteFile} from './site-page.ts';

/** The site of this project as files. See {@link renderSite}; called while the client is built. */
export function buildSite(assets: SiteAssets, today: string): SiteFile[] {
  return renderSite({content: readContent(contentFiles), catalogue: readCatalogue(today), assets, today});
}
