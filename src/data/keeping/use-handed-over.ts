import {useEffect, useState} from 'react';
import {kindOf} from '#contract/kernel/access.ts';
import {takeOverQueue} from '#sync/outbox/take-over-queue.ts';
import {hasDatabase, openDatabase} from '#sync/store/open-database.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {guestId} from '#src/data/database/visitor.ts';
import {useLocalDatabase, useUserId} from '#src/data/database/local-data.tsx';
import {recordNotedOnce} from '#src/data/database/noted.ts';
import {makeNow} from '#src/data/make-now.ts';
import {useSession} from '#src/data/session/use-session.ts';
import {mayTakeOver} from './hand-over.ts';

/** A visitor's database that does not answer keeps nobody from their own; `HandOver` takes it over when it does. In milliseconds. */
const timeoutMs = 3_000;

/**
 * Whether what was drafted here before signing in is among the person's own by now: a screen that shows drafts waits for it, so that none is
 * begun beside one that is on its way. Rule: GST3. Source: D30.
 */
export function useHandedOver(): boolean {
  const database = useLocalDatabase();
  const userId = useUserId();
  const kind = kindOf(useSession().user);
  const [doneFor, setDoneFor] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const end = () => {
      if (isCurrent) setDoneFor(userId);
    };
    const late = setTimeout(end, timeoutMs);
    const taking = mayTakeOver(kind) ? takeOverOnce(database, userId) : Promise.resolve();
    taking.catch(reportError).finally(end);
    return () => {
      isCurrent = false;
      clearTimeout(late);
    };
  }, [database, userId, kind]);
  return doneFor === userId;
}

async function takeOverOnce(database: LocalDatabase, userId: string): Promise<void> {
  if (!(await hasDatabase(guestId))) return;
  const visitor = await openDatabase(guestId, () => undefined);
  try {
    // What a crash kept from the visitor's queue goes with it.
    await recordNotedOnce(visitor);
    await takeOverQueue(visitor, {database, userId, createId: () => makeNow().createId()});
  } finally {
    visitor.close();
  }
}
