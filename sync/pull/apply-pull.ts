import type {z} from 'zod';
import type {pullChanges, SpaceDelta} from '#contract/sync/pull-changes.ts';
import {dropAcknowledged} from './drop-acknowledged.ts';
import {leaveSpaces} from './leave-spaces.ts';
import {removePages, writeHotRows} from '#sync/pages/write-pages.ts';
import {commit, type Lead} from '#sync/store/fence.ts';
import type {SpaceState} from '#sync/store/local-database.ts';
import {readMeta, readSpaces, writeMeta, writeSpace} from '#sync/store/meta.ts';
import {addToStatus} from '#sync/store/status-record.ts';

/** The answer to a pull. */
export type PullAnswer = z.output<typeof pullChanges.output>;

/**
 * Applies an answer in one transaction: rows, cursors, acknowledged changes out of the outbox, spaces that left. What is shown
 * therefore goes from a person's value to the same value confirmed, never by way of the old one. Rules: PUL1, PUL2, PUL3.
 */
export async function applyPull(lead: Lead, answer: PullAnswer): Promise<void> {
  const {database} = lead;
  const tables = [database.pages, database.outbox, database.recent, database.attention];
  await commit(lead, tables, async () => {
    const known = await readSpaces(database);
    const revision = ((await readMeta(database, 'revision')) ?? 0) + 1;
    await writeMeta(database, 'revision', revision);
    await writeMeta(database, 'epoch', answer.epoch);
    const dropped = await dropAcknowledged(database, answer.lastSeq, answer.serverTime);
    const listed = new Set(answer.spaces.map((space) => space.spaceId));
    await leaveSpaces(
      database,
      [...known.keys()].filter((id) => !listed.has(id)),
      answer.serverTime,
    );
    let receivedCount = 0;
    for (const delta of answer.spaces) {
      const before = known.get(delta.spaceId);
      const count = await applyDelta(lead, delta, revision);
      receivedCount += count;
      const moved = dropped || count > 0 || delta.mode === 'cold' || !before;
      if (!moved && before.cursor === delta.version && before.role === delta.role) continue;
      await writeSpace(database, delta.spaceId, nextState(before, delta, moved ? revision : before.revision));
    }
    if (receivedCount > 0) await addToStatus(database, {sentCount: 0, receivedCount});
  });
}

/** Writes what a space has to say; answers with the number of rows. */
async function applyDelta({database}: Lead, delta: SpaceDelta, revision: number): Promise<number> {
  const {spaceId} = delta;
  if (delta.mode === 'cold') {
    await removePages(database, spaceId);
    return 0;
  }
  let count = 0;
  for (const [table, rows] of Object.entries(delta.tables)) {
    count += rows.ids.length;
    await writeHotRows(database, {spaceId, table, revision, rows});
  }
  return count;
}

function nextState(before: SpaceState | undefined, delta: SpaceDelta, revision: number): SpaceState {
  const {role, version} = delta;
  if (delta.mode === 'delta') {
    return {role, revision, cursor: version, startOverBelow: before?.startOverBelow ?? revision, cold: null};
  }
  const pages = delta.pages.map(({table, from, until, count}) => ({table, from, until, count, done: false}));
  if (pages.length === 0) return {role, revision, cursor: version, startOverBelow: revision, cold: null};
  return {role, revision, cursor: null, startOverBelow: revision, cold: {version, pages}};
}
