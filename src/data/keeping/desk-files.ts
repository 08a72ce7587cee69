import {finishDeskUpload, startDeskUpload} from '#contract/files/desk-upload.ts';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import {createByteLine} from '#sync/transport/byte-line.ts';
import {fetchByKy} from '#sync/transport/fetch-by-ky.ts';
import {callServer} from '#src/data/calls/server.ts';

const line = createByteLine({fetch: fetchByKy, origin: '', openRequest: null});

/** A link that breaks is tried again so often; what has arrived is not sent again. */
const maxRounds = 4;

/** Where a file of the desk goes. */
export type DeskPlace = {readonly companyId: string; readonly fileId: string};

/** Brings the bytes of what the desk gives a company, whose row is there: only what the server lacks, however often it is tried. Rule: FIL12. */
export async function sendDeskFile(place: DeskPlace, content: Blob, signal: AbortSignal): Promise<Outcome<null>> {
  let last: Outcome<null> = fail('offline', 'network.unreachable');
  for (let round = 0; round < maxRounds; round += 1) {
    last = await sendOnce(place, content, signal);
    if (last.ok || (last.failure.code !== 'offline' && last.failure.reason !== 'file.parts-missing')) return last;
  }
  return last;
}

async function sendOnce(place: DeskPlace, content: Blob, signal: AbortSignal): Promise<Outcome<null>> {
  const started = await callServer(startDeskUpload, place, {signal});
  if (!started.ok) return started;
  if (started.value.state === 'stored') return succeed(null);
  for (const {url, offsetBytes, sizeBytes} of started.value.parts) {
    const bytes = content.slice(offsetBytes, offsetBytes + sizeBytes);
    const sent = await line.send({url, bytes, onProgress: () => undefined}, signal);
    if (!sent.ok) return sent;
  }
  const finished = await callServer(finishDeskUpload, place, {signal});
  return finished.ok ? succeed(null) : finished;
}

/** The bytes behind an address that the server gave an admin; nothing of them is kept. */
export async function receiveForDesk(url: string, signal: AbortSignal): Promise<Outcome<Blob>> {
  return line.receive(url, signal);
}
