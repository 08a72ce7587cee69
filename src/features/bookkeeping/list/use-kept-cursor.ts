import {useEffect, useRef} from 'react';
import type {ListedRow} from '#workers/books/api.ts';
import type {ListState} from '#src/ui/list/use-list-state.ts';
import {readPlace, writePlace} from './kept-place.ts';
import type {AddressState} from './use-address.ts';
import type {Books, BooksList} from './use-books-list.ts';

type KeptCursorInput = {
  readonly spaceId: string;
  readonly books: Books | null;
  readonly address: AddressState;
  readonly state: ListState<ListedRow>;
  readonly list: BooksList;
};

/**
 * Tells the worker which row the keyboard is on, and puts it back where it was in this list: after a reload, an import or another screen. A
 * movement that the address opens comes first, also while the list is in sight. Rule: REV5.
 */
export function useKeptCursor({spaceId, books, address, state, list}: KeptCursorInput): void {
  const {viewKey, openId, wasOpenedHere} = address;
  const {view} = address.filter;
  const {active, activeId, moveTo} = state;
  const isRead = list.view?.state === 'ready' && list.view.rowCount > 0;
  /** The list whose place was looked for; what is on the way to it is not kept. */
  const begun = useRef<string | null>(null);
  const isFinding = useRef(false);

  useEffect(() => {
    if (activeId !== null) books?.setCursor(activeId).catch(reportError);
  }, [books, activeId]);

  useEffect(() => {
    if (!books || !isRead || begun.current === viewKey) return;
    begun.current = viewKey;
    const kept = readPlace(spaceId, view);
    const place = kept?.viewKey === viewKey ? kept : null;
    const id = openId ?? place?.id ?? null;
    if (id === null || id === activeId || active.row > 0) return;
    const find = async () => {
      isFinding.current = true;
      const row = await books.findRow(id);
      isFinding.current = false;
      if (begun.current !== viewKey) return;
      if (row !== -1) moveTo({row, column: null}, id);
      else if (place !== null) moveTo({row: place.row, column: null});
    };
    find().catch(reportError);
  }, [books, isRead, spaceId, view, viewKey, openId, active.row, activeId, moveTo]);

  const lastOpenId = useRef(openId);
  useEffect(() => {
    if (!books || !isRead || openId === lastOpenId.current) return;
    lastOpenId.current = openId;
    if (openId === null || wasOpenedHere(openId)) return;
    const follow = async () => {
      const row = await books.findRow(openId);
      if (row !== -1 && lastOpenId.current === openId) moveTo({row, column: null}, openId);
    };
    follow().catch(reportError);
  }, [books, isRead, openId, wasOpenedHere, moveTo]);

  useEffect(() => {
    if (begun.current === viewKey && !isFinding.current && activeId !== null)
      writePlace(spaceId, view, {viewKey, id: activeId, row: active.row});
  }, [spaceId, view, viewKey, activeId, active.row]);
}
