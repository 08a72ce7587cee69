/** The rows a person marked: named ones, or the whole filtered list but some, however long it is. */
export type RowSelection =
  | {readonly kind: 'ids'; readonly ids: ReadonlySet<string>}
  | {readonly kind: 'filtered'; readonly except: ReadonlySet<string>};

/** The rows an act is for, as plain data. */
export type ChosenRows =
  | {readonly kind: 'ids'; readonly ids: readonly string[]}
  | {readonly kind: 'filtered'; readonly except: readonly string[]};

/** Nothing is marked. */
export const noRows: RowSelection = {kind: 'ids', ids: new Set()};

/** The whole filtered list is marked. */
export const allRows: RowSelection = {kind: 'filtered', except: new Set()};

/** Tells whether a row is marked. */
export function isRowSelected(selection: RowSelection, id: string): boolean {
  return selection.kind === 'ids' ? selection.ids.has(id) : !selection.except.has(id);
}

/** Marks a row, or takes its mark away. */
export function toggleRow(selection: RowSelection, id: string): RowSelection {
  if (selection.kind === 'ids') return {kind: 'ids', ids: flip(selection.ids, id)};
  return {kind: 'filtered', except: flip(selection.except, id)};
}

/** Marks rows beside those marked already. */
export function addRows(selection: RowSelection, ids: readonly string[]): RowSelection {
  if (selection.kind === 'ids') return {kind: 'ids', ids: new Set([...selection.ids, ...ids])};
  const added = new Set(ids);
  return {kind: 'filtered', except: new Set([...selection.except].filter((id) => !added.has(id)))};
}

/** How many rows are marked in a filtered list of `rowCount`. */
export function countSelected(selection: RowSelection, rowCount: number): number {
  return selection.kind === 'ids' ? selection.ids.size : Math.max(0, rowCount - selection.except.size);
}

/** The heading's box: nothing, some or all rows are marked. */
export function selectionState(selection: RowSelection, rowCount: number): 'none' | 'some' | 'all' {
  const count = countSelected(selection, rowCount);
  if (count === 0) return 'none';
  return count >= rowCount ? 'all' : 'some';
}

/** The rows an act is for: the marked ones, else the one the keyboard is on. */
export function rowsToActOn(selection: RowSelection, activeId: string | null): ChosenRows | null {
  if (selection.kind === 'filtered') return {kind: 'filtered', except: [...selection.except]};
  if (selection.ids.size > 0) return {kind: 'ids', ids: [...selection.ids]};
  return activeId === null ? null : {kind: 'ids', ids: [activeId]};
}

function flip(set: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(id)) next.add(id);
  return next;
}
