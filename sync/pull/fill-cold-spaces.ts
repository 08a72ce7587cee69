import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import {readPage} from '#contract/sync/pull-changes.ts';
import {sendAgain} from '#sync/files/send-again.ts';
import {releaseMade} from '#sync/outbox/recent/keep-made.ts';
import {tablePages} from '#sync/pages/page-query.ts';
import {parsePage} from '#sync/pages/read-pages.ts';
import {writeBasePage} from '#sync/pages/write-pages.ts';
import {commit, type Lead} from '#sync/store/fence.ts';
import type {ColdPage, SpaceState} from '#sync/store/local-database.ts';
import {readMeta, readSpace, readSpaces, writeMeta, writeSpace} from '#sync/store/meta.ts';
import {addToStatus} from '#sync/store/status-record.ts';
import type {ServerCall} from '#sync/transport/call-server.ts';

/** Pages on their way at the same time. Source: sync.md, cold start. */
const parallelPages = 4;

/**
 * Fetches the pages that cold starts still lack, the newest of each table first, and stores them as received: the list is usable
 * after the first. What is here stays here when it is interrupted, and what was here before until its table's first page arrives.
 *
 * @returns whether there was anything to fetch.
 * Rule: PUL6.
 */
export async function fillColdSpaces(lead: Lead, call: ServerCall, signal: AbortSignal): Promise<Outcome<boolean>> {
  let filled = false;
  for (const [spaceId, state] of await readSpaces(lead.database)) {
    if (!state.cold) continue;
    filled = true;
    const outcome = await fillSpace(lead, {call, spaceId, signal}, missingPages(state.cold.pages));
    if (outcome.ok) continue;
    // The space is no longer ours, or not as it was: the next pull says which. A session that is another's says nothing of it.
    if (outcome.failure.code === 'not-found') await startOver(lead, spaceId);
    return outcome;
  }
  return succeed(filled);
}

type Filling = {readonly call: ServerCall; readonly spaceId: string; readonly signal: AbortSignal};

/** A page and its place in its table. */
type PlacedPage = ColdPage & {readonly position: number};

/** Newest first across tables, so that small tables are whole before a large one is. */
function missingPages(pages: readonly ColdPage[]): PlacedPage[] {
  const counts = new Map<string, number>();
  const placed = pages.map((page) => {
    const position = counts.get(page.table) ?? 0;
    counts.set(page.table, position + 1);
    return Object.assign({position}, page);
  });
  return placed.filter((page) => !page.done).toSorted((one, other) => one.position - other.position);
}

async function fillSpace(lead: Lead, filling: Filling, pages: PlacedPage[]): Promise<Outcome<null>> {
  const queue = pages.values();
  let refused: Outcome<null> | null = null;
  const fetchNext = async (): Promise<void> => {
    for (const page of queue) {
      if (refused) return;
      const outcome = await fetchPage(lead, filling, page);
      if (!outcome.ok) refused = outcome;
    }
  };
  await Promise.all(Array.from({length: parallelPages}, fetchNext));
  return refused ?? succeed(null);
}

async function fetchPage(lead: Lead, {call, spaceId, signal}: Filling, page: PlacedPage): Promise<Outcome<null>> {
  const {table, from, until} = page;
  const input = {spaceId, table, ...(from !== null && {from}), ...(until !== null && {until})};
  const outcome = await call.asText(readPage, input, {signal});
  if (!outcome.ok) return fail(outcome.failure.code, outcome.failure.reason, outcome.failure);
  await storePage(lead, {spaceId, page, body: outcome.value});
  return succeed(null);
}

type ReceivedPage = {readonly spaceId: string; readonly page: PlacedPage; readonly body: string};

/** One transaction: the page, that it is here and, after the last, the cursor to go on from. */
async function storePage(lead: Lead, {spaceId, page, body}: ReceivedPage): Promise<void> {
  const {database} = lead;
  const {table, position, count} = page;
  await commit(lead, [database.pages, database.recent, database.files], async () => {
    const state = await readSpace(database, spaceId);
    if (!state?.cold) return;
    const revision = ((await readMeta(database, 'revision')) ?? 0) + 1;
    await writeMeta(database, 'revision', revision);
    if (state.cold.stale?.includes(table)) await tablePages(database, spaceId, table).delete();
    if (count > 0) await writeBasePage(database, {spaceId, table, revision, count, position, body});
    await sendAgain(database, table, () => parsePage({body}));
    const next = markDone(state, page, revision);
    await writeSpace(database, spaceId, next);
    if (!next.cold) await releaseMade(database, spaceId);
    await addToStatus(database, {sentCount: 0, receivedCount: count});
  });
}

function markDone(state: SpaceState, page: ColdPage, revision: number): SpaceState {
  const {version, pages, stale = []} = state.cold ?? {version: 0, pages: []};
  const marked = pages.map((other) => {
    const same = other.table === page.table && other.from === page.from && other.until === page.until;
    return same ? Object.assign({}, other, {done: true}) : other;
  });
  // Rows of before have left without a trace.
  const startOverBelow = stale.includes(page.table) ? revision : state.startOverBelow;
  const next = {...state, revision, startOverBelow};
  if (marked.every((other) => other.done)) return {...next, cursor: version, cold: null, cameAnew: true};
  return {...next, cold: {version, pages: marked, stale: stale.filter((table) => table !== page.table)}};
}

/** The next pull lists the space anew, or no longer: what is here of it stays until then, so that what must go goes whole. Rule: PUL5. */
async function startOver(lead: Lead, spaceId: string): Promise<void> {
  const {database} = lead;
  await commit(lead, [], async () => {
    const state = await readSpace(database, spaceId);
    if (state) await writeSpace(database, spaceId, {...state, cursor: null, cold: null});
  });
}
