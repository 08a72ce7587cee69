import type {OrderState} from '#contract/orders/order-states.ts';
import type {Order} from '#contract/orders/order.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {writeDeviceValue} from '#src/data/device/device-value.ts';
import {forgetPayer} from './kept-payer.ts';

/** What this device knows of an order, to show it without a network. */
export type KeptOrder = {
  /** As it was last heard of, without what a payment could be gone on with; a paid one with its card, for the receipt. */
  readonly order: Order | null;
  /** Paying was asked for, and nothing was heard since: whether it was paid is not known here. Rule: ORD16. */
  readonly isAsked: boolean;
};

const prefix = 'order:';
const keyOf = (orderId: string): string => prefix + orderId;

/** See {@link KeptOrder}; nothing is known of an order that was never seen. */
export async function readKept({device}: LocalDatabase, orderId: string): Promise<KeptOrder> {
  // Only `keepOrder` writes there.
  return ((await device.get(keyOf(orderId)))?.value as KeptOrder | undefined) ?? {order: null, isAsked: false};
}

/** The orders that this device knows of, with where they were when it last heard of them. */
export async function readKeptStates({device}: LocalDatabase): Promise<ReadonlyMap<string, OrderState>> {
  const found = await device.where('key').startsWith(prefix).toArray();
  const known = found.map(({key, value}) => [key.slice(prefix.length), (value as KeptOrder).order?.state] as const);
  return new Map(known.flatMap(([id, state]) => (state ? [[id, state] as const] : [])));
}

/** Keeps it until {@link forgetKept}. Of one that is paid nobody types anything again. */
export async function keepOrder(database: LocalDatabase, orderId: string, {order, isAsked}: KeptOrder): Promise<void> {
  const kept = {order: order && {...order, payment: order.state === 'paid' ? order.payment : null}, isAsked};
  // Begun together: the screen may close its database after the first.
  await Promise.all([
    writeDeviceValue(database, keyOf(orderId), kept),
    order?.state === 'paid' ? forgetPayer(database, orderId) : null,
  ]);
}

/** Forgets an order of which nothing more is to be done here. */
export async function forgetKept(database: LocalDatabase, orderId: string): Promise<void> {
  await database.device.delete(keyOf(orderId));
  await forgetPayer(database, orderId);
}
