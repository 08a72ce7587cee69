import {Dexie, type EntityTable, type Table} from 'dexie';
import type {Json} from '#contract/kernel/field-values.ts';
import type {Change} from '#contract/sync/change.ts';
import type {PageRef} from '#contract/sync/pull-changes.ts';
import type {Refusal} from '#contract/sync/push-changes.ts';
import type {Service, SpaceKind, SpaceLock} from '#contract/kernel/space.ts';
import type {SpaceRole} from '#contract/kernel/synced-table.ts';

/** Up to 2,000 rows of one table of one space, as the server confirmed them for this person's role. */
export type PageRecord = {
  id: number;
  spaceId: string;
  table: string;
  /** `base` pages hold the table; `hot` pages hold what changed since, and win over base rows and older hot pages. */
  kind: 'base' | 'hot';
  /** Grows with every commit of the space; readers ask for pages above the last one they saw. */
  revision: number;
  count: number;
  /** Where the page stands in the table's order, newest first; hot pages come last in reading order. */
  position: number;
  /** The rows as JSON text of `RowColumns`, stored as received. */
  body: string;
};

/** A change in the queue. `order` is given by the store at commit, across all tabs. */
export type OutboxRecord = Change & {order: number};

/** A change the server refused, in whole or for some rows, with everything the person entered. */
export type AttentionRecord = {
  id: number;
  spaceId: string;
  change: Change;
  refusals: Refusal[];
  refusedAt: string;
};

/**
 * What a person did in one go, after it left the outbox and while it can still be undone.
 * `changes` hold what undoing needs, in order, and where they stood in the queue: those of a creation have lost their values.
 */
export type RecentAct = {
  /** The group's id, or the change's where it has no group. */
  key: string;
  /** The order of its newest change. */
  order: number;
  /** The key of the act it reverses. */
  undoes: string | null;
  changes: OutboxRecord[];
  /** Rows of what it created that are in no page: while their space comes anew, and after that those that were deleted by then. */
  made?: readonly MadeRow[];
};

/** A confirmed row and where it lives. */
export type MadeRow = {
  readonly spaceId: string;
  readonly table: string;
  readonly row: Readonly<Record<string, Json>>;
};

/** This device only: preferences, dismissed cards, drafts. */
export type DeviceRecord = {key: string; value: unknown};

/** Where the bytes of a file lie: in the origin's private file system, or, where a browser has none, beside the rows. */
export type FilePlace = 'opfs' | 'indexeddb';

/**
 * Where the upload of a file is: `waiting` for its turn or another try; `sending`; `stored` on the server, here only to be looked at
 * offline; `refused` by the server for good, with its reason.
 */
export type UploadState = 'waiting' | 'sending' | 'stored' | 'refused';

/** A file whose bytes are on this device; its row, which all devices see, is in the synced table `files` under the same id. */
export type FileRecord = {
  id: string;
  spaceId: string;
  name: string;
  /** As its content says, such as `image/jpeg`. */
  type: string;
  sizeBytes: number;
  /** In lower-case hex. */
  sha256: string;
  place: FilePlace;
  state: UploadState;
  /** How much has gone out, as last known; all of it once it is stored. */
  sentBytes: number;
  /** Why it was refused, or why the last try failed. */
  reason: string | null;
  /** Tries that failed since the person last asked. */
  attempts: number;
  /** When its bytes came to this device, ISO UTC. */
  addedAt: string;
};

/** What a file is, as its row says for good. */
export type FileFacts = Pick<FileRecord, 'name' | 'type' | 'sizeBytes' | 'sha256'>;

/** The bytes of a file where the browser has no private file system. */
export type FileBytesRecord = {id: string; bytes: Blob};

/** What was typed and is still on its way into the queue: see `sync/outbox/typed-ahead.ts`. */
export type TypedRecord = {
  key: string;
  changes: readonly Change[];
  /** What was on its way before it: the values that it may go over. Not there where an older version noted it. */
  over?: readonly Change[];
};

/** What the engine remembers; see {@link MetaValues} for the keys. */
export type MetaRecord = {key: string; value: unknown};

/** A page of a cold start, and whether it is here. */
export type ColdPage = PageRef & {done: boolean};

/** How far one space is on this device. */
export type SpaceState = {
  role: SpaceRole;
  /** Whose it is and what it has; not given by states that an older version of the product wrote, which knew companies alone. */
  kind?: SpaceKind;
  services?: readonly Service[];
  /** What of it can be read only. Rule: SYN38. */
  lock?: SpaceLock;
  /** The wire version under which its pages were pulled, 1 where it is not given: tables that appeared later were never sent. */
  wireVersion?: number;
  /** Last server version seen; null while a cold start is under way. */
  cursor: number | null;
  /** Raised by every commit that writes pages of the space or takes changes out of the outbox. Never goes back. */
  revision: number;
  /** Readers that last saw a revision below this one start over: rows may have left without a trace. */
  startOverBelow: number;
  /**
   * Where a cold start goes on after an interruption; null when none is under way. `stale` tables still have their pages of before: they go
   * when the first new one is here.
   */
  cold: {version: number; pages: ColdPage[]; stale?: readonly string[]} | null;
  /**
   * Its pages came anew, and the queue has not been empty since: what was made by changes that wait may have been deleted already, and be
   * in none of them.
   */
  cameAnew?: true;
};

/** What the engine knows of itself as a sender. */
export type ClientState = {
  clientId: string;
  /** The number the next change that is sent for the first time will get. */
  nextSeq: number;
  /** The order of the last outbox record that has a number; for what may have reached the server, see `reachedThrough`. */
  sentThroughOrder: number;
  /** Hash of the last numbered change; the chain's end. */
  chainHash: string;
  /** The batch whose outcome is not known yet: sent again just as it was. `previousHash` is the chain's end before it. */
  sending: {firstSeq: number; orders: number[]; hashes: string[]; previousHash: string} | null;
  /** Numbered changes whose results are known but whose rows have not been pulled yet. */
  acknowledged: {throughSeq: number; throughOrder: number; refused: {order: number; refusals: Refusal[]}[]} | null;
};

/** The typed keys of the meta table; a space's state is under `space:<id>`. */
export type MetaValues = {
  client: ClientState;
  /** Outbox records up to this order may have reached the server under numbers that are no more. */
  reachedThroughOrder: number;
  /** Raised by each engine that starts to lead; a commit under an older one is refused. */
  fence: number;
  epoch: string;
  /** When the server's data turned out to be restored from a backup, and how many changes went out once more; null once a person has read it. */
  restored: {at: string; sentAgainCount: number} | null;
  /** Spaces that are no longer the person's, and when this device learned of it, ISO UTC. */
  leftSpaces: Readonly<Record<string, string>>;
  /** When each space was last compared with the server's, by its time, ISO UTC. */
  checks: Readonly<Record<string, string>>;
  session: {userId: string; authToken: string | null};
  /** The last revision given to any space, so that a space that went and came back goes on from there. */
  revision: number;
  /** For the screens; see sync/status. */
  status: StatusRecord;
  /** The id of this database itself: one that was deleted and made anew has another. */
  identity: string;
  /** Ids of changes that the person gave up and the second log does not know of yet. */
  leftChanges: string[];
  /** Places of the queue into which changes came back, and which the second log does not know of yet. */
  backOrders: number[];
  /** Grows when the queue changes otherwise than by growing at its end; see `noteQueueMoved`. */
  queueMoves: number;
  /** Grows when a person asks for a sync or another try, in whatever tab; see `noteAsked`. */
  askCount: number;
  /** Grows when what was readable here is so no longer: the second log is then written anew, without it. */
  unseenCount: number;
  /** Whether unsent changes are kept a second time: `missing` where the browser cannot, `failing` while it does not succeed. */
  secondLog: 'kept' | 'missing' | 'failing';
  /** In a visitor's database: up to where its queue is going to whose database. */
  handingOver: {readonly userId: string; readonly throughOrder: number};
  /** Up to where the queue of a visitor's database was taken over, and which database it was. */
  takenOver: {readonly identity: string; readonly throughOrder: number};
  /** What a start found damaged and did about it, until the person has read it. */
  recovery: RecoveryNote;
  /** What the person was told and has not cleared, oldest first. */
  notices: readonly Notice[];
};

/** Something the person was told, in the words of then. */
export type Notice = {
  readonly id: string;
  /** ISO UTC. */
  readonly at: string;
  readonly text: string;
  readonly tone: 'neutral' | 'ok' | 'danger';
  /** Where it leads within the product; null where nowhere. */
  readonly href: string | null;
  readonly isRead: boolean;
};

/** What was found at a start; the person reads it once. */
export type RecoveryNote = {
  /** ISO UTC. */
  at: string;
  /** Unsent changes put back from the second log. */
  restoredCount: number;
  /** Unsent changes that could not be read: kept under `unreadable:` on this device, for the export. */
  unreadableCount: number;
  /** The database was gone: how many changes were unsent when it was last seen, and when (ISO UTC); null when it was there. */
  gone: {unsentCount: number; seenAt: string} | null;
};

/** What the sync chip and the activity panel show, as the leading engine last knew it. */
export type StatusRecord = {
  phase: 'idle' | 'sending' | 'pulling' | 'offline' | 'signed-out' | 'outdated' | 'updating';
  lastSyncAt: string | null;
  nextTryAt: string | null;
  /** Changes acknowledged and rows received since the leading engine started. */
  sentCount: number;
  receivedCount: number;
  lastFailureReason: string | null;
};

/** The tables of one person's local database: the same handful for every kind of row. */
export class LocalDatabase extends Dexie {
  declare readonly pages: EntityTable<PageRecord, 'id'>;
  declare readonly outbox: EntityTable<OutboxRecord, 'order'>;
  declare readonly attention: EntityTable<AttentionRecord, 'id'>;
  declare readonly recent: Table<RecentAct, string>;
  declare readonly device: Table<DeviceRecord, string>;
  declare readonly files: Table<FileRecord, string>;
  declare readonly fileBytes: Table<FileBytesRecord, string>;
  declare readonly typed: Table<TypedRecord, string>;
  declare readonly meta: Table<MetaRecord, string>;

  constructor(name: string) {
    // Strict: "saved on this device" is said only after the disk has it. No cache: it would show what is not committed yet.
    super(name, {chromeTransactionDurability: 'strict', cache: 'disabled'});
    // Disabled, it would still follow every transaction that writes.
    this.unuse({stack: 'dbcore', name: 'Cache'});
    this.version(1).stores({
      pages: '++id, [spaceId+table+kind+position], [spaceId+table+revision]',
      outbox: '++order, [spaceId+table], groupId',
      attention: '++id, spaceId',
      recent: 'key, order',
      device: 'key',
      meta: 'key',
    });
    // What earlier versions held stays as it is.
    this.version(2).stores({files: 'id, spaceId, state', fileBytes: 'id'});
    this.version(3).stores({typed: 'key'});
  }
}

/** The name of a person's database: one for each user id, and one for each user acted as. */
export function databaseName(userId: string): string {
  return `faro-user-${userId}`;
}
