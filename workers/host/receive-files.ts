import {noteRefused, receiveFile, type Arrival} from '#sync/inbox/received-files.ts';
import {isFullDevice} from '#sync/files/read-whole.ts';
import type {Making} from '#sync/outbox/undo-last.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import type {ImageTools} from '#workers/shrink-image/job.ts';
import {prepareContent} from './prepare-content.ts';

/** What became of files that came together. */
export type Arrived = {
  readonly keptCount: number;
  /** Told to the person; `isNoted` false: the device is so full that not even that could be written down. */
  readonly refused: readonly {readonly name: string; readonly reason: string; readonly isNoted: boolean}[];
};

/**
 * Keeps receipts without a transaction on this device, pictures made small first; what may not be kept is noted with its reason. One that is
 * refused stops no other.
 *
 * Rules: INB1, INB2, SHR4.
 */
export async function receiveFiles(
  database: LocalDatabase,
  arrivals: readonly Arrival[],
  {images, making}: {readonly images: ImageTools; readonly making: Making},
): Promise<Arrived> {
  let keptCount = 0;
  const refused: {name: string; reason: string; isNoted: boolean}[] = [];
  for (const arrival of arrivals) {
    const prepared = await prepareContent(arrival, images);
    const received = prepared.ok ? await receiveFile(database, prepared.value, making) : prepared;
    if (received.ok) {
      keptCount += 1;
      continue;
    }
    const refusal = {name: arrival.name, reason: received.failure.reason};
    refused.push({...refusal, isNoted: await tryNoting(database, refusal, making)});
  }
  return {keptCount, refused};
}

async function tryNoting(
  database: LocalDatabase,
  refusal: {readonly name: string; readonly reason: string},
  making: Making,
): Promise<boolean> {
  try {
    await noteRefused(database, refusal, making);
    return true;
  } catch (error) {
    if (isFullDevice(error)) return false;
    throw error;
  }
}
