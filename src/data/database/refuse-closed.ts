import {useEffect} from 'react';
import type {LocalDatabase} from '#sync/store/local-database.ts';

/** Something was to be changed in a company that is dissolved: nothing was recorded, and its form still has it. Rule: DIS9. */
export class ClosedCompanyError extends Error {
  override readonly name = 'ClosedCompanyError';
}

/** Whether an act came to nothing because its company is dissolved; the local store hands on what was thrown within it. */
export function isOfClosed(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'ClosedCompanyError') return true;
  return 'inner' in error && error.inner !== error && isOfClosed(error.inner);
}

/** Keeps anything of those companies from being recorded by this tab, until the answer is called. */
export function refuseClosed(database: LocalDatabase, closedIds: readonly string[]): () => void {
  const closed = new Set(closedIds);
  const refuse = (_key: unknown, change: {readonly spaceId: string}) => {
    if (closed.has(change.spaceId)) throw new ClosedCompanyError('the company is dissolved');
  };
  database.outbox.hook('creating', refuse);
  return () => database.outbox.hook('creating').unsubscribe(refuse);
}

/**
 * Records nothing any more for companies that are dissolved, whichever screen asks: the server would refuse it. What was recorded before stays until its
 * person decides. Rule: DIS9.
 */
export function useRefuseClosed(database: LocalDatabase, closedIds: readonly string[]): void {
  const key = closedIds.toSorted().join(' ');
  useEffect(() => (key === '' ? undefined : refuseClosed(database, key.split(' '))), [database, key]);
}
