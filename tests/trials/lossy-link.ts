import type {Product} from '#tests/kits/product.ts';
import {createCookieFetch} from '#tests/fakes/cookie-fetch.ts';
import {openFaultProxy} from '#tests/fakes/fault-proxy.ts';
import {pickFault} from '#tests/fakes/faults.ts';
import {openNodeDevice} from '#tests/kits/node-device.ts';
import {createRandom} from '#tests/sync/build-change.ts';
import {assertExactlyOnce, makeTrialBooks, readEffects} from './books.ts';

/** What came of a trial over a bad link. */
export type LossyLinkResult = {
  readonly changes: number;
  /** Requests that carried changes or asked for news, and those of them that something happened to. */
  readonly requests: number;
  readonly faults: number;
};

/** Waits between tries are this share of what they are for a person: the trial is about faults, not about patience. */
const haste = 0.02;

/**
 * One device sends changes through the fault proxy to the real server, a few at a time, and every change must take effect once, in order.
 *
 * @param rate the share of requests that something happens to, from 0 to 1.
 * @throws when one was lost, repeated, refused or out of order.
 */
export async function tryLossyLink(
  product: Product,
  {changes, rate, seed}: {readonly changes: number; readonly rate: number; readonly seed: number},
): Promise<LossyLinkResult> {
  const random = createRandom(seed);
  const books = await makeTrialBooks(product.url, 50);
  const proxy = await openFaultProxy({targetPort: product.port, holdMs: 50, stallMs: 50, refuseMs: 20});
  const device = await openNodeDevice({
    origin: proxy.url,
    email: books.person.email,
    fetch: createCookieFetch(),
    random: () => random() * haste,
  });
  try {
    await device.until(({lastSyncAt}) => lastSyncAt !== null);
    const quietly = proxy.log.length;
    proxy.decide = () => pickFault(rate, random);
    while (books.made.length < changes) {
      const few = Math.min(changes - books.made.length, 1 + Math.floor(random() * 9));
      await device.record(books.makeChanges(few));
      // A little ahead of the network, as a person is: most pushes carry some changes, and some carry many.
      if (random() < 0.8) await device.until(({pendingCount}) => pendingCount === 0);
    }
    await device.until(({pendingCount}) => pendingCount === 0);
    assertExactlyOnce(books.made, await readEffects(product.databaseUrl, books.person.companyId));
    await device.until(({attentionCount}) => attentionCount === 0);
    const requests = proxy.log.slice(quietly);
    return {changes, requests: requests.length, faults: requests.filter(({fault}) => fault !== 'pass').length};
  } finally {
    await device.discard();
    await proxy.close();
  }
}
