import {createHash} from 'node:crypto';
import {headBytes} from '#contract/files/sniff-type.ts';
import {checkContent, type contentReasons} from '#contract/files/upload-kinds.ts';
import type {ByteStream} from '#server/providers/files/port.ts';
import type {KnownFile} from './find-file.ts';

type BytesReason = 'file.wrong-hash' | 'file.infected' | (typeof contentReasons)[number];

/** The bytes are not those of the file, or not what it may hold; `reason` is for the person. */
export class RefusedBytesError extends Error {
  override readonly name = 'RefusedBytesError';
  readonly reason: BytesReason;
  constructor(reason: BytesReason) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Passes bytes on while it checks them. The first bytes are checked for their content before any goes on; size and SHA-256 at the end. The
 * last piece goes on only when all is right, so whoever writes them never has a whole file that is wrong.
 *
 * @throws RefusedBytesError with a reason of `checkContent`, or `file.wrong-hash`. Rule: FIL9.
 */
export async function* checkBytes(
  bytes: ByteStream,
  {type, sizeBytes, sha256}: Pick<KnownFile, 'type' | 'sizeBytes' | 'sha256'>,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let held = Buffer.alloc(0);
  let size = 0;
  let isChecked = false;
  for await (const chunk of bytes) {
    hash.update(chunk);
    size += chunk.byteLength;
    if (size > sizeBytes) throw new RefusedBytesError('file.wrong-hash');
    if (isChecked && held.length > 0) yield held;
    held = isChecked ? Buffer.from(chunk) : Buffer.concat([held, chunk]);
    if (isChecked || held.length < headBytes) continue;
    refuseContent(type, held);
    isChecked = true;
  }
  if (!isChecked) refuseContent(type, held);
  if (size !== sizeBytes || hash.digest('hex') !== sha256) throw new RefusedBytesError('file.wrong-hash');
  yield held;
}

function refuseContent(type: KnownFile['type'], head: Uint8Array): void {
  const reason = checkContent(type, head.subarray(0, headBytes));
  if (reason !== null) throw new RefusedBytesError(reason);
}
