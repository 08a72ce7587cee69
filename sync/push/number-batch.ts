import type {Change} from '#contract/sync/change.ts';
import {withoutOrder} from '#sync/outbox/acts.ts';
import {cutBetweenActs} from './cut-between-acts.ts';
import {chainChanges} from './hash-chain.ts';
import {ensureClient} from '#sync/store/client-state.ts';
import {commit, type Lead} from '#sync/store/fence.ts';
import type {ClientState, OutboxRecord} from '#sync/store/local-database.ts';
import {readMeta, writeMeta} from '#sync/store/meta.ts';
import {patchStatus} from '#sync/store/status-record.ts';

/** Changes read first while a batch is filled, and twice as many each time after: an import's are large, a person's small. */
const firstRead = 8;

/** Bounds of one push; halved when the server finds it too large. */
export type BatchLimits = {count: number; bytes: number};

/** Numbered changes on their way: their numbers are final. */
export type Batch = {
  readonly clientId: string;
  /** Of the data that this device knew when they were numbered; undefined before the first pull. */
  readonly epoch: string | undefined;
  readonly firstSeq: number;
  readonly changes: readonly Change[];
  readonly hashes: readonly string[];
};

type Sending = NonNullable<ClientState['sending']>;

/** The oldest changes that wait, with the numbers and hashes they get unless one is discarded or brought back before they are claimed. */
export type Prepared = {readonly records: OutboxRecord[]; readonly sending: Sending};

/**
 * The batch to send now: the one whose outcome is not known, just as it was, else the oldest changes, numbered at this moment
 * in one small record; the changes themselves are not rewritten.
 *
 * @param ahead what {@link prepareNext} found while the batch before was under way.
 * @returns null when nothing waits.
 * Rules: PUS1, PUS2.
 */
export async function numberBatch(
  lead: Lead,
  limits: BatchLimits,
  {createId, ahead}: {readonly createId: () => string; readonly ahead: Prepared | null},
): Promise<Batch | null> {
  for (let prepared = ahead; ; prepared = null) {
    const sender = await commit(lead, [], async () => {
      return {client: await ensureClient(lead.database, createId), epoch: await readMeta(lead.database, 'epoch')};
    });
    const {client} = sender;
    if (client.sending) return toBatch(sender, client.sending, await readSending(lead, client.sending));
    const {records, sending} =
      prepared && follows(client, prepared) ? prepared : await chainWaiting(lead, client, limits);
    if (records.length === 0) return null;
    if (await claim(lead, client, sending)) return toBatch(sender, sending, records);
    // A change was discarded or brought back while the hashes were made: look again.
  }
}

/**
 * Reads and chains what is to be sent after the batch that is under way, while the server works on that. Nothing is written: the
 * numbers are taken only when the batch before is settled.
 */
export async function prepareNext(lead: Lead, limits: BatchLimits): Promise<Prepared | null> {
  const client = await readMeta(lead.database, 'client');
  return client?.sending ? chainWaiting(lead, client, limits) : null;
}

/** Whether there is anything, and its numbers and hashes go on from where the sender is. */
function follows({nextSeq, chainHash}: ClientState, {records, sending}: Prepared): boolean {
  return records.length > 0 && sending.firstSeq === nextSeq && sending.previousHash === chainHash;
}

/** Reads a numbered batch in one go: nothing else can lie between its first and its last. */
async function readSending({database}: Lead, {orders}: Sending): Promise<OutboxRecord[]> {
  const [first, last] = [orders.at(0) ?? 0, orders.at(-1) ?? 0];
  return database.outbox.where('order').between(first, last, true, true).toArray();
}

/** Who sends, on what data. */
type Sender = {readonly client: ClientState; readonly epoch: string | undefined};

function toBatch({client, epoch}: Sender, {firstSeq, orders, hashes}: Sending, records: OutboxRecord[]): Batch {
  if (records.length !== orders.length) throw new Error('Numbered changes have left the outbox');
  return {clientId: client.clientId, epoch, firstSeq, changes: records.map(withoutOrder), hashes};
}

/** The oldest changes that fit, with their hashes; at least one, whatever its size, and no act in parts that would fit whole. Reads little more than it takes: an import's changes are large. */
async function chainWaiting({database}: Lead, client: ClientState, limits: BatchLimits): Promise<Prepared> {
  const records: OutboxRecord[] = [];
  const sending: Sending = {firstSeq: client.nextSeq, orders: [], hashes: [], previousHash: client.chainHash};
  let bytes = 0;
  for (let atOnce = firstRead; ; atOnce *= 2) {
    const after = sending.orders.at(-1) ?? client.sentThroughOrder;
    // One more than fits says whether an act goes on.
    const limit = Math.min(atOnce, limits.count + 1 - records.length);
    const waiting = await database.outbox.where('order').above(after).limit(limit).toArray();
    const chained = await chainChanges(sending.hashes.at(-1) ?? client.chainHash, waiting.map(withoutOrder));
    for (const [index, record] of waiting.entries()) {
      bytes += chained[index]?.sizeBytes ?? 0;
      if (records.length > 0 && (bytes > limits.bytes || records.length === limits.count)) {
        const end = cutBetweenActs([...records, record], records.length);
        const {orders, hashes} = sending;
        return {
          records: records.slice(0, end),
          sending: {...sending, orders: orders.slice(0, end), hashes: hashes.slice(0, end)},
        };
      }
      records.push(record);
      sending.orders.push(record.order);
      sending.hashes.push(chained[index]?.hash ?? '');
    }
    if (waiting.length < limit) return {records, sending};
  }
}

/** Makes the numbers final, unless what waits up to the last of them is no longer just that: some were discarded, or brought back. */
async function claim(lead: Lead, client: ClientState, sending: Sending): Promise<boolean> {
  const {database} = lead;
  return commit(lead, [database.outbox], async () => {
    const last = sending.orders.at(-1) ?? 0;
    const present = await database.outbox
      .where('order')
      .between(client.sentThroughOrder, last, false, true)
      .primaryKeys();
    if (present.length !== sending.orders.length) return false;
    if (present.some((order, index) => order !== sending.orders[index])) return false;
    await writeMeta(database, 'client', withSending(client, sending));
    await patchStatus(database, {phase: 'sending'});
    return true;
  });
}

/** A sender whose last numbers are those of `sending`. */
export function withSending(client: ClientState, sending: Sending): ClientState {
  return {
    ...client,
    sending,
    nextSeq: sending.firstSeq + sending.orders.length,
    sentThroughOrder: sending.orders.at(-1) ?? client.sentThroughOrder,
    chainHash: sending.hashes.at(-1) ?? client.chainHash,
  };
}
