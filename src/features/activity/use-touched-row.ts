import {useEffect, useState} from 'react';
import type {BooksRow} from '#workers/books/api.ts';
import {useBooks} from '#src/data/books.tsx';
import {useCompany} from '#src/data/company.tsx';
import type {AttentionRecord} from '#sync/store/local-database.ts';

/** The movement that a refused change is about, as it is now; null while it is read, or when it is of another table or company. */
export function useTouchedRow({change, refusals, spaceId}: AttentionRecord): BooksRow | null {
  const books = useBooks();
  const {current} = useCompany();
  const [row, setRow] = useState<BooksRow | null>(null);
  const rowId = refusals[0]?.rowId ?? change.rowIds[0];
  const isOfBooks = change.table === 'transactions' && current?.id === spaceId;
  useEffect(() => {
    if (!isOfBooks || books === null || rowId === undefined) return;
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
