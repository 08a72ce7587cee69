import {useCallback, useEffect, useReducer, useRef} from 'react';
import {defaultListLimit} from '#contract/admin/list-input.ts';
import type {Failure, Outcome} from '#contract/kernel/failure.ts';

/** A page of a list that the server keeps, and how many rows there are in all. */
export type ListPage<Row> = {readonly rows: readonly Row[]; readonly total: number};

/** A list as far as it was read. */
export type PagedList<Row> = {
  /** Undefined before the first page is here. */
  readonly rows: readonly Row[] | undefined;
  readonly total: number;
  readonly isLoading: boolean;
  readonly failure: Failure | null;
  /** The first row of the page that came last by "load more": the keyboard goes on from there. Null after anything else. */
  readonly focusFrom: number | null;
};

type Event<Row> =
  | {readonly type: 'asked'}
  | {readonly type: 'came'; readonly page: ListPage<Row>; readonly offset: number}
  | {readonly type: 'refused'; readonly failure: Failure}
  | {readonly type: 'changed'; readonly change: (row: Row) => Row};

const empty = {rows: undefined, total: 0, isLoading: true, failure: null, focusFrom: null};

function reduce<Row>(list: PagedList<Row>, event: Event<Row>): PagedList<Row> {
  switch (event.type) {
    case 'asked':
      return {...list, isLoading: true, failure: null};
    case 'refused':
      return {...list, isLoading: false, failure: event.failure};
    case 'changed':
      return {...list, rows: list.rows?.map(event.change), focusFrom: null};
    case 'came': {
      const {page, offset} = event;
      const rows = offset === 0 ? page.rows : [...(list.rows ?? []), ...page.rows];
      return {rows, total: page.total, isLoading: false, failure: null, focusFrom: offset === 0 ? null : offset};
    }
  }
}

/**
 * Reads a list of the server a page at a time, from its beginning whenever the question changes; an answer to an older question is
 * dropped. Source: ux.md U5.
 *
 * @param ask keeps its identity as long as the question is the same.
 */
export function usePagedList<Row>(
  ask: (page: {limit: number; offset: number}, signal: AbortSignal) => Promise<Outcome<ListPage<Row>>>,
) {
  const [list, send] = useReducer(reduce<Row>, empty);
  const current = useRef(new AbortController());
  const read = useCallback(
    async (offset: number) => {
      current.current.abort();
      const asked = new AbortController();
      current.current = asked;
      send({type: 'asked'});
      try {
        const answer = await ask({limit: defaultListLimit, offset}, asked.signal);
        if (asked.signal.aborted) return;
        send(answer.ok ? {type: 'came', page: answer.value, offset} : {type: 'refused', failure: answer.failure});
      } catch (error) {
        // Whoever gave it up asks for something else.
        if (!asked.signal.aborted) throw error;
      }
    },
    [ask],
  );
  useEffect(() => {
    void read(0);
    return () => current.current.abort();
  }, [read]);
  const change = useCallback((how: (row: Row) => Row) => send({type: 'changed', change: how}), []);
  return {list, read, change};
}
