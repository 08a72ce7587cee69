import {admitFile} from '#contract/files/admit-file.ts';
import {headBytes} from '#contract/files/sniff-type.ts';
import type {UploadKind} from '#contract/files/upload-kinds.ts';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import type {FileFacts} from '#sync/store/local-database.ts';
import {hashBytes} from '#sync/store/bytes.ts';
import {readWhole} from './read-whole.ts';

/** A file that may be kept, and all its bytes. */
export type Inspected = {readonly facts: FileFacts; readonly bytes: Uint8Array<ArrayBuffer>};

/**
 * Reads a file that a person chose and decides by its bytes whether it may be kept.
 *
 * @returns a reason of `admitFile`, or `file.vanished`: it was moved, deleted or changed while it was read.
 * Rule: UPL3.
 */
export async function inspectFile(
  kind: UploadKind,
  name: string,
  content: Blob,
): Promise<Outcome<Inspected, 'validation' | 'not-found'>> {
  const head = await readWhole(content.slice(0, headBytes));
  if (!head.ok) return head;
  const sizeBytes = content.size;
  const admitted = admitFile(kind, {name, sizeBytes, head: head.value});
  if (!admitted.ok) return admitted;
  const whole = await readWhole(content);
  if (!whole.ok) return whole;
  // A file that is being written to is of another size than it said.
  if (whole.value.length !== sizeBytes) return fail('not-found', 'file.vanished');
  const facts = {...admitted.value, sizeBytes, sha256: await hashBytes(whole.value)};
  return succeed({facts, bytes: whole.value});
}
