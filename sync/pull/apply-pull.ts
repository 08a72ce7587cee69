import type {z} from 'zod';
import type {pullChanges} from '#contract/sync/pull-changes.ts';
import {applySpace} from './apply-space.ts';
import {beginAnew, hasForgotten} from './begin-anew.ts';
import {dropAcknowledged} from './drop-acknowledged.ts';
import {forgetLeft, leaveSpaces} from './leave-spaces.ts';
import {forgetUnseen, isSeenAlike, sightOf} from './sight.ts';
import {releaseMade} from '#sync/outbox/recent/keep-made.ts';
import {readLastOrder} from '#sync/outbox/last-order.ts';
import {ownPageLimits, type PageLimits} from '#sync/pages/page-limits.ts';
import {commit, type Lead} from '#sync/store/fence.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {readMeta, readSpace, readSpaces, writeMeta, writeSpace} from '#sync/store/meta.ts';
import {addToStatus} from '#sync/store/status-record.ts';
import {ownWire, type Wire} from './wire.ts';

/** The answer to a pull. */
export type PullAnswer = z.output<typeof pullChanges.output>;

/** What the client speaks and how it keeps it; the product's own unless a test says otherwise. */
export type Receiving = {readonly wire?: Wire | undefined; readonly pageLimits?: PageLimits | undefined};

/**
 * Applies an answer in one transaction: rows, cursors, acknowledged changes out of the outbox, spaces that left. What is shown
 * therefore goes from a person's value to the same value confirmed, never by way of the old one. Rules: PUL1, PUL2, PUL7, PUL9, PUL10.
 *
 * @returns `beganAnew` with a restored server: nothing of the answer is kept; `restarted` where spaces are to be pulled from the start.
 */
export async function applyPull(
  lead: Lead,
  answer: PullAnswer,
  {wire = ownWire, pageLimits = ownPageLimits}: Receiving = {},
): Promise<{beganAnew: boolean; restarted: boolean}> {
  const {database} = lead;
  const {pages, outbox, recent, attention, files, device} = database;
  const tables = [pages, outbox, recent, attention, files, device];
  return commit(lead, tables, async () => {
    if (await hasForgotten(database, answer)) {
      await beginAnew(database, {epoch: answer.epoch, at: answer.serverTime});
      return {beganAnew: true, restarted: true};
    }
    const known = await readSpaces(database);
    const revision = ((await readMeta(database, 'revision')) ?? 0) + 1;
    await writeMeta(database, 'revision', revision);
    await writeMeta(database, 'epoch', answer.epoch);
    const sees = sightOf(answer.spaces, wire.tables);
    const keepsRows = (spaceId: string) => known.get(spaceId)?.cameAnew === true;
    const dropped = await dropAcknowledged(database, answer.lastSeq, {now: answer.serverTime, sees, keepsRows});
    const listed = new Set(answer.spaces.map((space) => space.spaceId));
    await leaveSpaces(
      database,
      [...known.keys()].filter((id) => !listed.has(id)),
      answer.serverTime,
    );
    await forgetLeft(database, [...listed]);
    let receivedCount = 0;
    let restarted = false;
    for (const delta of answer.spaces) {
      const before = known.get(delta.spaceId);
      if (before && !isSeenAlike(before, delta)) await forgetUnseen(database, delta.spaceId, sees);
      const applied = await applySpace(database, delta, {before, revision, dropped, wire, pageLimits});
      receivedCount += applied.count;
      restarted ||= applied.restarted;
    }
    if (answer.lastSeq !== null)
      for (const spaceId of [...known.keys()].filter(keepsRows)) await settleIn(database, spaceId);
    if (receivedCount > 0) await addToStatus(database, {sentCount: 0, receivedCount});
    return {beganAnew: false, restarted};
  });
}

/** What was made in a space that came anew is in its pages by now, or was deleted; once nothing waits any more this is so for good. */
async function settleIn(database: LocalDatabase, spaceId: string): Promise<void> {
  await releaseMade(database, spaceId);
  const state = await readSpace(database, spaceId);
  if (!state?.cameAnew || (await readLastOrder(database)) > 0) return;
  const {cameAnew: _, ...settled} = state;
  await writeSpace(database, spaceId, settled);
}
