import {useEffect, type ComponentProps} from 'react';
import {readSpace, writeSpace} from '#sync/store/meta.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {LocalDataProvider, useLocalDatabase} from './local-data.tsx';

/** In the place of a person's id: whose database it is before anybody is known. */
export const guestId = 'guest';

/** The space of a visitor's rows: the same on every device, as none of it is ever sent. */
export const guestSpaceId = '00000000-0000-7000-8000-000000000000';

/**
 * Opens a visitor's database, for screens that keep something before anybody is signed in: below it, `useLocalDatabase`, `useOwnSpaceId`,
 * `useRows` and what records changes work as for a person. No engine, no second log: what is here stays here until `HandOver` takes it to
 * whoever signs in. To be fetched after the first paint. Rule: GST1. Source: D12.
 */
export function GuestDataProvider({children, ...shown}: Omit<ComponentProps<typeof LocalDataProvider>, 'userId'>) {
  return (
    <LocalDataProvider userId={guestId} {...shown}>
      <GuestSpace />
      {children}
    </LocalDataProvider>
  );
}

function GuestSpace() {
  const database = useLocalDatabase();
  useEffect(() => {
    ensureGuestSpace(database).catch(reportError);
  }, [database]);
  return null;
}

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
