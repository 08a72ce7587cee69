import type {LocalDatabase} from '#sync/store/local-database.ts';
import {hasDatabase, openDatabase} from '#sync/store/open-database.ts';
import {guestId} from '#src/data/database/visitor.ts';
import {forgetKept} from '#src/data/formation/kept-order.ts';
import {forgetOrderLink, readOrderLink} from '#src/data/session/order-link.ts';

const wishOf = (orderId: string): string => `order-claim:${orderId}`;
const keyOf = (orderId: string): string => `order-secret:${orderId}`;
const linkOf = (orderId: string): string => `order-link:${orderId}`;

/**
 * What opens an order to this device; undefined where it has nothing. One that came by a link is kept from now on, beside the device's own, which
 * does more: whoever placed the order here and comes by its mail changes it still, and keeps the card. Secrets lie in the visitor's database,
 * whoever is here: who signs in afterwards claims with it. Rules: ORD15, ORD20, ORD22.
 */
export async function readSecret(orderId: string): Promise<string | undefined> {
  const linked = readOrderLink(orderId);
  if (linked !== undefined) {
    await inVisitors(async ({device}) => device.put({key: linkOf(orderId), value: linked}));
    forgetOrderLink();
  }
  if (!(await hasDatabase(guestId))) return undefined;
  return inVisitors(async (database) => findSecret(database, orderId));
}

/** Lets go of the device's own, which opens nothing, where a link may. Answers whether there is another one to try. */
export async function preferLink(orderId: string): Promise<boolean> {
  if (!(await hasDatabase(guestId))) return false;
  return inVisitors(async ({device}) => {
    const [own, linked] = await device.bulkGet([keyOf(orderId), linkOf(orderId)]);
    if (own === undefined || linked === undefined) return false;
    await device.delete(keyOf(orderId));
    return true;
  });
}

/** The same, made on the device where there is none: 32 random bytes in base64url. Two tabs get the same. */
export async function ensureSecret(orderId: string): Promise<string> {
  const known = await readSecret(orderId);
  if (known !== undefined) return known;
  return inVisitors(async (database) =>
    database.transaction('rw', database.device, async () => {
      const other = await findSecret(database, orderId);
      const secret = other ?? makeSecret();
      if (other === undefined) await database.device.put({key: keyOf(orderId), value: secret});
      return secret;
    }),
  );
}

/** Notes that a visitor wants the company of what is paid, and goes on to their account for it. Rule: ORD17. */
export async function wishClaim(orderId: string): Promise<void> {
  await inVisitors(async ({device}) => device.put({key: wishOf(orderId), value: true}));
}

/** Whether that was wanted on this device. */
export async function hasClaimWish(orderId: string): Promise<boolean> {
  if (!(await hasDatabase(guestId))) return false;
  return inVisitors(async ({device}) => (await device.get(wishOf(orderId))) !== undefined);
}

/** Lets go of it, and of what a visitor saw of the order, once that is somebody's: their account opens it now. */
export async function forgetSecret(orderId: string): Promise<void> {
  if (!(await hasDatabase(guestId))) return;
  await inVisitors(async (database) => {
    await database.device.bulkDelete([keyOf(orderId), linkOf(orderId), wishOf(orderId)]);
    await forgetKept(database, orderId);
  });
}

async function findSecret({device}: LocalDatabase, orderId: string): Promise<string | undefined> {
  const [own, linked] = await device.bulkGet([keyOf(orderId), linkOf(orderId)]);
  const found: unknown = own?.value ?? linked?.value;
  return typeof found === 'string' ? found : undefined;
}

function makeSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

async function inVisitors<Value>(act: (database: LocalDatabase) => Promise<Value>): Promise<Value> {
  const database = await openDatabase(guestId, () => undefined);
  try {
    return await act(database);
  } finally {
    database.close();
  }
}
