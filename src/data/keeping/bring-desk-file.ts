import {finishDeskUpload, startDeskUpload} from '#contract/files/desk-upload.ts';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import {callServer} from '#src/data/calls/server.ts';
import {createByteLine} from '#sync/transport/byte-line.ts';
import {fetchByKy} from '#sync/transport/fetch-by-ky.ts';

/** The one line on which the page itself sends, since what the desk gives a company is in no queue; it tells how much has gone out. */
const line = createByteLine({fetch: fetchByKy, origin: '', openRequest: () => new XMLHttpRequest()});

/** A server that keeps asking to start again has another trouble. */
const maxRounds = 3;

/** Which file of which company, its bytes, and who hears how much of it is there, from 0 to 1. */
export type DeskFile = {
  readonly companyId: string;
  readonly fileId: string;
  readonly bytes: Blob;
  readonly onProgress: (share: number) => void;
};

/**
 * Sends what is missing of a file that the desk gives a company, and has it checked; asked again, it goes on where it stopped.
 *
 * @returns the refusals of `startDeskUpload` and `finishDeskUpload`, or `offline`. Rules: FIL12, MLG7.
 */
export async function bringDeskFile(
  {companyId, fileId, bytes, onProgress}: DeskFile,
  signal: AbortSignal,
): Promise<Outcome<null>> {
  for (let round = 1; round <= maxRounds; round += 1) {
    const started = await callServer(startDeskUpload, {companyId, fileId}, {signal});
    if (!started.ok) return started;
    if (started.value.state === 'stored') return succeed(null);
    let left = started.value.parts.reduce((sum, part) => sum + part.sizeBytes, 0);
    const tell = (sent: number) => onProgress((bytes.size - left + sent) / bytes.size);
    let sent: Outcome<null> = succeed(null);
    for (const {url, offsetBytes, sizeBytes} of started.value.parts) {
      tell(0);
      const stretch = bytes.slice(offsetBytes, offsetBytes + sizeBytes);
      sent = await line.send({url, bytes: stretch, onProgress: tell}, signal);
      if (!sent.ok) break;
      left -= sizeBytes;
    }
    if (!sent.ok && !isOfAddress(sent.failure.reason)) return sent;
    if (!sent.ok) continue;
    const finished = await callServer(finishDeskUpload, {companyId, fileId}, {signal});
    if (finished.ok) return succeed(null);
    if (finished.failure.reason !== 'file.parts-missing' && finished.failure.reason !== 'file.wrong-hash')
      return finished;
  }
  return fail('provider-down', 'file.store-down');
}

/** Refusals of one address: the server gives another. */
function isOfAddress(reason: string): boolean {
  return ['file.expired-url', 'file.bad-url', 'file.part-size'].includes(reason);
}
