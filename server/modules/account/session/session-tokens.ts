import {createHash, createHmac, randomBytes} from 'node:crypto';

/** A signed-in device's two secrets, as its cookies hold them. */
export type TokenPair = {readonly access: string; readonly refresh: string};

/** How long an access token is good. Source: D7. */
export const accessLifeMs = 15 * 60_000;
/** How long sessions last at most, in milliseconds from signing in, however often they are renewed. Rule: ACC37. */
export type SessionLife = {readonly userMs: number; readonly adminMs: number};

/** How long a refresh token is good. Source: D7. */
export const refreshLifeMs = 30 * 24 * 3_600_000;
/** How long after a rotation the old refresh token still answers, with the same successor. Source: D7. */
export const reuseGraceMs = 10_000;

/** A secret nobody can guess: 256 random bits as 43 characters of base64url. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** A new pair, for a new session. */
export function newTokenPair(): TokenPair {
  return {access: newSecret(), refresh: newSecret()};
}

/**
 * The pair that follows a refresh token under a salt. It is always the same, so two tabs that refresh at once get one pair. The database
 * holds the salt but no token, and cannot tell the pair.
 */
export function succeedPair(refresh: string, salt: Buffer): TokenPair {
  const derive = (purpose: string): string =>
    createHmac('sha256', salt).update(`${purpose}:${refresh}`).digest('base64url');
  return {access: derive('access'), refresh: derive('refresh')};
}

/** What the database keeps of a token. Plain SHA-256 is enough for 256 random bits. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
