import {readCatalogue as readLists} from '#contract/catalogue/catalogue.ts';
import {mountAll, type ApiServer} from '#server/http/implement.ts';
import type {CatalogueParts} from './catalogue-parts.ts';
import {checkCoupon} from './check-coupon.ts';
import {readCatalogue} from './read-catalogue.ts';

/**
 * Mounts the catalogue. A server without a list in effect does not start.
 *
 * Rules: PLN2, PLN3. Source: D18.
 */
export function addCatalogueRoutes(server: ApiServer, parts: CatalogueParts): void {
  readLists(new Date(parts.now()).toISOString().slice(0, 10));
  mountAll(server, parts, [readCatalogue, checkCoupon]);
}
