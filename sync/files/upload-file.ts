import {finishUpload} from '#contract/files/finish-upload.ts';
import {startUpload} from '#contract/files/start-upload.ts';
import {fail, succeed, type Failure, type Outcome} from '#contract/kernel/failure.ts';
import type {Lead} from '#sync/store/fence.ts';
import type {FileRecord} from '#sync/store/local-database.ts';
import type {ByteLine} from '#sync/transport/byte-line.ts';
import type {ServerCall} from '#sync/transport/call-server.ts';
import type {FileBytes} from './file-bytes.ts';
import {settleFile} from './settle-file.ts';

/** What uploading stands on. */
export type UploadParts = {
  readonly call: ServerCall;
  readonly bytes: FileBytes;
  readonly line: ByteLine;
  readonly nowMs: () => number;
};

/** A server that keeps asking to start again has another trouble. */
const maxRounds = 3;

/** How often a screen is told how far an upload is, in milliseconds. */
const tellEveryMs = 500;

/** What one round came to: `again` asks the server anew what it is missing. */
type Round = 'stored' | 'again' | Failure;

/**
 * Sends one file: asks what the server is missing, sends that, and has it checked. Every step can be repeated, so an unknown outcome is
 * met by asking again.
 *
 * @returns failures that another time may end; those that are for good, and a row that is gone, are no failure of the queue.
 * Rules: UPL5, UPL6, UPL7.
 */
export async function uploadFile(
  lead: Lead,
  record: FileRecord,
  parts: UploadParts,
  signal: AbortSignal,
): Promise<Outcome<null>> {
  const bytes = await parts.bytes.read(record);
  if (bytes === null || bytes.size !== record.sizeBytes) {
    await settleFile(lead, record, {state: 'refused', reason: 'file.bytes-missing'});
    return succeed(null);
  }
  await settleFile(lead, record, {state: 'sending', sentBytes: record.sentBytes});
  for (let round = 1; round <= maxRounds; round += 1) {
    const came = await tryRound(lead, {record, bytes}, parts, signal);
    if (came === 'stored') {
      await settleFile(lead, record, {state: 'stored'});
      return succeed(null);
    }
    if (came !== 'again') return settleFailure(lead, record, came);
  }
  return settleFailure(lead, record, {code: 'provider-down', reason: 'file.store-down'});
}

type Sending = {readonly record: FileRecord; readonly bytes: Blob};

async function tryRound(lead: Lead, sending: Sending, parts: UploadParts, signal: AbortSignal): Promise<Round> {
  const {spaceId, id: fileId} = sending.record;
  const started = await parts.call(startUpload, {spaceId, fileId}, {signal});
  if (!started.ok) return started.failure;
  if (started.value.state === 'stored') return 'stored';
  const sent = await sendParts(lead, sending, {missing: started.value.parts, parts, signal});
  if (!sent.ok) return isWorthAnother(sent.failure) ? 'again' : sent.failure;
  const finished = await parts.call(finishUpload, {spaceId, fileId}, {signal});
  if (finished.ok) return 'stored';
  const {reason} = finished.failure;
  return reason === 'file.parts-missing' || reason === 'file.wrong-hash' ? 'again' : finished.failure;
}

type MissingPart = {readonly url: string; readonly offsetBytes: number; readonly sizeBytes: number};

type Sends = {readonly missing: readonly MissingPart[]; readonly parts: UploadParts; readonly signal: AbortSignal};

async function sendParts(
  lead: Lead,
  {record, bytes}: Sending,
  {missing, parts, signal}: Sends,
): Promise<Outcome<null>> {
  let doneBytes = record.sizeBytes - missing.reduce((sum, part) => sum + part.sizeBytes, 0);
  let toldAt = Number.NEGATIVE_INFINITY;
  let telling: Promise<void> = Promise.resolve();
  const tell = (sentBytes: number): void => {
    if (parts.nowMs() - toldAt < tellEveryMs) return;
    toldAt = parts.nowMs();
    // An engine that lost the lead hears of it at its next step.
    telling = settleFile(lead, record, {state: 'sending', sentBytes}).catch(() => {});
  };
  for (const {url, offsetBytes, sizeBytes} of missing) {
    const base = doneBytes;
    const stretch = bytes.slice(offsetBytes, offsetBytes + sizeBytes);
    const onProgress = (sentBytes: number): void => tell(base + Math.min(sentBytes, sizeBytes));
    const sent = await parts.line.send({url, bytes: stretch, onProgress}, signal);
    await telling;
    if (!sent.ok) return sent;
    doneBytes += sizeBytes;
    await settleFile(lead, record, {state: 'sending', sentBytes: doneBytes});
  }
  return succeed(null);
}

/** Refusals of one address or of what arrived by it: the server gives another. */
const askAgain = new Set(['file.expired-url', 'file.bad-url', 'file.part-size', 'file.part-too-large']);

/** An address that was made for a session that is over is no better. */
function isWorthAnother({code, reason}: Failure): boolean {
  return code === 'unauthorized' || askAgain.has(reason);
}

async function settleFailure(lead: Lead, record: FileRecord, failure: Failure): Promise<Outcome<null>> {
  const {code, reason} = failure;
  const isForGood = code === 'validation' || code === 'too-large' || reason === 'sync.not-permitted';
  await settleFile(lead, record, {state: isForGood ? 'refused' : 'waiting', reason});
  // A row, or a space, that is gone: the next pull brings that.
  if (isForGood || reason === 'file.row-missing' || reason === 'sync.no-access') return succeed(null);
  return fail(code, reason, failure);
}
