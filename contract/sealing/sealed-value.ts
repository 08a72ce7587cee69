import {z} from 'zod';

/** The parts of a sealed value, its bytes in base64url. */
export type SealedValue = {
  /** What people see, such as `•••-••-1234`. */
  readonly mask: string;
  /** Which of the server's keys opens it. */
  readonly keyId: string;
  /** The public key that was made for this one value: 32 bytes. Source: RFC 9180, 5.1. */
  readonly enc: string;
  /** What is sealed: 16 bytes more than its text. */
  readonly ciphertext: string;
};

const shape = /^([\p{L}\p{N}]{0,2}[•-]{3,12}[\p{L}\p{N}]{0,4}) v1\.([\w-]{12})\.([\w-]{43})\.([\w-]{22,700})$/u;

/** A sealed value as it is kept and sent: `<mask> v1.<key>.<enc>.<ciphertext>`. Rule: SEA1. */
export const sealedValueSchema = z.string().max(800).regex(shape, {error: 'sealing.not-sealed'});

/** Reads a sealed value; null where the text is none. Rule: SEA1. */
export function readSealed(sealed: string): SealedValue | null {
  const found = shape.exec(sealed);
  if (!found) return null;
  const [, mask = '', keyId = '', enc = '', ciphertext = ''] = found;
  return {mask, keyId, enc, ciphertext};
}

/** Writes a sealed value as one text. */
export function writeSealed({mask, keyId, enc, ciphertext}: SealedValue): string {
  return `${mask} v1.${keyId}.${enc}.${ciphertext}`;
}

/** What every sealed value of the product is about: HPKE's `info`. */
export const sealingInfo = 'faro sealed v1';

/** Ties a sealed value to its row and field: HPKE's `aad`. Rule: SEA2. */
export function bindTo(rowId: string, field: string): string {
  return `${rowId}/${field}`;
}
