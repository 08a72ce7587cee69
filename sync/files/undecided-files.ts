import type {Change} from '#contract/sync/change.ts';
import {readUndoneOf} from '#sync/outbox/undone/undone-acts.ts';
import {readSettled} from '#sync/attention/settled.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';

/** Changes of files that wait for a person's decision, or were decided, discarded or undone unsent and can be brought back. Rule: UPL11. */
export async function readUndecided(database: LocalDatabase): Promise<Change[]> {
  const settled = await readSettled(database);
  const parts = [...(await database.attention.toArray()), ...settled.flatMap((decided) => decided.parts)];
  const changes = [...parts.map(({change}) => change), ...settled.flatMap(({discarded}) => discarded ?? [])];
  return [...changes.filter(({table}) => table === 'files'), ...(await readUndoneOf(database, 'files'))];
}
