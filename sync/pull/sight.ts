import type {Json} from '#contract/kernel/field-values.ts';
import {mayReadRow, type SyncedTable} from '#contract/kernel/synced-table.ts';
import {withoutReplaced, type Change} from '#contract/sync/change.ts';
import type {SpaceDelta} from '#contract/sync/pull-changes.ts';
import {forgetUndoneAbout} from '#sync/outbox/undone/undone-acts.ts';
import {leaveUnseenFiles, listUnseenMade} from '#sync/files/leave-unseen-files.ts';
import {rewriteSettled} from '#sync/attention/settled.ts';
import {readSoundRows} from '#sync/pages/read-pages.ts';
import type {AttentionRecord, LocalDatabase, SpaceState} from '#sync/store/local-database.ts';
import {readMeta, writeMeta} from '#sync/store/meta.ts';

/** Tells whether this person may read a table of a space now, and of that table a row. */
export type Sight = (spaceId: string, table: string, row?: Readonly<Record<string, Json>>) => boolean;

/** What the server's list of spaces, with the person's roles in them and what they have, lets a person see. A table this client does not know is not its to judge. */
export function sightOf(
  spaces: readonly Pick<SpaceDelta, 'spaceId' | 'role' | 'services'>[],
  tables: Readonly<Record<string, SyncedTable>>,
): Sight {
  const byId = new Map(spaces.map((space) => [space.spaceId, space]));
  return (spaceId, name, row) => {
    const space = byId.get(spaceId);
    if (!space) return false;
    const table = Object.hasOwn(tables, name) ? tables[name] : undefined;
    if (!table) return true;
    const seesTable = table.readRoles.includes(space.role) && space.services.includes(table.service);
    return seesTable && (!row || mayReadRow(table, space.role, row));
  };
}

/** Whether a space lets a person see the same as when it was last heard of; one that never said what it has is taken at its word now. */
export function isSeenAlike(before: SpaceState, {role, services}: Pick<SpaceDelta, 'role' | 'services'>): boolean {
  const had = before.services ?? services;
  return before.role === role && had.length === services.length && had.every((one) => services.includes(one));
}

/** A refused change less what the server had in its rows: all that the person entered is left. */
export function withoutServerValues<Record extends Pick<AttentionRecord, 'change' | 'refusals'>>(
  record: Record,
): Record {
  const refusals = record.refusals.map(({rowId, field, code, reason}) => ({rowId, field, code, reason}));
  return {...record, change: withoutReplaced(record.change), refusals};
}

/**
 * Forgets what this person may see no longer beside the pages: acts that could be undone, the bytes of scans and of papers, and the
 * server's values in what waits for a decision or was decided. The second log follows. The transaction must cover `recent`, `attention`, `device`, `files`, `pages` and `meta`.
 * Rules: PUL5, PUL10, LOG8, UPL14, UPL15.
 */
export async function forgetUnseen(database: LocalDatabase, spaceId: string, sees: Sight): Promise<void> {
  const isUnseenFile = (row: Readonly<Record<string, Json>>) => !sees(spaceId, 'files', row);
  const isUnseenTable = (change: Pick<Change, 'spaceId' | 'table'>) =>
    change.spaceId === spaceId && !sees(change.spaceId, change.table);
  const isUnseen = (change: Change) =>
    isUnseenTable(change) || (change.spaceId === spaceId && listUnseenMade(change, isUnseenFile).length > 0);
  await leaveUnseenFiles(database, spaceId, isUnseenFile);
  await database.recent.filter((act) => act.changes.some(isUnseen)).delete();
  await forgetUndoneAbout(database, isUnseenTable);
  const waiting = await database.attention.where('spaceId').equals(spaceId).toArray();
  await database.attention.bulkPut(waiting.filter(({change}) => isUnseen(change)).map(withoutServerValues));
  await rewriteSettled(database, (settled) => ({
    ...settled,
    parts: settled.parts.map((part) => (isUnseen(part.change) ? withoutServerValues(part) : part)),
    made: settled.made.map((change) => (isUnseen(change) ? withoutReplaced(change) : change)),
    ...(settled.discarded && isUnseen(settled.discarded) && {discarded: withoutReplaced(settled.discarded)}),
  }));
  // Of no space any more: `trimFiles` lets go of them.
  if (!sees(spaceId, 'mailScans')) {
    const scanIds = [...(await readSoundRows(database, 'mailScans', spaceId)).keys()];
    await database.files.where('id').anyOf(scanIds).modify({spaceId: ''});
  }
  await writeMeta(database, 'unseenCount', ((await readMeta(database, 'unseenCount')) ?? 0) + 1);
}
