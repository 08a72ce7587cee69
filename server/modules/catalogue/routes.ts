import {readCatalogue as readLists} from '#contract/catalogue/catalogue.ts';
import {mountAll, type ApiServer} from '#server/http/implement.ts';
import type {CatalogueParts} from './catalogue-parts.ts';
import {readCatalogue} from './read-catalogue.ts';

/**
 * Mounts the catalogue. A server without a list in effect does not start.
 *
 * Rules: PLN2, PLN3. Source: D18.
 */
export function addCatalogueRoutes(server: ApiServer, parts: CatalogueParts): void {
  readLists(parts.today());
  mountAll(server, parts, [readCatalogue]);
}
