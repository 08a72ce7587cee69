import {mountAll, type ApiServer} from '#server/http/implement.ts';
import type {ComparingParts} from './comparing-parts.ts';
import {listDifferences} from './list-differences.ts';
import {readComparison} from './read-comparison.ts';
import {settleDifference} from './settle-difference.ts';

/** Mounts what admins read of the comparison with the card provider, across what orders and subscriptions keep: that is why it is here. */
export function addComparingRoutes(server: ApiServer, parts: ComparingParts): void {
  mountAll(server, parts, [listDifferences, readComparison, settleDifference]);
}
