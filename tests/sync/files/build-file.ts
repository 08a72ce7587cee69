import {createHash} from 'node:crypto';
import {addFile, type FileHome, type NewFile} from '#sync/files/add-file.ts';
import {createFileBytes} from '#sync/files/file-bytes.ts';
import type {Making} from '#sync/outbox/undo-last.ts';
import {openLocalDevice} from '#tests/fakes/local-device.ts';
import {createIds, rowOne, spaceOne, testNow} from '#tests/sync/build-change.ts';

/** Bytes of a PDF of a size, different for each seed. */
export function pdfBytes(sizeBytes = 1_000, seed = 1): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(sizeBytes);
  for (let index = 0; index < sizeBytes; index += 1) bytes[index] = (index * 31 + seed * 7 + (index >> 8)) & 0xff;
  bytes.set(Array.from('%PDF-1.7\n', (letter) => letter.charCodeAt(0)));
  return bytes;
}

/** SHA-256 by another implementation than the product's. */
export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** A home for files on a device of its own. */
export function openFileHome(): FileHome {
  const database = openLocalDevice();
  return {database, bytes: createFileBytes(database, null)};
}

const createId = createIds(70);

/** The moment and ids of an act. */
export const making: Making = {now: new Date(testNow).toISOString(), createId};

/** A receipt of a movement, unless told otherwise. */
export function buildFile(overrides: Partial<NewFile> = {}): NewFile {
  return {
    spaceId: spaceOne,
    kind: 'receipt',
    transactionId: rowOne,
    userId: spaceOne,
    name: 'recibo.pdf',
    content: new Blob([pdfBytes()]),
    label: {key: 'test.file'},
    ...overrides,
  };
}

/** Adds a receipt and answers its id. */
export async function addOne(home: FileHome, overrides: Partial<NewFile> = {}): Promise<string> {
  const added = await addFile(home, buildFile(overrides), making);
  if (!added.ok) throw new Error(`adding a file failed: ${added.failure.reason}`);
  return added.value;
}
