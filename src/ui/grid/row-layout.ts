/** Where the rows of a long list stand, in pixels from the list's top; the one thing a virtualiser needs to know. */
export type RowLayout = {
  readonly rowCount: number;
  readonly totalHeight: number;
  /** Top of a row, without a heading above it. */
  topOf(index: number): number;
  /** The row at a height; clamped to the list. */
  indexAt(y: number): number;
};

/** Rows of one height, one under the other. */
export function layOutEvenly(rowCount: number, rowHeight: number): RowLayout {
  return {
    rowCount,
    totalHeight: rowCount * rowHeight,
    topOf: (index) => index * rowHeight,
    indexAt: (y) => clamp(Math.floor(y / rowHeight), 0, Math.max(0, rowCount - 1)),
  };
}

/** A group of rows under one heading. */
export type PlacedGroup = {readonly firstRow: number; readonly rowCount: number; readonly headingTop: number};

/** Rows of one height in groups, each under a heading. */
export function layOutInGroups(
  rowCounts: readonly number[],
  heights: {readonly heading: number; readonly row: number},
): RowLayout & {readonly groups: readonly PlacedGroup[]; groupOf(index: number): number} {
  const groups: PlacedGroup[] = [];
  let firstRow = 0;
  let headingTop = 0;
  for (const rowCount of rowCounts) {
    groups.push({firstRow, rowCount, headingTop});
    firstRow += rowCount;
    headingTop += heights.heading + rowCount * heights.row;
  }
  const lastBefore = (isBefore: (group: PlacedGroup) => boolean): number => {
    let low = 0;
    let high = groups.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      const group = groups[middle];
      if (group && isBefore(group)) low = middle;
      else high = middle - 1;
    }
    return low;
  };
  const groupOf = (index: number) => lastBefore((group) => group.firstRow <= index);
  return {
    groups,
    groupOf,
    rowCount: firstRow,
    totalHeight: headingTop,
    topOf: (index) => {
      const group = groups[groupOf(index)];
      return group ? group.headingTop + heights.heading + (index - group.firstRow) * heights.row : 0;
    },
    indexAt: (y) => {
      const group = groups[lastBefore((candidate) => candidate.headingTop <= y)];
      if (!group) return 0;
      const within = Math.floor((y - group.headingTop - heights.heading) / heights.row);
      return clamp(group.firstRow + clamp(within, 0, group.rowCount - 1), 0, Math.max(0, firstRow - 1));
    },
  };
}

/** Rows from `first`, `count` of them. */
export type RowRange = {readonly first: number; readonly count: number};

/** The rows that a viewport shows, and some more above and below so that scrolling does not uncover blanks. */
export function findVisibleRows(
  layout: RowLayout,
  view: {readonly top: number; readonly height: number; readonly extra: number},
): RowRange {
  if (layout.rowCount === 0) return {first: 0, count: 0};
  const first = layout.indexAt(view.top - view.extra);
  const last = layout.indexAt(view.top + view.height + view.extra);
  return {first, count: last - first + 1};
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
