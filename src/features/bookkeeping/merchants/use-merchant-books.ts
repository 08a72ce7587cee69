import {useEffect, useState} from 'react';
import {useBooks, useBooksEvent} from '#src/data/database/books.tsx';
import type {Books} from '#src/features/bookkeeping/list/use-books-list.ts';

/**
 * What the books answer to a question, asked again whenever they change; the answer before stays until the next is here.
 *
 * @param ask the same function as long as it asks the same; null is "not known yet".
 */
export function useMerchantBooks<Answer>(ask: (books: Books) => Promise<Answer | null>): Answer | null {
  const books = useBooks();
  const revision = useBooksEvent()?.view.revision ?? 0;
  const [answered, setAnswered] = useState<{readonly answer: Answer | null; readonly revision: number}>({
    answer: null,
    revision,
  });
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      if (!books) return;
      const answer = await ask(books);
      if (isCurrent && answer !== null) setAnswered({answer, revision});
    };
    read().catch((reason: unknown) => isCurrent && setError(reason));
    return () => {
      isCurrent = false;
    };
  }, [books, ask, revision]);
  if (error !== null) throw error;
  return answered.answer;
}
