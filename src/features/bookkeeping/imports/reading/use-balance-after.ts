import {useCallback} from 'react';
import {useBooks, useBooksEvent} from '#src/data/database/books.tsx';
import {useAnswer} from '#src/data/calls/use-answer.ts';
import type {ImportPreview} from '#workers/host/import-jobs.ts';

/**
 * What the account will hold once the file's new rows are in: what it holds now and their sum, in the account's smallest units.
 *
 * @returns null while a question is open, and before the books answer. Rule: IMP16.
 */
export function useBalanceAfter(preview: ImportPreview, account: {id: string; currency: string} | null): number | null {
  const books = useBooks();
  const revision = useBooksEvent()?.view.revision ?? 0;
  const accountId = account?.id ?? null;
  const ask = useCallback(async () => {
    if (!books || accountId === null) return null;
    const {units} = await books.readBalance(accountId);
    return {accountId, units};
  }, [books, accountId]);
  const held = useAnswer(ask, revision);
  const {reading, openCount, turned, newUnits} = preview;
  const isOpen = reading.questions.length > 0 || openCount > 0 || turned !== null;
  // The answer for another account stays until the next one is there.
  if (isOpen || !held || held.accountId !== accountId || account?.currency !== reading.currency.value) return null;
  return held.units + newUnits;
}
