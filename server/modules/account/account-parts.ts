import type {Database} from '#server/db/database.ts';
import type {OpenCall} from '#server/http/implement.ts';
import type {Passwords} from './passwords.ts';
import type {TokenPair} from './session-tokens.ts';

/** What the account module works with. */
export type AccountParts = {
  readonly database: Database;
  readonly now: () => number;
  readonly passwords: Passwords;
  readonly giveCookies: (call: OpenCall, tokens: TokenPair) => void;
  /** Slow down repeated failures to sign in? */
  readonly limitsLogins: boolean;
};
