import {compareSpace} from '#contract/sync/compare-space.ts';
import {wireVersion} from '#contract/wire-version.ts';
import {keepMade} from '#sync/outbox/recent/keep-made.ts';
import {removePages} from '#sync/pages/write-pages.ts';
import {commit, type Lead} from '#sync/store/fence.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {readMeta, readSpace, readSpaces, writeMeta, writeSpace} from '#sync/store/meta.ts';
import type {ServerCall} from '#sync/transport/call-server.ts';
import {digestSpace, type SpaceDigest} from './digest-space.ts';

const hourMs = 3_600_000;

/** How often each space is compared with the server's. Source: sync.md, invariants. */
const checkEveryMs = 24 * hourMs;

/** What checking stands on; `now` is the server's time, ISO UTC. */
export type CheckParts = {readonly call: ServerCall; readonly now: string; readonly signal: AbortSignal};

/**
 * Compares those spaces with the server that were not for a day. A copy that differs is pulled cold by the next pull, which must follow at
 * once; until then it stays on screen, and the queue stays in any case. A space that is new here has its first check in a day.
 *
 * @returns whether a copy differed.
 * Rules: CHK1, CHK2, CHK3.
 */
export async function checkSpaces(lead: Lead, parts: CheckParts): Promise<boolean> {
  const {database} = lead;
  const checked = (await readMeta(database, 'checks')) ?? {};
  let differed = false;
  for (const spaceId of (await readSpaces(database)).keys()) {
    const last = checked[spaceId];
    if (last === undefined) await noteCheck(lead, spaceId, parts.now);
    else if (Date.parse(parts.now) - Date.parse(last) >= checkEveryMs)
      differed = (await checkSpace(lead, spaceId, parts)) || differed;
  }
  return differed;
}

/** Lets go of copies that cannot be read, after reading or writing them failed: the next pull brings them anew. Rule: CHK3. */
export async function removeDamaged(lead: Lead): Promise<void> {
  for (const spaceId of (await readSpaces(lead.database)).keys())
    if ((await digestSpace(lead.database, spaceId)) === 'damaged') await removeCopy(lead, spaceId);
}

/** Has every space checked as soon as there is time: something odd has happened. Rule: CHK2. */
export async function requestChecks(database: LocalDatabase): Promise<void> {
  const due = new Date(0).toISOString();
  await database.transaction('rw', database.meta, async () => {
    const ids = [...(await readSpaces(database)).keys()];
    await writeMeta(database, 'checks', Object.fromEntries(ids.map((id) => [id, due])));
  });
}

async function checkSpace(lead: Lead, spaceId: string, {call, now, signal}: CheckParts): Promise<boolean> {
  const copy = await digestSpace(lead.database, spaceId);
  if (copy === 'absent') return false;
  if (copy === 'damaged') return removeCopy(lead, spaceId);
  const outcome = await call(compareSpace, {wireVersion, spaceId, ...copy}, {signal});
  // Not now: it stays due.
  if (!outcome.ok) return false;
  if (outcome.value.verdict === 'different') return discardCopy(lead, {spaceId, now}, copy);
  // A space that moves on all the time is asked about again in an hour, not with every sync.
  const again = new Date(Date.parse(now) - checkEveryMs + hourMs).toISOString();
  await noteCheck(lead, spaceId, outcome.value.verdict === 'same' ? now : again);
  return false;
}

async function noteCheck(lead: Lead, spaceId: string, at: string): Promise<void> {
  await commit(lead, [], async () => {
    const checked = (await readMeta(lead.database, 'checks')) ?? {};
    await writeMeta(lead.database, 'checks', {...checked, [spaceId]: at});
  });
}

/** Without its cursor the next pull starts the space cold; its pages go then, its queue never. */
async function discardCopy(
  lead: Lead,
  {spaceId, now}: {readonly spaceId: string; readonly now: string},
  copy: SpaceDigest,
): Promise<boolean> {
  await noteCheck(lead, spaceId, now);
  return commit(lead, [], async () => {
    const space = await readSpace(lead.database, spaceId);
    if (space?.cursor !== copy.version) return false;
    await writeSpace(lead.database, spaceId, {...space, cursor: null, cold: null});
    return true;
  });
}

/** What cannot even be read is of no use to any screen: its pages go at once. */
async function removeCopy(lead: Lead, spaceId: string): Promise<boolean> {
  const {database} = lead;
  return commit(lead, [database.pages, database.recent], async () => {
    const space = await readSpace(database, spaceId);
    if (!space) return false;
    await keepMade(database, spaceId);
    const revision = ((await readMeta(database, 'revision')) ?? 0) + 1;
    await writeMeta(database, 'revision', revision);
    await removePages(database, spaceId);
    await writeSpace(database, spaceId, {...space, revision, startOverBelow: revision, cursor: null, cold: null});
    return true;
  });
}
