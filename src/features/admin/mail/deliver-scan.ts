import {succeed, type Outcome} from '#contract/kernel/failure.ts';
import {sendScan} from '#contract/mailing/send-scan.ts';
import {takeBackScan} from '#contract/mailing/take-back-scan.ts';
import {callServer} from '#src/data/calls/server.ts';
import {bringDeskFile} from '#src/data/keeping/bring-desk-file.ts';
import type {DeskScan} from './desk-scan.ts';

/** Sends a confirmed scan: first what is said of it, then its bytes, from where they stopped. Rule: MLG7. */
export async function deliverScan(
  {file, content, values}: DeskScan,
  onProgress: (patch: Pick<DeskScan, 'share'> | Pick<DeskScan, 'placed'>) => void,
  signal: AbortSignal,
): Promise<Outcome<null>> {
  const {companyId, quantity, receivedOn, sender, subject, type} = values;
  // The button is not there before.
  if (!content || companyId === null || quantity === null || receivedOn === null) throw new Error('not confirmed');
  const {name, sizeBytes, sha256, pageCount, words} = content;
  const facts = {sender: sender.trim(), subject: subject.trim(), type, quantity, receivedOn};
  const said = {companyId, ...facts, name, sizeBytes, sha256, pageCount, words};
  const known = await callServer(sendScan, said, {signal});
  if (!known.ok) return known;
  const {scanId, isStored} = known.value;
  onProgress({placed: {companyId, scanId}});
  if (isStored) return succeed(null);
  return bringDeskFile({companyId, fileId: scanId, bytes: file, onProgress: (share) => onProgress({share})}, signal);
}

/** Has nothing stay of a scan with a company that it is not for after all, how much of it ever came there. Rule: MLG11. */
export async function takeScanBack(
  place: NonNullable<DeskScan['placed']>,
  signal: AbortSignal,
): Promise<Outcome<{wasRead: boolean}>> {
  const back = await callServer(takeBackScan, place, {signal});
  // It is gone already.
  if (!back.ok && back.failure.code === 'not-found') return succeed({wasRead: false});
  return back;
}
