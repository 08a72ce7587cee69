import {files} from '#contract/files/file.ts';
import {toRows, type Json} from '#contract/kernel/field-values.ts';
import type {Change} from '#contract/sync/change.ts';
import {listSettled} from '#sync/attention/settled.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';

/** A file that no row speaks of, or none that may be seen: with what its creation says, where that is what was refused. */
export type Undecided = {readonly spaceId: string; readonly row: Readonly<Record<string, Json>> | null};

/** Finds files that wait for a decision, and those whose creation was given up and can be brought back, by their ids. Rule: UPL11. */
export async function readUndecided(database: LocalDatabase): Promise<Map<string, Undecided>> {
  const waiting = await database.attention.toArray();
  const settled = await listSettled(database);
  const decided = settled.flatMap(({parts, discarded}) => [...parts.map(({change}) => change), discarded ?? []].flat());
  const found = new Map<string, Undecided>();
  for (const change of [...decided, ...waiting.map(({change}) => change)]) addFiles(found, change);
  return found;
}

function addFiles(found: Map<string, Undecided>, {table, op, spaceId, rowIds, set}: Change): void {
  if (table !== files.name) return;
  if (op === 'create')
    for (const row of toRows({ids: rowIds, fields: set})) found.set(String(row['id']), {spaceId, row});
  else for (const id of rowIds) found.set(id, found.get(id) ?? {spaceId, row: null});
}
