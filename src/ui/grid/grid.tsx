import {
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import {flushSync} from 'react-dom';
import css from './grid.module.css';
import {columnsThatFit, reachedWidth, type GridColumn} from './grid-column.ts';
import {GridHead} from './grid-head.tsx';
import {moveInGrid, type GridPosition} from './grid-navigation.ts';
import {GridRow} from './grid-row.tsx';
import {layOutEvenly, type RowRange} from './row-layout.ts';
import {useFollowFocus} from './use-follow-focus.ts';
import {useVisibleRows} from './use-visible-rows.ts';

/** Height of the sticky heading row in pixels; the same in the style sheet. */
const headPx = 36;

/** A click inside a row, on one of its cells. */
export type GridClick = {readonly row: number; readonly columnId: string | null; readonly event: MouseEvent};

type GridProps<Row> = {
  readonly label: string;
  readonly placeholderLabel: string;
  readonly columns: readonly GridColumn<Row>[];
  /** Another key is another list: it begins at its top. */
  readonly listKey: string;
  readonly rowCount: number;
  readonly rowHeightPx: number;
  /** The data of a row in sight; undefined while it is on the way. */
  readonly rowAt: (index: number) => Row | undefined;
  readonly active: GridPosition;
  /** The row that is there; null while that is not known. */
  readonly activeId: string | null;
  readonly onActiveChange: (position: GridPosition) => void;
  readonly isSelected: (row: Row) => boolean;
  readonly isOpen: (row: Row) => boolean;
  /** The row that would take what is held over it; null for none. */
  readonly dropRow?: number | null;
  /** Told which rows come into reach; ask for their data here. */
  readonly onRange: (first: number, count: number) => void;
  /** Hears keys before the grid does; preventing the default keeps the grid from moving. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClick: (click: GridClick) => void;
  /** A press on the heading of the column `select`. */
  readonly onSelectAll: () => void;
  readonly keyShortcuts?: string;
};

/**
 * An accessible grid for very long lists: only rows in reach are in the page, of one height, under one column template.
 * One place of it can be reached by Tab; arrows, Home, End and the Page keys move that place.
 * Knows nothing of what its rows are.
 */
export function Grid<Row>(props: GridProps<Row>) {
  const {rowCount, rowHeightPx, active, onRange, onActiveChange} = props;
  const scroller = useRef<HTMLDivElement>(null);
  const widthPx = useWidth(scroller);
  // Most widths show the same columns: with them the rows stay as they are drawn.
  const reachedPx = reachedWidth(props.columns, widthPx);
  const columns = useMemo(() => columnsThatFit(props.columns, reachedPx), [props.columns, reachedPx]);
  const template = useMemo(() => columns.map((column) => column.track).join(' '), [columns]);
  const layout = useMemo(() => layOutEvenly(rowCount, rowHeightPx), [rowCount, rowHeightPx]);
  const range = useVisibleRows(scroller, layout, {listKey: props.listKey, headerPx: headPx});
  useLayoutEffect(() => onRange(range.first, range.count), [onRange, range]);
  const shown = useDrawnRows(range, rowCount, props.rowAt);

  const activeRow = Math.min(active.row, rowCount - 1);
  useFollowFocus(scroller, {row: activeRow, column: active.column, id: props.activeId}, {rowHeightPx, headPx});

  const {onKeyDown} = props;
  const handleKeyDown = useCallback(
    (event: KeyboardEvent) => {
      onKeyDown(event);
      if (event.defaultPrevented || isTyping(event.target)) return;
      const viewPx = (scroller.current?.clientHeight ?? 0) - headPx;
      const pageRows = Math.max(1, Math.floor(viewPx / rowHeightPx) - 1);
      const next = moveInGrid(active, event, {rowCount, columnCount: columns.length, pageRows});
      if (!next) return;
      event.preventDefault();
      onActiveChange(next);
    },
    [onKeyDown, active, rowCount, columns.length, rowHeightPx, onActiveChange],
  );

  // Also what a screen reader puts focus on is the place that keys act on; a press of the pointer is heard as a click.
  const handleFocus = ({target}: FocusEvent) => {
    if (!(target instanceof HTMLElement) || !target.matches('[data-row]:focus-visible')) return;
    const column = columns.findIndex(({id}) => id === target.dataset['column']);
    const place = {row: Number(target.dataset['row']), column: column < 0 ? null : column};
    if (place.row !== activeRow || place.column !== active.column) onActiveChange(place);
  };

  const handleClick = (event: MouseEvent) => {
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-row]') : null;
    if (cell) props.onClick({row: Number(cell.dataset['row']), columnId: cell.dataset['column'] ?? null, event});
  };

  const isActiveAway = activeRow >= 0 && !shown.includes(activeRow);
  // Rows are recycled: scrolling by one row changes one row of the page. The pool grows in steps, so its keys stay. It holds the rows that
  // are drawn, which may be those of a range before: a list that has no height for a while reaches none.
  const drawnCount = (shown.at(-1) ?? 0) - (shown[0] ?? 0) + 1;
  const poolSize = Math.ceil((Math.max(range.count, drawnCount) + 1) / 16) * 16;

  const showRow = (index: number, key: string) => {
    const row = props.rowAt(index);
    return (
      <GridRow
        key={key}
        row={row}
        index={index}
        topPx={index * rowHeightPx}
        heightPx={rowHeightPx}
        columns={columns}
        template={template}
        isSelected={row !== undefined && props.isSelected(row)}
        isOpen={row !== undefined && props.isOpen(row)}
        isDropTarget={index === props.dropRow}
        activeColumn={index === activeRow ? active.column : undefined}
        placeholderLabel={props.placeholderLabel}
      />
    );
  };

  const bodyStyle: CSSProperties & {'--row-height': string} = {
    height: layout.totalHeight,
    '--row-height': `${rowHeightPx}px`,
  };

  return (
    // The rows are the grid's children in the accessibility tree; the one listener hears all of them.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- focus is on its rows and cells
    <div
      ref={scroller}
      role="grid"
      className={css['grid']}
      aria-label={props.label}
      aria-rowcount={rowCount + 1}
      aria-colcount={columns.length}
      aria-multiselectable
      aria-keyshortcuts={props.keyShortcuts}
      onKeyDown={handleKeyDown}
      onClick={handleClick}
      onFocus={handleFocus}
    >
      <GridHead columns={columns} template={template} onSelectAll={props.onSelectAll} />
      <div role="rowgroup" className={css['body']} style={bodyStyle}>
        {isActiveAway && showRow(activeRow, 'away')}
        {shown.map((index) => showRow(index, String(index % poolSize)))}
      </div>
    </div>
  );
}

/**
 * The rows to draw: those in reach whose data is here. After a far jump none is here for a moment; the rows before then stay
 * where they are, out of sight, and are drawn once, as the new ones, when these come.
 */
function useDrawnRows(range: RowRange, rowCount: number, rowAt: (index: number) => unknown): readonly number[] {
  const [last, setLast] = useState(range);
  const isHere = (index: number) => index < rowCount && rowAt(index) !== undefined;
  const here = rowsOf(range).filter(isHere);
  if (here.length === 0) return rowsOf(last).filter(isHere);
  if (last !== range) setLast(range);
  return here;
}

function rowsOf({first, count}: RowRange): readonly number[] {
  return Array.from({length: count}, (_, offset) => first + offset);
}

function isTyping(target: EventTarget): boolean {
  return target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable);
}

/** The width of an element in whole pixels; the page's until it is laid out, so that what is drawn first need not be drawn again. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [widthPx, setWidthPx] = useState(() => innerWidth);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    // Told in the frame that lays it out, before that is painted: asking sooner would lay the page out twice.
    const measure = () => flushSync(() => setWidthPx(target.clientWidth));
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return widthPx;
}
