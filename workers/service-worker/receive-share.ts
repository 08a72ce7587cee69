import {shareField, sharePath} from '#contract/files/share-target.ts';
import {newId} from '#contract/kernel/ids.ts';
import {openDatabase, hasDatabase} from '#sync/store/open-database.ts';
import {readPerson} from '#sync/store/person-here.ts';
import {receiveFiles} from '#workers/host/receive-files.ts';
import type {ImageTools} from '#workers/shrink-image/job.ts';

/** What receiving needs of the world. */
export type ShareWorld = {
  readonly images: ImageTools;
  readonly nowMs: () => number;
  readonly fillRandom: (bytes: Uint8Array<ArrayBuffer>) => void;
};

/**
 * Keeps what another app shared for the person who is on this device; where nobody is, nothing.
 *
 * @returns the address that tells the person what became of it.
 * Rule: SWK3.
 */
export async function receiveShare(request: Request, {images, nowMs, fillRandom}: ShareWorld): Promise<string> {
  const userId = await readPerson();
  if (userId === null || !(await hasDatabase(userId))) return `${sharePath}?trouble=nobody`;
  const files = await readFiles(request);
  if (files === null || files.length === 0) return `${sharePath}?trouble=unreadable`;
  const database = await openDatabase(userId, () => {});
  const making = {now: new Date(nowMs()).toISOString(), createId: () => newId(nowMs(), fillRandom)};
  const arrivals = files.map((content) => ({name: content.name, content}));
  try {
    const {refused} = await receiveFiles(database, arrivals, {images, making});
    return refused.every(({isNoted}) => isNoted) ? sharePath : `${sharePath}?trouble=full`;
  } finally {
    database.close();
  }
}

/** Null where the form cannot be read: it was cut off, or a file in it is gone. */
async function readFiles(request: Request): Promise<File[] | null> {
  try {
    const form = await request.formData();
    return form.getAll(shareField).filter((value) => typeof value !== 'string');
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException) return null;
    throw error;
  }
}
