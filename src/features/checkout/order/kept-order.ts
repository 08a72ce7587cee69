import type {Order} from '#contract/orders/order.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {writeDeviceValue} from '#src/data/device/device-value.ts';

/** What this device knows of an order, to show it without a network. */
export type KeptOrder = {
  /** As it was last heard of, without what a payment could be gone on with. */
  readonly order: Order | null;
  /** Paying was asked for, and nothing was heard since: whether it was paid is not known here. Rule: ORD16. */
  readonly isAsked: boolean;
};

const keyOf = (orderId: string): string => `order:${orderId}`;

/** See {@link KeptOrder}; nothing is known of an order that was never seen. */
export async function readKept({device}: LocalDatabase, orderId: string): Promise<KeptOrder> {
  // Only `keepOrder` writes there.
  return ((await device.get(keyOf(orderId)))?.value as KeptOrder | undefined) ?? {order: null, isAsked: false};
}

/** Keeps it until {@link forgetKept}. */
export async function keepOrder(database: LocalDatabase, orderId: string, {order, isAsked}: KeptOrder): Promise<void> {
  await writeDeviceValue(database, keyOf(orderId), {order: order && {...order, payment: null}, isAsked});
}

/** Forgets an order of which nothing more is to be done here. */
export async function forgetKept({device}: LocalDatabase, orderId: string): Promise<void> {
  await device.delete(keyOf(orderId));
}
