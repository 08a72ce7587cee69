import {randomBytes} from 'node:crypto';
import type {Database} from '#server/db/database.ts';

/** What the sandbox stands on. */
export type SandboxParts = {
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

/** An id as the provider makes them: what it is of, and what nobody can guess. */
export function makeId(prefix: 'cus' | 'pm' | 'pi' | 'seti' | 're'): string {
  return `${prefix}_sandbox_${makeSecret()}`;
}

/** 128 bits that nobody can guess, as hex. */
export function makeSecret(): string {
  return randomBytes(16).toString('hex');
}
