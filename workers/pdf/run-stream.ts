import {joinBytes} from '#sync/store/bytes.ts';

/**
 * Sends bytes through the platform's own packer or unpacker, which is native code.
 *
 * Written and read by hand: the short way, over a Blob and a Response, asks another process about each of them, which takes longer than the packing.
 */
export async function runStream(
  bytes: Uint8Array<ArrayBuffer>,
  {writable, readable}: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = writable.getWriter();
  const [parts] = await Promise.all([readAll(readable), writer.write(bytes), writer.close()]);
  return joinBytes(parts);
}

async function readAll(readable: ReadableStream<Uint8Array>): Promise<Uint8Array[]> {
  const parts: Uint8Array[] = [];
  const reader = readable.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) parts.push(read.value);
  return parts;
}
