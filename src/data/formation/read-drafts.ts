import type {OrderState} from '#contract/orders/order-states.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {readSpaces} from '#sync/store/meta.ts';
import {guestSpaceId} from '#src/data/database/guest-space.ts';
import {readRows} from '#src/data/database/read-rows.ts';
import {readKeptStates} from './kept-order.ts';
import type {Begun} from './begun.ts';
import {isTouched} from './is-touched.ts';
import {readDraft, type ReadDraft} from './read-draft.ts';

/** A draft that can be gone on with. */
export type OpenDraft = ReadDraft & {
  /** Where its order was when this device last heard of it. */
  readonly orderState: OrderState | null;
  readonly isTouched: boolean;
};

/**
 * Drafts whose order is not paid, the one that was worked on last first. One that was paid on this device is left out before the server's row
 * comes; a visitor's stays until somebody takes its company. Knows nothing of React.
 *
 * @param account what is known of the person by their account; nothing of a visitor.
 */
export async function readDrafts(
  database: LocalDatabase,
  spaceId: string,
  account: Begun = {},
): Promise<readonly OpenDraft[]> {
  const {pages, outbox, meta, device} = database;
  return database.transaction('r', pages, outbox, meta, device, async () => {
    const rows = await readRows(database, spaceId, 'companyDrafts');
    if (rows.length === 0) return [];
    const partners = await readRows(database, spaceId, 'draftPartners');
    const spaces = await readSpaces(database);
    const states = await readKeptStates(database);
    const isOpen = ({id, paidAt}: (typeof rows)[number]) => {
      if (paidAt !== null || spaces.has(id)) return false;
      return spaceId === guestSpaceId || states.get(id) !== 'paid';
    };
    return rows
      .filter(isOpen)
      .map((row) => readDraft(row, partners))
      .map((read) => ({
        ...read,
        orderState: states.get(read.draft.id) ?? null,
        isTouched: isTouched(read, account, rows),
      }))
      .toSorted((one, other) => (one.workedAt < other.workedAt ? 1 : -1));
  });
}
