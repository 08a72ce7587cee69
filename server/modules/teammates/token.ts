import {createHash, randomBytes} from 'node:crypto';

/** What a link ends in: 256 random bits as 43 characters of base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of it. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
