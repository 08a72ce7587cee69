import type {Change} from '#contract/sync/change.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import type {Making} from '#sync/outbox/undo-last.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';

/** A file to be taken away, and what the act is called on screen. */
export type Removal = {readonly spaceId: string; readonly id: string; readonly label: Change['label']};

/**
 * Takes a file away from where it belongs. Its bytes stay for a while, so that it can come back by undo, also where they were never sent.
 *
 * @returns the key of the act. Rule: UPL4.
 */
export async function removeFile(database: LocalDatabase, removal: Removal, making: Making): Promise<string> {
  const change = buildRemoval(removal, making);
  await recordChange(database, change);
  return change.id;
}

/** The change that takes a file away. */
export function buildRemoval({spaceId, id, label}: Removal, making: Making): Change {
  return {
    id: making.createId(),
    spaceId,
    table: 'files',
    op: 'edit',
    rowIds: [id],
    set: {deleted: {same: true}},
    was: {deleted: {same: false}},
    label,
    madeAt: making.now,
  };
}
