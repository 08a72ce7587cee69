import {mountAll, type ApiServer} from '#server/http/implement.ts';
import {claimOrder} from './claim-order.ts';
import type {OrdersParts} from './orders-parts.ts';
import {payOrder} from '#server/modules/orders/paying/pay-order.ts';
import {reopenOrder} from '#server/modules/orders/paying/reopen-order.ts';
import {placePurchase} from '#server/modules/orders/purchases/place-purchase.ts';
import {placeOrder} from './place-order.ts';
import {readOrder} from './read-order.ts';
import {readPayer} from './read-payer.ts';

/** Mounts placing, paying, reopening, reading and claiming orders, and ordering something for a company. */
export function addOrdersRoutes(server: ApiServer, parts: OrdersParts): void {
  mountAll(server, parts, [placeOrder, readOrder, readPayer, payOrder, reopenOrder, claimOrder, placePurchase]);
}
