import type {ColumnRole, Evidence} from '#workers/csv-import/reading.ts';

/** The role of each column, with its evidence. */
export type ColumnChoice = {readonly role: ColumnRole; readonly because: Evidence};
