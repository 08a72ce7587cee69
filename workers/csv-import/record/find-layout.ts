import type {ImportLayoutRow} from '#contract/bookkeeping/import-layout.ts';

/** The row that holds for a layout in an account: what was chosen last, by the id where that is the same. Rule: IMP30. */
export function findLayout<Row extends ImportLayoutRow>(
  rows: readonly Row[],
  place: {readonly accountId: string; readonly layout: string},
): Row | undefined {
  return rows
    .filter(({accountId, layout}) => accountId === place.accountId && layout === place.layout)
    .toSorted((one, other) => other.chosenAt.localeCompare(one.chosenAt) || one.id.localeCompare(other.id))[0];
}
