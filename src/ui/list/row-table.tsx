import {ArrowDown, ArrowUp} from 'lucide-react';
import {Button} from 'react-aria-components';
import type {ListOrder, ListShape} from '#contract/kernel/list.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Checkbox} from '#src/ui/fields/choice/checkbox.tsx';
import {joinClasses} from '#src/ui/class-names.ts';
import type {ListRow} from './list.ts';
import type {ShownRows} from './list-column.ts';
import {MarkBox} from './mark-box.tsx';
import {isRowSelected} from './selection.ts';
import {useMarkKeys} from './use-mark-keys.ts';
import type {Marks} from './use-marks.ts';
import styles from './row-table.module.css';

const ariaSort = {asc: 'ascending', desc: 'descending'} as const;

/** A dense table whose headings order it: up, down, and back to how it came. */
export function RowTable<Row extends ListRow, Shape extends ListShape>(props: ShownRows<Row, Shape>) {
  const {label, columns, rows, asked, marks} = props;
  const text = useText();
  const grid = useMarkKeys(marks, rows.length, asked.hasLetterKeys);
  const {order} = asked.question;
  return (
    // A region that scrolls sideways must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <div className={styles['wide']} role="region" aria-label={label} tabIndex={0}>
      <table className={styles['table']} {...grid}>
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
            {columns.map(({id, heading, sortBy}) => {
              const direction = sortBy !== undefined && order?.by === sortBy ? order.direction : null;
              return (
                <th key={id} scope="col" {...(direction === null ? {} : {'aria-sort': ariaSort[direction]})}>
                  {sortBy === undefined ? (
                    heading
                  ) : (
                    <Button
                      className={joinClasses(styles['sort'])}
                      onPress={() => asked.ask({order: nextOrder(sortBy, direction)})}
                    >
                      {heading}
                      {direction === 'asc' ? <ArrowUp size={14} aria-hidden /> : null}
                      {direction === 'desc' ? <ArrowDown size={14} aria-hidden /> : null}
                    </Button>
                  )}
                </th>
              );
            })}
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
              {columns.map(({id, cell}, place) =>
                place === 0 ? (
                  <th key={id} scope="row" tabIndex={-1} data-row-name="">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={id}>{cell(row)}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
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
