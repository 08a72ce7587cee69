import {readSpace, writeSpace} from '#sync/store/meta.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';

/** The space of a visitor's rows: the same on every device, as none of it is ever sent. */
export const guestSpaceId = '00000000-0000-7000-8000-000000000000';

/** Gives a visitor's database the space that is a person's own. Rule: GST1. */
export async function ensureGuestSpace(database: LocalDatabase): Promise<void> {
  await database.transaction('rw', database.meta, async () => {
    if (await readSpace(database, guestSpaceId)) return;
    await writeSpace(database, guestSpaceId, {
      role: 'owner',
      kind: 'person',
      services: ['personal'],
      cursor: null,
      revision: 0,
      startOverBelow: 0,
      cold: null,
    });
  });
}
