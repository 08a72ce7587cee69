import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import {unpackSealedFile} from '#contract/sealing/sealed-file.ts';

/**
 * Opens a sealed file in memory.
 *
 * @param fileKey in base64url, as the server opened it.
 * @returns `conflict` where the file is not what was sealed with that key. Rule: SEA8.
 */
export async function openSealedFile(file: Blob, fileKey: string, type: string): Promise<Outcome<Blob>> {
  const packed = unpackSealedFile(new Uint8Array(await file.arrayBuffer()));
  if (!packed) return fail('conflict', 'document.broken');
  const raw = Uint8Array.from(atob(fileKey.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
  const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt']);
  try {
    const clear = await crypto.subtle.decrypt({name: 'AES-GCM', iv: packed.nonce}, key, packed.ciphertext);
    return succeed(new Blob([clear], {type}));
  } catch (error) {
    if (error instanceof DOMException) return fail('conflict', 'document.broken');
    throw error;
  }
}
