import type {ApiServer} from '#server/http/implement.ts';

/** What a signed address lets its bearer do, and to which space's member it was given. */
export type Grant = {readonly key: string; readonly spaceId: string; readonly userId: string};

/** Tells whether a person may still do that in the space; asked anew at each request that reaches our own server. */
export type MayUse = (action: 'read' | 'write', spaceId: string, userId: string) => Promise<boolean>;

/** The bytes of one object as they come. */
export type ByteStream = AsyncIterable<Uint8Array>;

/** An object that is there whole. */
export type StoredObject = {readonly key: string; readonly sizeBytes: number};

/**
 * Where files' bytes lie: named objects that are there whole or not at all. Keys are made by the server: an area, a
 * space and a name of hex, dashes and dots, such as `stored/<space>/<file>.<upload>`. Browsers send and read bytes by signed addresses; the server reads, writes and removes.
 * Every method throws {@link StoreDownError} when the store cannot be reached. Source: D4, sync.md (Files), S7.22.
 */
export type FileStore = {
  /** The origin that browsers send to and read from; undefined where it is our own. */
  readonly origin: string | undefined;
  /**
   * An address to which exactly `sizeBytes` can be `PUT` as the object, until `expiresAtMs`, as often as wanted.
   * Ours begins with `/`. Any other size is refused, and nothing of it kept.
   */
  readonly signPut: (grant: Grant, sizeBytes: number, expiresAtMs: number) => Promise<string>;
  /** An address from which the object can be `GET` as a download of that name, until `expiresAtMs`. */
  readonly signGet: (grant: Grant, name: string, expiresAtMs: number) => Promise<string>;
  /** The objects of a space whose keys begin so; at most 1,000. */
  readonly list: (prefix: string) => Promise<readonly StoredObject[]>;
  /** The bytes of an object; undefined where there is none. */
  readonly read: (key: string) => Promise<ByteStream | undefined>;
  /** Writes an object of exactly `sizeBytes`, whole or, when `bytes` throws, not at all. Replaces one of the same key. */
  readonly write: (key: string, sizeBytes: number, bytes: ByteStream) => Promise<void>;
  /** Removes objects; those that are not there are removed already. */
  readonly remove: (keys: readonly string[]) => Promise<void>;
  /** Mounts what the signed addresses need of our own server; nothing where the store has its own. */
  readonly addRoutes: (server: ApiServer, mayUse: MayUse) => void;
};

/** The store does not answer or refuses to work: nothing is known of what was asked, and it may be asked again. */
export class StoreDownError extends Error {
  override readonly name = 'StoreDownError';
}
