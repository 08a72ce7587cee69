import {ArrowDown, ArrowUp} from 'lucide-react';
import {Button} from 'react-aria-components';
import type {ListOrder, ListShape} from '#contract/kernel/list.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Checkbox} from '#src/ui/fields/choice/checkbox.tsx';
import {joinClasses} from '#src/ui/class-names.ts';
import type {ListAsked, ListRow} from './list.ts';
import type {ListColumn, ShownRows} from './list-column.ts';
import {MarkBox} from './mark-box.tsx';
import {isRowSelected} from './selection.ts';
import {useMarkKeys} from './use-mark-keys.ts';
import type {Marks} from './use-marks.ts';
import styles from './table.module.css';

/** Where the keyboard goes on after "load more". */
const rowName = {tabIndex: -1, 'data-row-name': ''};

const ariaSort = {asc: 'ascending', desc: 'descending'} as const;

type TableProps<Row extends ListRow, Shape extends ListShape> = Pick<
  ShownRows<Row, Shape>,
  'label' | 'columns' | 'rows'
> &
  Partial<Pick<ShownRows<Row, Shape>, 'asked' | 'marks'>>;

/** A short table to read; with `asked` a dense one whose headings order it: up, down, and back to how it came. Long ones to work in are a `Grid`. */
export function Table<Row extends ListRow, Shape extends ListShape>(props: TableProps<Row, Shape>) {
  const {label, columns, rows, asked, marks = null} = props;
  const text = useText();
  const grid = useMarkKeys(marks, rows.length, asked?.hasLetterKeys ?? false);
  return (
    // A region that scrolls sideways must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <div className={styles['wide']} role="region" aria-label={label} tabIndex={0}>
      <table className={styles['table']} data-dense={asked !== undefined} {...grid}>
        <thead>
          <tr>
            {marks && (
              <th scope="col" className={styles['mark']}>
                <Checkbox
                  label={text('list.selectAll')}
                  isSelected={marks.whole === 'all'}
                  isIndeterminate={marks.whole === 'some'}
                  onChange={marks.toggleAll}
                />
              </th>
            )}
            {columns.map((column) => (
              <Heading key={column.id} column={column} asked={asked} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.id} {...(marks && showMark(marks, row, index))}>
              {marks && (
                <td className={styles['mark']}>
                  <MarkBox marks={marks} row={row} index={index} />
                </td>
              )}
              {columns.map((column, place) =>
                place === 0 ? (
                  <th key={column.id} scope="row" {...(asked && rowName)} {...showKind(column)}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.id} {...showKind(column)} data-amount={column.isAmount ? '' : undefined}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type HeadingProps<Row, Shape extends ListShape> = {
  readonly column: ListColumn<Row, Shape>;
  readonly asked: ListAsked<Shape> | undefined;
};

function Heading<Row, Shape extends ListShape>({column, asked}: HeadingProps<Row, Shape>) {
  const {heading, sortBy} = column;
  if (!asked || sortBy === undefined)
    return (
      <th scope="col" {...showKind(column)}>
        {heading}
      </th>
    );
  const {order} = asked.question;
  const direction = order?.by === sortBy ? order.direction : null;
  return (
    <th scope="col" aria-sort={direction === null ? undefined : ariaSort[direction]} {...showKind(column)}>
      <Button className={joinClasses(styles['sort'])} onPress={() => asked.ask({order: nextOrder(sortBy, direction)})}>
        {heading}
        {direction === 'asc' ? <ArrowUp size={14} aria-hidden /> : null}
        {direction === 'desc' ? <ArrowDown size={14} aria-hidden /> : null}
      </Button>
    </th>
  );
}

function showKind<Row, Shape extends ListShape>({isAmount, isWhole, isProse}: ListColumn<Row, Shape>) {
  return {
    'data-align': isAmount ? 'end' : undefined,
    'data-whole': isWhole ? '' : undefined,
    'data-prose': isProse ? '' : undefined,
  };
}

function showMark<Row extends ListRow>({state}: Marks<Row>, {id}: Row, index: number) {
  const isActive = index === state.active.row;
  return {'aria-selected': isRowSelected(state.selection, id), tabIndex: isActive ? 0 : -1, 'data-row': index};
}

function nextOrder<Shape extends ListShape>(
  by: Shape['orders'][number],
  direction: 'asc' | 'desc' | null,
): ListOrder<Shape> | null {
  if (direction === null) return {by, direction: 'asc'};
  return direction === 'asc' ? {by, direction: 'desc'} : null;
}
