import type {LocalDatabase} from '#sync/store/local-database.ts';
import {writeDeviceValue} from '#src/data/device/device-value.ts';

/** What was typed beside the card of an order, never the card; no country before one is chosen. */
export type KeptPayer = {
  readonly holder: string;
  readonly zip: string;
  readonly country: string | null;
  readonly nationality: string | null;
};

/** Of its own beside `order:`, by which all orders are found. */
const keyOf = (orderId: string): string => `order-payer:${orderId}`;

/** See {@link KeptPayer}; null where nothing was typed. */
export async function readPayer({device}: LocalDatabase, orderId: string): Promise<KeptPayer | null> {
  // Only `keepPayer` writes there.
  return ((await device.get(keyOf(orderId)))?.value as KeptPayer | undefined) ?? null;
}

/** Keeps it on this device until {@link forgetPayer}: a page that is loaded anew has it again. Rule: ORD16. */
export async function keepPayer(database: LocalDatabase, orderId: string, payer: KeptPayer): Promise<void> {
  const {holder, zip, country, nationality} = payer;
  await writeDeviceValue(database, keyOf(orderId), {holder, zip, country, nationality});
}

/** Forgets it, as the order is paid or is nothing to this device any more. */
export async function forgetPayer({device}: LocalDatabase, orderId: string): Promise<void> {
  await device.delete(keyOf(orderId));
}
