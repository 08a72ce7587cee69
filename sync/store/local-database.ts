import {Dexie, type EntityTable, type Table} from 'dexie';
import type {Change} from '#contract/sync/change.ts';
import type {PageRef} from '#contract/sync/pull-changes.ts';
import type {Refusal} from '#contract/sync/push-changes.ts';
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
 * `changes` hold what undoing needs, in order: those of a creation have lost their values.
 */
export type RecentAct = {
  /** The group's id, or the change's where it has no group. */
  key: string;
  /** The order of its newest change. */
  order: number;
  /** The key of the act it reverses. */
  undoes: string | null;
  changes: Change[];
};

/** This device only: preferences, dismissed cards, drafts. */
export type DeviceRecord = {key: string; value: unknown};

/** What the engine remembers; see {@link MetaValues} for the keys. */
export type MetaRecord = {key: string; value: unknown};

/** A page of a cold start, and whether it is here. */
export type ColdPage = PageRef & {done: boolean};

/** How far one space is on this device. */
export type SpaceState = {
  role: SpaceRole;
  /** Last server version seen; null while a cold start is under way. */
  cursor: number | null;
  /** Raised by every commit that writes pages of the space or takes changes out of the outbox. Never goes back. */
  revision: number;
  /** Readers that last saw a revision below this one start over: rows may have left without a trace. */
  startOverBelow: number;
  /** Where a cold start goes on after an interruption; null when none is under way. */
  cold: {version: number; pages: ColdPage[]} | null;
};

/** What the engine knows of itself as a sender. */
export type ClientState = {
  clientId: string;
  /** The number the next change that is sent for the first time will get. */
  nextSeq: number;
  /** Outbox records up to this order may have reached the server: they are never edited or discarded. */
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
  /** Raised by each engine that starts to lead; a commit under an older one is refused. */
  fence: number;
  epoch: string;
  session: {userId: string; authToken: string | null};
  /** The last revision given to any space, so that a space that went and came back goes on from there. */
  revision: number;
  /** For the screens; see sync/status. */
  status: StatusRecord;
};

/** What the sync chip and the activity panel show, as the leading engine last knew it. */
export type StatusRecord = {
  phase: 'idle' | 'sending' | 'pulling' | 'offline' | 'signed-out' | 'outdated';
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
  declare readonly meta: Table<MetaRecord, string>;

  constructor(name: string) {
    // Strict: "saved on this device" is said only after the disk has it. No cache: it would show what is not committed yet.
    super(name, {chromeTransactionDurability: 'strict', cache: 'disabled'});
    this.version(1).stores({
      pages: '++id, [spaceId+table+kind+position], [spaceId+table+revision]',
      outbox: '++order, [spaceId+table], groupId',
      attention: '++id, spaceId',
      recent: 'key, order',
      device: 'key',
      meta: 'key',
    });
  }
}

/** The name of a person's database: one for each user id, and one for each user acted as. */
export function databaseName(userId: string): string {
  return `faro-user-${userId}`;
}
