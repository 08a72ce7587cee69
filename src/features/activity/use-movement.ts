import {useEffect, useState} from 'react';
import type {BooksRow} from '#workers/books/api.ts';
import {useBooks} from '#src/data/database/books.tsx';
import {useCompany} from '#src/data/database/company.tsx';

/** The row a change is about: its only one, or the first of those that were refused. */
export type TouchedRow = {readonly spaceId: string; readonly table: string; readonly rowId: string | null};

/** The movement that a change is about, as it is now; null while it is read, or when it is of another table or company. */
export function useMovement({spaceId, table, rowId}: TouchedRow): BooksRow | null {
  const books = useBooks();
  const {current} = useCompany();
  const [row, setRow] = useState<BooksRow | null>(null);
  const isOfBooks = table === 'transactions' && current?.id === spaceId;
  useEffect(() => {
    if (!isOfBooks || books === null || rowId === null) return;
    let isCurrent = true;
    books.readRow(rowId).then((found) => {
      if (isCurrent) setRow(found);
    }, reportError);
    return () => {
      isCurrent = false;
    };
  }, [books, rowId, isOfBooks]);
  return row;
}
