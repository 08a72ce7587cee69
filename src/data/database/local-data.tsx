import {createContext, use, useEffect, useState, type ReactNode} from 'react';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {recordNotedOnce} from './noted.ts';
import {rememberDatabase} from './remembered-database.ts';
import {openDatabase, type DatabaseEvent} from '#sync/store/open-database.ts';

type LocalData = {userId: string; database: LocalDatabase};

const LocalDataContext = createContext<LocalData | null>(null);

/** A database on its way, and what other tabs have done to it meanwhile. */
type Opening = {
  readonly userId: string;
  readonly database: Promise<LocalDatabase>;
  opened: LocalDatabase | null;
  event: DatabaseEvent | null;
  hear: (event: DatabaseEvent) => void;
  /** Another tab holds it up. */
  readonly blocked: Promise<null>;
};

function beginOpening(userId: string): Opening {
  const {promise: blocked, resolve: giveUp} = Promise.withResolvers<null>();
  const hear = (event: DatabaseEvent): void => {
    opening.event = event;
    opening.hear(event);
    giveUp(null);
  };
  const database = openDatabase(userId, hear);
  const opening: Opening = {userId, database, opened: null, event: null, hear: () => undefined, blocked};
  database.then(
    (opened) => {
      opening.opened = opened;
      // What a crash kept from the queue comes there with the next start; nobody waits for it but who reads what was typed.
      void recordNotedOnce(opened).catch(reportError);
      // Nobody waits for it. What cannot be read now is told of by whoever shows it.
      void rememberDatabase(opened, userId).catch(() => undefined);
    },
    // Whoever takes the opening hears of it.
    () => undefined,
  );
  return opening;
}

let early: Opening | null = null;

/** A database that takes longer to open is taken for one that does not; the person may try again. */
const timeoutMs = 10_000;

/** Opens the person's database before any screen is drawn; whoever draws then finds it open. Null where another tab holds it up. */
export async function openLocalDataEarly(userId: string): Promise<LocalDatabase | null> {
  early ??= beginOpening(userId);
  return Promise.race([early.database, early.blocked]);
}

function takeOpening(userId: string): Opening {
  const found = early?.userId === userId ? early : beginOpening(userId);
  early = null;
  return found;
}

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
  const [data, setData] = useState<LocalData | null>(() =>
    early?.userId === userId && early.opened ? {userId, database: early.opened} : null,
  );
  const [event, setEvent] = useState<DatabaseEvent | null>(null);
  const [error, setError] = useState<unknown>(null);

  useEffect(() => {
    let isCurrent = true;
    const opening = takeOpening(userId);
    const late = setTimeout(() => {
      if (opening.event === null) setError(new DOMException('The database does not open', 'TimeoutError'));
    }, timeoutMs);
    opening.hear = (happened) => {
      if (isCurrent) setEvent(happened);
    };
    // What happened before anybody listened.
    void opening.blocked.then(() => isCurrent && setEvent(opening.event));
    opening.database.then(
      (database) => {
        clearTimeout(late);
        if (!isCurrent) return;
        // The one that was there before the first screen stays the same object: nothing is drawn again.
        setData((last) => (last?.database === database ? last : {userId, database}));
        setEvent((last) => (last === 'blocked' ? null : last));
      },
      (reason: unknown) => {
        clearTimeout(late);
        if (isCurrent) setError(reason);
      },
    );
    return () => {
      isCurrent = false;
      clearTimeout(late);
      setData(null);
      // A failed opening was shown already.
      opening.database.then((database) => database.close()).catch(() => undefined);
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
