import type {ByteStream} from '#server/providers/files/port.ts';
import type {ScanningPort} from '#server/providers/scanning/port.ts';
import {RefusedBytesError} from './check-bytes.ts';

/**
 * Passes bytes on while the scanner reads the very same. The last piece goes on only when they were found clean, so whoever writes them never
 * has a whole file that is not.
 *
 * @throws RefusedBytesError `file.infected`; ScannerDownError where no verdict can be had; errors of `bytes` as they are. Rule: FIL14.
 */
export async function* scanThrough(bytes: ByteStream, {scan}: ScanningPort): AsyncGenerator<Uint8Array> {
  const {readable, writable} = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const verdict = scan(readable);
  // Heard below, or told by what ends the writing.
  verdict.catch(() => {});
  writer.closed.catch(() => {});
  const give = async (writing: Promise<void>) => {
    try {
      await writing;
    } catch (error) {
      // A scanner that gave up has the better reason.
      await verdict;
      throw error;
    }
  };
  let held: Uint8Array | undefined;
  try {
    for await (const chunk of bytes) {
      await give(writer.write(chunk));
      if (held) yield held;
      held = chunk;
    }
    await give(writer.close());
  } catch (error) {
    await writer.abort(error).catch(() => {});
    throw error;
  }
  if ((await verdict).state === 'infected') throw new RefusedBytesError('file.infected');
  if (held) yield held;
}
