import {listParts, type FilePart} from '#contract/files/start-upload.ts';
import type {FileStore} from '#server/providers/files/port.ts';
import type {Upload} from './upload-store.ts';

/** The parts of a file that are not there whole. Rule: FIL6. */
export async function listMissing(store: FileStore, upload: Upload, sizeBytes: number): Promise<FilePart[]> {
  const there = await store.list(partsPrefix(upload));
  const sizes = new Map(there.map((object) => [object.key, object.sizeBytes]));
  return listParts(sizeBytes).filter((part) => sizes.get(partKey(upload, part)) !== part.sizeBytes);
}

/** Removes whatever parts there are. */
export async function removeParts(store: FileStore, upload: Upload): Promise<void> {
  await store.remove((await store.list(partsPrefix(upload))).map((object) => object.key));
}

/** Where one part lies. */
export function partKey(upload: Upload, {number}: FilePart): string {
  return `${partsPrefix(upload)}${number}`;
}

/** Where an upload's checked bytes lie. */
export function storedKey({spaceId, fileId, id}: Upload): string {
  return `stored/${spaceId}/${fileId}.${id}`;
}

function partsPrefix({spaceId, fileId, id}: Upload): string {
  return `incoming/${spaceId}/${fileId}.${id}.`;
}
