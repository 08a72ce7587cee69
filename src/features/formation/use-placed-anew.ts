import {useCallback, useEffect} from 'react';
import {useLanguage} from '#src/i18n/use-language.ts';

/** How long who leaves waits for it at most. */
const patienceMs = 1_500;

/**
 * Takes a visitor's order that waits to be paid to the newest answers as they leave them, and as they look away. Rule: ORD26.
 *
 * @param draftId null while no draft is open, and of who is signed in: their order is compared with their draft by the server.
 * @returns does it now; to be waited for where the page itself goes.
 */
export function usePlacedAnew(draftId: string | null): () => Promise<void> {
  const language = useLanguage();
  const place = useCallback(
    async (isLeaving: boolean) => {
      if (draftId === null || !navigator.onLine) return;
      const late = new Promise<void>((resolve) => setTimeout(resolve, patienceMs));
      const placing = import('#src/data/orders/place-anew.ts').then(async ({placeAnew}) =>
        placeAnew(draftId, language, isLeaving),
      );
      // Nothing is lost where it fails: the order is placed anew where it is paid.
      await Promise.race([placing.catch(() => undefined), late]);
    },
    [draftId, language],
  );
  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === 'hidden') void place(false);
    };
    document.addEventListener('visibilitychange', hide);
    return () => document.removeEventListener('visibilitychange', hide);
  }, [place]);
  return useCallback(async () => place(true), [place]);
}
