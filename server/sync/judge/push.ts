import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import {
  maxRowsPerPush,
  maxWrittenCharacters,
  type ChangeResult,
  type pushChanges,
  type PushInput,
  type Refusal,
} from '#contract/sync/push-changes.ts';
import type {Change} from '#contract/sync/change.ts';
import type {Json} from '#contract/kernel/field-values.ts';
import {refuseWire} from '#contract/sync/refuse-wire.ts';
import {personQuota} from '#contract/usage/quotas.ts';
import {runInTurns} from '#server/http/in-turns.ts';
import {judgeInSteps, type Judgement, type JudgeInput} from './judge.ts';
import {findRow, type RowPlace, type RowSet} from './row-set.ts';
import type {PersonAuthor} from '#server/sync/author.ts';
import type {PushStore, PushTransaction, StoredResult} from './store.ts';
import {tableFactsOf} from '#server/sync/table-facts.ts';
import {toInstant} from '#server/db/database.ts';

/** What push stands on; `wireVersion` is the one this server speaks. */
export type PushParts = {
  readonly store: PushStore;
  readonly now: () => number;
  readonly wireVersion: number;
  /** How judging goes on from step to step: a turn at a time where left out, which leans on how quick the machine is. */
  readonly runSteps?: <Result>(steps: Generator<void, Result, void>) => Promise<Result>;
};

/** What push answers; see `contract/sync/push-changes.ts`. */
export type PushOutcome = Outcome<{lastSeq: number; refused: ChangeResult[]}, typeof pushChanges.failures>;

/** Whose spaces a push works on, and who is named as the author of what it writes. Rule: ADM6. */
export type Behalf = {readonly memberId: string; readonly author: PersonAuthor};

/**
 * Executes a batch once and in order, in one transaction; a repeat, whole or in part, answers the stored results.
 *
 * @param userId the session's person, who numbers what they send.
 * @param behalf the same person, unless an admin acts as them.
 * Rules: SYN1, SYN2, SYN3, SYN21, SYN22, SYN33, SYN34, QTA4.
 */
export async function pushBatch(
  parts: PushParts,
  userId: string,
  input: PushInput,
  behalf: Behalf = {memberId: userId, author: {kind: 'person', userId}},
): Promise<PushOutcome> {
  const unserved = refuseWire(input.wireVersion, parts.wireVersion);
  if (unserved) return unserved;
  if (input.userId !== userId) return fail('forbidden', 'sync.other-user');
  if (!hasOneHashEach(input)) return fail('validation', 'sync.bad-hashes');
  if (writesTooMuch(input)) return fail('too-large', 'request.too-large');
  // A device's name is only shown; what PostgreSQL cannot hold is left out of it.
  const deviceName = input.deviceName.replaceAll('\0', '').toWellFormed();
  const sender = {userId, ...behalf, clientId: input.clientId, deviceName, at: toInstant(parts.now())};
  const {runSteps = runInTurns} = parts;
  const judge: Judge = async (judged) => runSteps(judgeInSteps(judged));
  return parts.store.transact(sender, (tx) => executeBatch(tx, input, {judge, authorId: behalf.author.userId}));
}

function hasOneHashEach({changes, hashes}: PushInput): boolean {
  return hashes.length === changes.length && hashes.every((hash) => /^[0-9a-f]{64}$/.test(hash));
}

/** A few bytes can ask for a long text in thousands of rows. */
function writesTooMuch({changes}: PushInput): boolean {
  let rows = 0;
  let characters = 0;
  for (const {rowIds, set} of changes) {
    rows += rowIds.length;
    for (const values of Object.values(set))
      if ('same' in values && typeof values.same === 'string') characters += values.same.length * rowIds.length;
  }
  return rows > maxRowsPerPush || characters > maxWrittenCharacters;
}

/** Devices go on receiving meanwhile, so they do not stay away for the rest of the day. */
const quotaRetryMs = 600_000;

/** Texts count for a row each so often. */
const charactersOfARow = 500;

/** For how many rows of its day a change counts, whatever becomes of it: what is refused is kept, too. Rule: QTA4. */
function weigh({rowIds, set}: Change): number {
  let characters = 0;
  for (const values of Object.values(set)) {
    if ('same' in values) characters += lengthOf(values.same) * rowIds.length;
    else for (const value of values.each) characters += lengthOf(value);
  }
  return rowIds.length + Math.floor(characters / charactersOfARow);
}

function lengthOf(value: Json): number {
  return typeof value === 'string' ? value.length : 0;
}

type Judge = (input: JudgeInput) => Promise<Judgement>;

/** Who judges, and for whom. */
type Judging = {readonly judge: Judge; readonly authorId: string};

async function executeBatch(tx: PushTransaction, input: PushInput, judging: Judging): Promise<PushOutcome> {
  const {firstSeq, changes, hashes} = input;
  const client = await tx.lockClient();
  if (!client) return fail('rate-limited', 'sync.too-many-devices', {retryAfterMs: quotaRetryMs});
  const {lastSeq: doneSeq, epoch, writtenToday} = client;
  // First of all: numbers of data that is no more say nothing.
  if (input.epoch !== undefined && input.epoch !== epoch) return fail('conflict', 'sync.other-epoch');
  if (firstSeq > doneSeq + 1) return fail('conflict', 'sync.gap', {details: {expectedSeq: doneSeq + 1}});
  const batchEnd = firstSeq + changes.length - 1;
  const doneHere = firstSeq <= doneSeq ? await tx.readResults(firstSeq, Math.min(doneSeq, batchEnd)) : [];
  if (doneHere.some((result) => result.hash !== hashes[result.seq - firstSeq]))
    return fail('conflict', 'sync.copied-profile');
  const done = doneHere.length;
  const news = changes
    .slice(done)
    .map((change, index) => ({change, seq: firstSeq + done + index, hash: hashes[done + index] ?? ''}));
  if (news.length > 0 && writtenToday >= personQuota.rowsADay)
    return fail('rate-limited', 'sync.too-much-today', {retryAfterMs: quotaRetryMs});
  const results = [...doneHere, ...(news.length > 0 ? await executeNew(tx, news, judging) : [])];
  return succeed({
    lastSeq: Math.max(doneSeq, batchEnd),
    refused: results
      .filter((result) => result.refusals.length > 0)
      .map((result) => ({seq: result.seq, refusals: [...result.refusals]})),
  });
}

type NumberedChange = {readonly change: Change; readonly seq: number; readonly hash: string};

async function executeNew(
  tx: PushTransaction,
  news: readonly NumberedChange[],
  {judge, authorId}: Judging,
): Promise<StoredResult[]> {
  const spaceIds = [...new Set(news.map(({change}) => change.spaceId))].toSorted();
  const sights = await tx.lockSpaces(spaceIds);
  // Looked up under the locks: another copy of the profile may be sending the same changes at this moment.
  const refusals = new Map(await tx.findExecuted(news.map(({change}) => change.id)));
  const unknown = new Map(news.filter(({change}) => !refusals.has(change.id)).map(({change}) => [change.id, change]));
  const changes = [...unknown.values()];
  const judged = await judgeAndWrite(tx, changes, {judge, authorId, sights});
  for (const [index, {id}] of changes.entries()) refusals.set(id, judged[index] ?? []);
  const results = news.map(({change, seq, hash}) => {
    return {seq, changeId: change.id, hash, refusals: refusals.get(change.id) ?? []};
  });
  await tx.writeResults(
    results,
    changes.reduce((sum, change) => sum + weigh(change), 0),
  );
  return results;
}

/** @returns one list for each change, in order; empty where it took effect whole. */
async function judgeAndWrite(
  tx: PushTransaction,
  changes: readonly Change[],
  {judge, ...standing}: Pick<JudgeInput, 'authorId' | 'sights'> & {readonly judge: Judge},
): Promise<readonly Refusal[][]> {
  const known = changes.filter((change) => standing.sights.has(change.spaceId));
  const rows = await tx.loadRows(known);
  const absent = listAbsent(changes, rows);
  const deletions = absent.length > 0 ? await tx.findDeletions(absent) : new Set<string>();
  const peers = await tx.countPeers(known, rows);
  const judged = await judge({changes, ...standing, rows, peers, deletions});
  await tx.writeRows(rows, judged.written, judged.acts);
  const writers = judged.conflicts.length > 0 ? await tx.findWriters(judged.conflicts) : [];
  for (const [index, {refusal}] of judged.conflicts.entries()) {
    const writer = writers[index];
    if (writer) Object.assign(refusal, {currentBy: writer.by, currentAt: writer.at, currentDevice: writer.device});
  }
  return judged.refusals;
}

/** Rows that are to be made. */
function listAbsent(changes: readonly Change[], rows: RowSet): RowPlace[] {
  return changes.flatMap(({op, spaceId, table, rowIds}) => {
    const facts = op === 'create' ? tableFactsOf(table) : undefined;
    if (!facts) return [];
    const absent = rowIds.filter((rowId) => !findRow(rows, spaceId, facts.name, rowId));
    return absent.map((rowId) => ({spaceId, table: facts.name, rowId}));
  });
}
