import {useCallback, useLayoutEffect, useMemo, useRef, type KeyboardEvent, type MouseEvent} from 'react';
import {columnsThatFit, type GridColumn} from './grid-column.ts';
import {GridHead} from './grid-head.tsx';
import {moveInGrid, type GridPosition} from './grid-navigation.ts';
import {GridRow} from './grid-row.tsx';
import {layOutEvenly} from './row-layout.ts';
import {useVisibleRows} from './use-visible-rows.ts';
import {useWidth} from './use-width.ts';
import css from './grid.module.css';

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
  readonly onActiveChange: (position: GridPosition, event?: KeyboardEvent) => void;
  readonly isSelected: (row: Row) => boolean;
  readonly isOpen: (row: Row) => boolean;
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
  const columns = useMemo(() => columnsThatFit(props.columns, widthPx), [props.columns, widthPx]);
  const template = useMemo(() => columns.map((column) => column.track).join(' '), [columns]);
  const layout = useMemo(() => layOutEvenly(rowCount, rowHeightPx), [rowCount, rowHeightPx]);
  const range = useVisibleRows(scroller, layout, headPx);
  useLayoutEffect(() => onRange(range.first, range.count), [onRange, range]);
  useBeginAtTop(scroller, props.listKey);

  const activeRow = Math.min(active.row, rowCount - 1);
  useFollowFocus(scroller, {row: activeRow, column: active.column}, rowHeightPx);

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
      onActiveChange(next, event);
    },
    [onKeyDown, active, rowCount, columns.length, rowHeightPx, onActiveChange],
  );

  const handleClick = (event: MouseEvent) => {
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-row]') : null;
    if (cell) props.onClick({row: Number(cell.dataset['row']), columnId: cell.dataset['column'] ?? null, event});
  };

  const shown = Array.from({length: range.count}, (_, offset) => range.first + offset);
  const isActiveAway = activeRow >= 0 && !(activeRow >= range.first && activeRow < range.first + range.count);
  // Rows are recycled: scrolling by one row changes one row of the page. The pool grows in steps, so its keys stay.
  const poolSize = Math.ceil((range.count + 1) / 16) * 16;

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
        activeColumn={index === activeRow ? active.column : undefined}
        placeholderLabel={props.placeholderLabel}
      />
    );
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
    >
      <GridHead columns={columns} template={template} onSelectAll={props.onSelectAll} />
      <div role="rowgroup" className={css['body']} style={{height: layout.totalHeight}}>
        {isActiveAway && showRow(activeRow, 'away')}
        {shown.map((index) => showRow(index, String(index % poolSize)))}
      </div>
    </div>
  );
}

/** Another list is not read from where the last one was left. */
function useBeginAtTop(scroller: {readonly current: HTMLElement | null}, listKey: string): void {
  const shownKey = useRef(listKey);
  useLayoutEffect(() => {
    if (shownKey.current === listKey) return;
    shownKey.current = listKey;
    scroller.current?.scrollTo({top: 0, behavior: 'instant'});
  }, [scroller, listKey]);
}

/** Keeps the active place in sight, and focused while focus is in the rows: also when the row that had it was recycled away. */
function useFollowFocus(
  scroller: {readonly current: HTMLElement | null},
  active: GridPosition,
  rowHeightPx: number,
): void {
  const last = useRef<GridPosition>(active);
  const holdsFocus = useHoldsFocus(scroller);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const hasMoved = last.current.row !== active.row || last.current.column !== active.column;
    last.current = active;
    if (hasMoved) revealRow(element, active.row * rowHeightPx, rowHeightPx);
    const isLost = document.activeElement === document.body;
    if (!holdsFocus.current || !(hasMoved || isLost)) return;
    const place = active.column === null ? '' : ` > [aria-colindex="${active.column + 1}"]`;
    element.querySelector<HTMLElement>(`[role=row][data-row="${active.row}"]${place}`)?.focus({preventScroll: true});
  });
}

/** Whether focus is in the rows. One that was taken out of the page with its row still counts: only going elsewhere ends it. */
function useHoldsFocus(scroller: {readonly current: HTMLElement | null}): {readonly current: boolean} {
  const holds = useRef(false);
  useLayoutEffect(() => {
    const note = (event: Event) => {
      const target = event.target instanceof Element ? event.target : null;
      const row = target?.closest('[data-row]') ?? null;
      holds.current = row !== null && (scroller.current?.contains(row) ?? false);
    };
    document.addEventListener('focusin', note);
    // A press on something that takes no focus leaves the rows too.
    document.addEventListener('pointerdown', note);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', note);
    };
  }, [scroller]);
  return holds;
}

function revealRow(scroller: HTMLElement, topPx: number, heightPx: number): void {
  const viewPx = scroller.clientHeight - headPx;
  if (topPx < scroller.scrollTop) scroller.scrollTop = topPx;
  else if (topPx + heightPx > scroller.scrollTop + viewPx) scroller.scrollTop = topPx + heightPx - viewPx;
}

function isTyping(target: EventTarget): boolean {
  return target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable);
}
