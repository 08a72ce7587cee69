import {useEffect, type ComponentProps} from 'react';
import {ensureGuestSpace} from './guest-space.ts';
import {guestId} from './visitor.ts';
import {LocalDataProvider, useLocalDatabase} from './local-data.tsx';

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
