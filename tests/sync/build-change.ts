import {servicesOf} from '#contract/policy/services.ts';
import {newId, type FillRandom} from '#contract/kernel/ids.ts';
import {readLastOrder} from '#sync/outbox/last-order.ts';
import {keepReached} from '#sync/outbox/reached-through.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import type {Change} from '#contract/sync/change.ts';

/** The moment of every test that does not say another. */
export const testNow = Date.UTC(2026, 2, 1, 12);

/** Randomness that a seed decides: mulberry32. From 0 inclusive to 1 exclusive. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A filler of bytes from seeded randomness. */
export function fillFrom(random: () => number): FillRandom {
  return (bytes) => {
    for (let index = 0; index < bytes.length; index += 1) bytes[index] = Math.floor(random() * 256);
  };
}

/** A maker of ids that gives the same ones for the same seed. */
export function createIds(seed: number): () => string {
  const fill = fillFrom(createRandom(seed));
  return () => newId(testNow, fill);
}

const ids = createIds(1);

/** Ids that tests name. */
export const spaceOne = ids();
export const spaceTwo = ids();
export const rowOne = ids();
export const rowTwo = ids();

/** A change of one row's category name, unless told otherwise. */
export function buildChange(overrides: Partial<Change> = {}): Change {
  return {
    id: ids(),
    spaceId: spaceOne,
    table: 'categories',
    op: 'edit',
    rowIds: [rowOne],
    set: {name: {same: 'mine'}},
    was: {name: {same: 'old'}},
    label: {key: 'test.edit'},
    madeAt: new Date(testNow).toISOString(),
    ...overrides,
  };
}

/** What waits now may have reached the server: nothing of it can be taken back but by another change. */
export async function countAsSent(database: LocalDatabase): Promise<void> {
  await database.transaction('rw', database.outbox, database.meta, async () =>
    keepReached(database, await readLastOrder(database)),
  );
}

/** What a pull says of a company's space beside its rows. */
export const ofCompany = {
  kind: 'company' as const,
  role: 'owner' as const,
  services: [...servicesOf({kind: 'company', type: 'LLC'})],
};
