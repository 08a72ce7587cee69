import {liveQuery} from 'dexie';
import {useEngine} from '#src/data/database/engine.tsx';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {findDraft} from '#src/data/formation/find-draft.ts';

/** How long is waited at most, in milliseconds. */
const patienceMs = 8_000;

/** Waits until the server has what was typed here into a draft; null where nothing sends: a visitor's draft stays on the device. Rule: ORD26. */
export function useSentDraft(): ((draftId: string) => Promise<void>) | null {
  const engine = useEngine();
  const database = useLocalDatabase();
  if (!engine) return null;
  return async (draftId) => {
    await engine.syncNow();
    const {promise, resolve, reject} = Promise.withResolvers<void>();
    const isSent = async () => (await findDraft(database, draftId))?.draft.unsent !== true;
    const watching = liveQuery(isSent).subscribe({
      next: (sent) => {
        if (sent) resolve();
      },
      error: reject,
    });
    const late = setTimeout(resolve, patienceMs);
    await promise.finally(() => {
      clearTimeout(late);
      watching.unsubscribe();
    });
  };
}
