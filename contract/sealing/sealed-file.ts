/**
 * What a sealed file begins with. After it come 12 bytes of nonce and what AES-256-GCM makes of the file, its tag of 16 bytes last. The key is made
 * for this one file and sealed to the server like a number: see `sealed-value.ts`. Rules: SEA8. Source: D46, NIST SP 800-38D.
 */
export const sealedFileMark = 'FARO-SEALED-1\n';

/** Length of the nonce in bytes. */
export const sealedNonceBytes = 12;

/** By how many bytes a sealed file is larger than what is in it. */
export const sealedOverheadBytes = sealedFileMark.length + sealedNonceBytes + 16;

/** What is sealed of a file's key: 32 bytes in base64url. */
export const fileKeyShape = /^[\w-]{43}$/;

const mark = Uint8Array.from(sealedFileMark, (sign) => sign.charCodeAt(0));

/** Puts a sealed file together. */
export function packSealedFile(nonce: Uint8Array, ciphertext: Uint8Array): Uint8Array<ArrayBuffer> {
  const packed = new Uint8Array(mark.length + nonce.length + ciphertext.length);
  packed.set(mark);
  packed.set(nonce, mark.length);
  packed.set(ciphertext, mark.length + nonce.length);
  return packed;
}

/** Takes a sealed file apart; null where it is none. */
export function unpackSealedFile(
  bytes: Uint8Array<ArrayBuffer>,
): {nonce: Uint8Array<ArrayBuffer>; ciphertext: Uint8Array<ArrayBuffer>} | null {
  if (bytes.length < sealedOverheadBytes || mark.some((byte, index) => bytes[index] !== byte)) return null;
  const from = mark.length + sealedNonceBytes;
  return {nonce: bytes.subarray(mark.length, from), ciphertext: bytes.subarray(from)};
}
