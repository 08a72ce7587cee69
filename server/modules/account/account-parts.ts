import type {FastifyRequest} from 'fastify';
import type {Database, Queryable, Transaction} from '#server/db/database.ts';
import type {OpenCall} from '#server/http/implement.ts';
import type {QueueMail} from '#server/mail/mail-order.ts';
import type {IdentityPort} from '#server/providers/identity/port.ts';
import type {DeviceTokens} from './guesses/device-tokens.ts';
import type {Passwords} from './password/passwords.ts';
import type {PersonAuthor} from '#server/sync/author.ts';
import type {SessionLife, TokenPair} from './session/session-tokens.ts';

/** How what only its person reads is sealed and opened. Rules: FAC2, SEA11. */
export type SealedSecrets = {
  readonly seal: (clear: string, userId: string) => Promise<string>;
  /** Rejects where it does not open. */
  readonly open: (sealed: string, userId: string) => Promise<string>;
};

/** A person and what they are called now. */
export type Renamed = {readonly userId: string; readonly name: string};

/** What the account module works with. */
export type AccountParts = {
  readonly database: Database;
  readonly now: () => number;
  readonly passwords: Passwords;
  readonly giveCookies: (call: OpenCall, tokens: TokenPair) => void;
  /** The secrets by which browsers are known. */
  readonly devices: DeviceTokens;
  /** Gives a browser the secret by which it is known to a person. Rule: ACC43. */
  readonly giveDevice: (call: OpenCall, secret: string) => void;
  /** Count guesses at passwords? */
  readonly limitsLogins: boolean;
  readonly queueMail: QueueMail;
  /** The companies a person has a part in, by id. */
  readonly findCompanyIds: (database: Queryable, userId: string) => Promise<string[]>;
  /** Tells the companies a person has a part in what they are called now, by first and last name. */
  readonly renameMember: (tx: Transaction, renamed: Renamed, author: PersonAuthor, nowMs: number) => Promise<void>;
  readonly taxIds: SealedSecrets;
  /** Signs people's ids for the chat; undefined where none is configured. Source: S3.01. */
  readonly intercomSecret: string | undefined;
  /** Who vouches for people; undefined where nobody is configured. */
  readonly identity: IdentityPort | undefined;
  /** May an admin not be without a second factor? Rule: FAC8. */
  readonly demandsFactor: boolean;
  /** How long sessions last at most, however often they are used. Rule: ACC37. */
  readonly sessionLife: SessionLife;
  /** Seals keys of authenticator apps at rest, each for its person. */
  readonly secrets: SealedSecrets;
  /** The header in which the content network names the caller's country; undefined where there is none. */
  readonly countryHeader: string | undefined;
  /** The origin that the caller has open. */
  readonly originOf: (request: FastifyRequest) => string;
};
