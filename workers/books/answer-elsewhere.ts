import type {BooksApi} from './api.ts';
import {readLiveRow} from './data/fields.ts';
import type {Session} from './session.ts';

/** Asks the open books something. */
export type Ask = <Answer>(question: (shown: Session) => Answer | Promise<Answer>) => Promise<Answer>;

/** What is answered about companies that are not open; only some need it: opening the books does not wait for its code. Rule: BKS21. */
export function answerElsewhere(ask: Ask): Pick<BooksApi, 'findElsewhere' | 'readElsewhere' | 'leaveElsewhere'> {
  return {
    findElsewhere: async (spaceId, typed, most) =>
      ask(async (shown) => {
        const {findElsewhere} = await import('./ask/find-elsewhere.ts');
        return findElsewhere(shown, {spaceId, typed, most});
      }),
    readElsewhere: async (spaceId, id) =>
      ask(async (shown) => {
        const {readElsewhere} = await import('./ask/find-elsewhere.ts');
        const columns = await readElsewhere(shown, spaceId);
        return columns && readLiveRow(columns, id);
      }),
    leaveElsewhere: async () => ask(({elsewhere}) => elsewhere.clear()),
  };
}
