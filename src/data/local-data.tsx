import {createContext, use, useEffect, useState, type ReactNode} from 'react';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {openDatabase, type DatabaseEvent} from '#sync/store/open-database.ts';

type LocalData = {userId: string; database: LocalDatabase};

const LocalDataContext = createContext<LocalData | null>(null);

type LocalDataProviderProps = {
  userId: string;
  /** Shown while the database opens. */
  waiting: ReactNode;
  /** Shown instead of everything when another tab needs the database for itself, or it cannot be opened. */
  renderClosed: (event: DatabaseEvent) => ReactNode;
  children: ReactNode;
};

/** Opens the person's own database; needs no network. */
export function LocalDataProvider({userId, waiting, renderClosed, children}: LocalDataProviderProps) {
  const [data, setData] = useState<LocalData | null>(null);
  const [event, setEvent] = useState<DatabaseEvent | null>(null);
  const [error, setError] = useState<unknown>(null);

  useEffect(() => {
    let isCurrent = true;
    const opening = openDatabase(userId, (happened) => {
      if (isCurrent) setEvent(happened);
    });
    opening.then(
      (database) => {
        if (!isCurrent) return;
        setData({userId, database});
        setEvent(null);
      },
      (reason: unknown) => {
        if (isCurrent) setError(reason);
      },
    );
    return () => {
      isCurrent = false;
      setData(null);
      // A failed opening was shown already.
      opening.then((database) => database.close()).catch(() => undefined);
    };
  }, [userId]);

  // Bugs and lost stores belong to the route's error boundary.
  if (error !== null) throw error;
  if (event !== null) return renderClosed(event);
  if (!data || data.userId !== userId) return waiting;
  return <LocalDataContext value={data}>{children}</LocalDataContext>;
}

/** The signed-in person's database. Only below `LocalDataProvider`, which is above every screen with access `user`. */
export function useLocalDatabase(): LocalDatabase {
  return useLocalData().database;
}

/** The id of the person whose database is open. */
export function useUserId(): string {
  return useLocalData().userId;
}

function useLocalData(): LocalData {
  const data = use(LocalDataContext);
  if (!data) throw new Error('Local data was asked for outside LocalDataProvider');
  return data;
}
