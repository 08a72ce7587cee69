import {succeed, type Outcome} from '#contract/kernel/failure.ts';
import {readLastOrder} from '#sync/outbox/last-order.ts';
import type {Lead} from '#sync/store/fence.ts';
import {listSendable} from './list-sendable.ts';
import {settleFile} from './settle-file.ts';
import {uploadFile, type UploadParts} from './upload-file.ts';

/** `more`: files were stored, or something else has come up; look at rows again, then at files. */
export type UploadEnd = 'done' | 'more';

/**
 * Sends the bytes of files whose rows the server has, one file after another, until none is left, one fails for now, or a change waits to
 * be sent: rows are small and go first.
 *
 * @returns the failure that ended it; what the server refuses for good is no failure, it is on the file's record.
 * Rules: UPL5, UPL6, UPL7, LED2.
 */
export async function uploadFiles(lead: Lead, parts: UploadParts, signal: AbortSignal): Promise<Outcome<UploadEnd>> {
  const {database} = lead;
  const {toSend, stored} = await listSendable(database);
  for (const record of stored) await settleFile(lead, record, {state: 'stored'});
  const before = await readLastOrder(database);
  for (const record of toSend) {
    signal.throwIfAborted();
    const outcome = await uploadFile(lead, record, parts, signal);
    if (!outcome.ok) return outcome;
    if ((await readLastOrder(database)) !== before) return succeed('more');
  }
  return succeed(toSend.length > 0 ? 'more' : 'done');
}
