import {useEffect} from 'react';
import {useLiveQuery} from 'dexie-react-hooks';
import type {LocalDatabase, Notice} from '#sync/store/local-database.ts';
import {readMeta} from '#sync/store/meta.ts';
import {addNotice} from '#sync/store/notices.ts';
import {hearToasts, type Toast} from '#src/ui/feedback/toast-queue.ts';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';

/** Keeps something that was told, with the place it was told at or leads to. */
export async function keepNotice(database: LocalDatabase, told: Pick<Notice, 'text' | 'tone' | 'href'>): Promise<void> {
  await addNotice(database, {id: crypto.randomUUID(), at: new Date().toISOString(), isRead: false, ...told});
}

/** What is kept, newest first; undefined while it is read. */
export function useNotices(): readonly Notice[] | undefined {
  const database = useLocalDatabase();
  return useLiveQuery(async () => ((await readMeta(database, 'notices')) ?? []).toReversed(), [database]);
}

/** Keeps every toast with consequence as long as somebody is here. Shows nothing. Rule: NTC1. Source: ux.md U10. */
export function KeepNotices() {
  const database = useLocalDatabase();
  useEffect(
    () =>
      hearToasts((toast) => {
        if (!hasConsequence(toast)) return;
        const {text, tone = 'neutral', href = location.pathname + location.search} = toast;
        // A store that is full has said so itself.
        keepNotice(database, {text, tone, href}).catch(reportError);
      }),
    [database],
  );
  return null;
}

/** What failed and what was done has consequence; what only answers, such as "nothing to undo", has none. */
function hasConsequence({tone = 'neutral', isKept = tone !== 'neutral'}: Toast): boolean {
  return isKept;
}
