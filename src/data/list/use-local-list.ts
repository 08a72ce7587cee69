import {useMemo, useState} from 'react';
import {rowsPerPage, type ListShape} from '#contract/kernel/list.ts';
import type {List} from '#src/ui/list/list.ts';
import {answerLocally, type LocalRow} from './answer-locally.ts';
import {useListAddress} from './use-list-address.ts';

/** How far the list is shown, and from where the keyboard goes on. */
type Reach = {readonly question: unknown; readonly shown: number; readonly focusFrom: number | null};

/**
 * A list of rows that are on this device, a page at a time; another question begins at its top. Source: ux.md U5.
 *
 * @param rows in their own order; undefined while they are read.
 * @param shape the same object each time; its names are those of the rows' fields.
 */
export function useLocalList<const Shape extends ListShape, Row extends LocalRow<Shape>>(
  rows: readonly Row[] | undefined,
  shape: Shape,
  textOf: (row: Row) => string,
): List<Row, Shape> {
  const asked = useListAddress(shape);
  const {question} = asked;
  const begun: Reach = {question, shown: rowsPerPage, focusFrom: null};
  const [reach, setReach] = useState(begun);
  const {shown, focusFrom} = reach.question === question ? reach : begun;
  const found = useMemo(() => rows && answerLocally<Shape, Row>(rows, question, textOf), [rows, question, textOf]);
  return {
    ...asked,
    rows: found?.slice(0, shown),
    total: found?.length ?? 0,
    isLoading: found === undefined,
    failure: null,
    focusFrom,
    readMore: () => setReach({question, shown: shown + rowsPerPage, focusFrom: shown}),
  };
}
