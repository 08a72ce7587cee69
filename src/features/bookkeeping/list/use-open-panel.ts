import {useCallback, useEffect, useState} from 'react';
import type {ListedRow} from '#workers/books/api.ts';
import type {ListState} from '#src/ui/list/use-list-state.ts';
import type {AddressState} from './use-address.ts';
import type {Books, BooksList} from './use-books-list.ts';

/** The panel of the movement that is open. */
export type OpenPanel = {
  readonly openId: string | null;
  readonly show: (id: string) => void;
  /** For after one's own act: where it took the open movement out of the list, the panel goes on with the keyboard. */
  readonly takeAlong: () => void;
};

type OpenPanelInput = {
  readonly books: Books | null;
  readonly address: AddressState;
  readonly state: ListState<ListedRow>;
  readonly list: BooksList;
};

/** Has the panel follow the keyboard where the open movement leaves the list by one's own act; what others do leaves it open. Rule: REV5. */
export function useOpenPanel({books, address, state, list}: OpenPanelInput): OpenPanel {
  const {openId, setOpenId} = address;
  const {activeId} = state;
  const rowCount = list.view?.rowCount;
  const [leftId, setLeftId] = useState<string | null>(null);

  useEffect(() => {
    if (leftId === null || leftId !== openId) return;
    if (rowCount === 0) setOpenId(null);
    else if (activeId !== null && activeId !== leftId) setOpenId(activeId);
  }, [leftId, openId, activeId, rowCount, setOpenId]);

  const takeAlong = useCallback(() => {
    if (openId === null || !books) return;
    books.findRow(openId).then((place) => place === -1 && setLeftId(openId), reportError);
  }, [books, openId]);
  return {openId, show: setOpenId, takeAlong};
}
