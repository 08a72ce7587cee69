/** Sends bytes through the platform's own packer or unpacker, which is native code beside this thread. */
export async function runStream(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Blob([bytes]).stream().pipeThrough(through);
  return new Uint8Array(await new Response(packed).arrayBuffer());
}
