import {useCallback, useEffect, useReducer, useRef} from 'react';
import type {z} from 'zod';
import type {Endpoint} from '#contract/kernel/endpoint.ts';
import type {Failure} from '#contract/kernel/failure.ts';
import {mostAtOnce, rowsPerPage, wholeList, type ListPage, type ListShape} from '#contract/kernel/list.ts';
import {callServer} from '#src/data/calls/server.ts';
import type {List, ListRow} from '#src/ui/list/list.ts';
import {toListInput} from './to-list-input.ts';
import {useListAddress} from './use-list-address.ts';

/** What has come of a list. */
type Read<Row> = {
  readonly rows: readonly Row[] | undefined;
  readonly total: number;
  readonly isAtLeast: boolean;
  readonly isLoading: boolean;
  readonly failure: Failure | null;
  /** How many rows come before the page that was asked for last. */
  readonly askedFrom: number;
  readonly focusFrom: number | null;
};

type Event<Row> =
  | {readonly type: 'asked'; readonly offset: number}
  | {readonly type: 'came'; readonly page: ListPage<Row>}
  | {readonly type: 'refused'; readonly failure: Failure}
  | {readonly type: 'changed'; readonly change: (row: Row) => Row};

const nothing = {
  rows: undefined,
  total: 0,
  isAtLeast: false,
  isLoading: true,
  failure: null,
  askedFrom: 0,
  focusFrom: null,
};

function reduce<Row extends ListRow>(read: Read<Row>, event: Event<Row>): Read<Row> {
  switch (event.type) {
    case 'asked':
      return {...read, isLoading: true, failure: null, askedFrom: event.offset};
    case 'refused':
      return {...read, isLoading: false, failure: event.failure};
    case 'changed':
      return {...read, rows: read.rows?.map(event.change), focusFrom: null};
    case 'came': {
      const {askedFrom} = read;
      const known = askedFrom === 0 ? [] : (read.rows ?? []);
      // A row that came to the list meanwhile has moved another on to this page.
      const ids = new Set(known.map(({id}) => id));
      const rows = [...known, ...event.page.rows.filter(({id}) => !ids.has(id))];
      const focusFrom = askedFrom === 0 ? null : askedFrom;
      const {total, isAtLeast = false} = event.page;
      return {rows, total, isAtLeast, isLoading: false, failure: null, askedFrom, focusFrom};
    }
  }
}

/** A list that the server keeps. `readAgain` begins at its top, with as many rows as there were, as far as one answer holds them; `change` shows at once what a call has changed. */
export type EndpointList<Row extends ListRow, Shape extends ListShape> = List<Row, Shape> & {
  readonly readAgain: () => Promise<void>;
  readonly change: (how: (row: Row) => Row) => void;
};

/**
 * Reads a list of the server a page at a time, from its top whenever the address asks for something else; an answer to an older question is
 * dropped. Source: ux.md U5.
 *
 * @param shape that of the endpoint's input, the same object each time; a list without one has its pages alone.
 */
export function useEndpointList<
  Row extends ListRow,
  Input extends z.ZodType,
  const Shape extends ListShape = typeof wholeList,
>(
  endpoint: Endpoint<Input, z.ZodType<ListPage<Row>>>,
  // Where none is given, the type says that it is this one.
  shape: Shape = wholeList as ListShape as Shape,
): EndpointList<Row, Shape> {
  const asked = useListAddress(shape);
  const {question} = asked;
  const [{askedFrom, ...read}, send] = useReducer(reduce<Row>, nothing);
  const current = useRef(new AbortController());
  const readFrom = useCallback(
    async (offset: number, limit: number = rowsPerPage) => {
      current.current.abort();
      const {signal} = (current.current = new AbortController());
      send({type: 'asked', offset});
      try {
        // The input of a list is made of its shape.
        const input = {limit, offset, ...toListInput(shape, question)} as z.input<Input>;
        const answer = await callServer(endpoint, input, {signal});
        if (signal.aborted) return;
        send(answer.ok ? {type: 'came', page: answer.value} : {type: 'refused', failure: answer.failure});
      } catch (error) {
        // Whoever gave it up asks for something else.
        if (!signal.aborted) throw error;
      }
    },
    [endpoint, shape, question],
  );
  const loaded = useRef(0);
  useEffect(() => {
    loaded.current = read.rows?.length ?? 0;
  }, [read.rows]);
  useEffect(() => {
    void readFrom(0);
    return () => current.current.abort();
  }, [readFrom]);
  return {
    ...asked,
    ...read,
    readMore: () => void readFrom(read.failure ? askedFrom : (read.rows?.length ?? 0)),
    readAgain: useCallback(
      async () => readFrom(0, Math.min(mostAtOnce, Math.max(rowsPerPage, loaded.current))),
      [readFrom],
    ),
    change: useCallback((how) => send({type: 'changed', change: how}), []),
  };
}
