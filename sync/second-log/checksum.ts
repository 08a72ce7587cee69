/** The table of CRC-32 with the polynomial of IEEE 802.3, reflected. */
const table = Uint32Array.from({length: 256}, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest >>> 0;
});

/**
 * CRC-32 of bytes, from 0 to 2³² − 1: finds every single flipped byte, and all but one in four thousand million other damages.
 * It guards against failing storage, not against anybody. Source: IEEE 802.3, as in gzip.
 */
export function crc32(bytes: Uint8Array): number {
  let rest = 0xffffffff;
  for (const byte of bytes) rest = (rest >>> 8) ^ (table[(rest ^ byte) & 0xff] ?? 0);
  return (rest ^ 0xffffffff) >>> 0;
}
