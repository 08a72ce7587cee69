import {useEffect} from 'react';
import {readSpace} from '#sync/store/meta.ts';
import {useBooks, useBooksEvent} from '#src/data/database/books.tsx';
import {useCompany} from '#src/data/database/company.tsx';
import {idle} from '#src/data/database/idle.ts';
import {useLocalDatabase, useUserId} from '#src/data/database/local-data.tsx';
import {hasBooks} from './read-home.ts';
import {keepSums, sumOtherBooks} from './sums.ts';

/** Keeps what the books of all companies come to while the home is open: the open books' after each change, the others' once. Shows nothing. */
export function KeepSums() {
  const database = useLocalDatabase();
  const userId = useUserId();
  const {all = [], current} = useCompany();
  const books = useBooks();
  const view = useBooksEvent()?.view;
  const currentId = current?.id;
  const revision = view?.state === 'ready' ? view.revision : null;

  useEffect(() => {
    if (!books || revision === null || currentId === undefined) return;
    let isCurrent = true;
    const keep = async () => {
      const sums = await books.readSums();
      if (isCurrent) await keepSums(database, currentId, sums);
    };
    keep().catch((error: unknown) => {
      // Books that were closed meanwhile answer nothing.
      if (isCurrent) reportError(error);
    });
    return () => {
      isCurrent = false;
    };
  }, [database, books, revision, currentId]);

  const otherIds = all
    .filter((company) => company.id !== currentId && hasBooks(company))
    .map(({id}) => id)
    .join(' ');
  useEffect(() => {
    let isCurrent = true;
    const keepOthers = async () => {
      await idle();
      for (const id of otherIds.split(' ').filter((one) => one !== '')) {
        const space = await readSpace(database, id);
        // Of books that are not all here yet nothing is said.
        if (!isCurrent || !space || space.cold) continue;
        const sums = await sumOtherBooks(userId, id);
        if (isCurrent) await keepSums(database, id, sums);
      }
    };
    keepOthers().catch((error: unknown) => {
      if (isCurrent) reportError(error);
    });
    return () => {
      isCurrent = false;
    };
  }, [database, userId, otherIds]);
  return null;
}
