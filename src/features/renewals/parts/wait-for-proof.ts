import {liveQuery} from 'dexie';
import {files} from '#contract/files/file.ts';
import {fail, succeed, type Failure, type Outcome} from '#contract/kernel/failure.ts';
import {tellUpload} from '#sync/files/tell-upload.ts';
import {readTable} from '#sync/overlay/read-table.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';

/** A file that was kept here, and the company it is of. */
export type ProofPlace = {readonly spaceId: string; readonly id: string};

/** Where a proof is on its way: `refused` can be sent again as it is; of one that is `gone` there is nothing here to send. */
export type ProofState =
  | {readonly step: 'coming' | 'stored'}
  | {readonly step: 'refused' | 'gone'; readonly failure: Failure};

/** Where a proof is now. For live queries. */
export async function readProof(database: LocalDatabase, {spaceId, id}: ProofPlace): Promise<ProofState> {
  const record = await database.files.get(id);
  if (record?.state === 'stored') return {step: 'stored'};
  // What is going out has its row, which takes longer to look for than there is between two steps of a slow upload.
  if (record?.state === 'sending') return {step: 'coming'};
  const isHere = (await readTable(database, files, spaceId)).some((row) => row.id === id);
  if (!record || !isHere) return {step: 'gone', failure: await findRefusal(database, {spaceId, id})};
  const told = tellUpload(record, false);
  return told.state === 'refused' ? {step: 'refused', failure: told.failure} : {step: 'coming'};
}

/** Why a proof's row never came about, or that it was taken away. */
async function findRefusal(database: LocalDatabase, {spaceId, id}: ProofPlace): Promise<Failure> {
  const undecided = await database.attention.where({spaceId}).toArray();
  const [refusal] = undecided.flatMap(({change, refusals}) =>
    change.table === files.name && change.rowIds.includes(id) ? refusals : [],
  );
  return refusal ? {code: refusal.code, reason: refusal.reason} : {code: 'not-found', reason: 'file.row-missing'};
}

/**
 * Waits until the server has the bytes of a proof, however long there is no network: the engine sends them.
 *
 * @returns why it never will as it is. Rejects with the signal's reason. Rule: RNW10.
 */
export async function waitForProof(
  database: LocalDatabase,
  place: ProofPlace,
  signal: AbortSignal,
): Promise<Outcome<null>> {
  signal.throwIfAborted();
  const {promise, resolve, reject} = Promise.withResolvers<Outcome<null>>();
  const leave = () => reject(signal.reason as Error);
  signal.addEventListener('abort', leave);
  const watching = liveQuery(async () => readProof(database, place)).subscribe({
    next: (now) => {
      if (now.step === 'stored') resolve(succeed(null));
      if (now.step === 'refused' || now.step === 'gone') resolve(fail(now.failure.code, now.failure.reason));
    },
    error: reject,
  });
  return promise.finally(() => {
    signal.removeEventListener('abort', leave);
    watching.unsubscribe();
  });
}
