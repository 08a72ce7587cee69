import type {Json} from '#contract/kernel/field-values.ts';
import type {Change} from '#contract/sync/change.ts';

/** What a change, or an act of several, comes to in a few words. */
export type ChangeOutline = {
  readonly spaceId: string;
  readonly table: string;
  readonly label: Change['label'];
  readonly madeAt: string;
  /** Whether it takes another act back, or brings one back. */
  readonly isReversal: boolean;
  readonly op: Change['op'];
  readonly rowCount: number;
  /** Its only row; null when there are more. */
  readonly rowId: string | null;
  /** The new value of each field; undefined where the rows get different ones. */
  readonly values: Readonly<Record<string, Json | undefined>>;
};

/** Outlines one change. Rule: OUT4. */
export function outlineChange(change: Change): ChangeOutline {
  const {spaceId, table, op, label, madeAt, rowIds, set} = change;
  const rowId = rowIds.length === 1 ? (rowIds[0] ?? null) : null;
  const values: Record<string, Json | undefined> = {};
  for (const [field, column] of Object.entries(set)) {
    values[field] = 'same' in column ? column.same : rowId === null ? undefined : column.each[0];
  }
  const isReversal = change.undoes !== undefined;
  return {spaceId, table, op, label, madeAt, isReversal, rowCount: rowIds.length, rowId, values};
}

/** Outlines an act of at least one change by the table of which it touches most rows. Null for an empty one. Rule: OUT9. */
export function outlineAct(changes: readonly Change[]): ChangeOutline | null {
  const byTable = [...Map.groupBy(changes, ({table}) => table).values()];
  const rowsOf = (group: readonly Change[]) => new Set(group.flatMap(({rowIds}) => rowIds)).size;
  const [main = []] = byTable.toSorted((one, other) => rowsOf(other) - rowsOf(one));
  const outlines = main.map(outlineChange);
  const [first] = outlines;
  if (!first || outlines.length === 1) return first ?? null;
  const rowIds = new Set(main.flatMap((change) => change.rowIds));
  const fields = new Set(outlines.flatMap(({values}) => Object.keys(values)));
  const shared = [...fields].map((field) => {
    const isShared = outlines.every(({values}) => values[field] === first.values[field]);
    return [field, isShared ? first.values[field] : undefined] as const;
  });
  const rowId = rowIds.size === 1 ? first.rowId : null;
  return {...first, rowCount: rowIds.size, rowId, values: Object.fromEntries(shared)};
}
