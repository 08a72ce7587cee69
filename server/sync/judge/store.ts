import type {Change} from '#contract/sync/change.ts';
import type {Refusal} from '#contract/sync/push-changes.ts';
import type {Act, OpenConflict} from './judge.ts';
import type {PeerCounts} from './peer-counts.ts';
import type {PersonAuthor} from '#server/sync/author.ts';
import type {RowPlace, RowSet} from './row-set.ts';
import type {SpaceSight} from '#server/sync/space-sight.ts';

/** Whose changes they are, sent from which device, at which moment of the server. */
export type Sender = {
  /** Who numbers what they send. */
  readonly userId: string;
  /** Whose spaces they work on, and who is the author: the same person, unless an admin acts as them. */
  readonly memberId: string;
  readonly author: PersonAuthor;
  readonly clientId: string;
  readonly deviceName: string;
  /** ISO UTC. */
  readonly at: string;
};

/** What became of one change: `hash` tells it from another one under the same number. */
export type StoredResult = {
  readonly seq: number;
  readonly changeId: string;
  readonly hash: string;
  readonly refusals: readonly Refusal[];
};

/** Who wrote a value, when, on which device. */
export type Writer = {readonly by: string; readonly at: string; readonly device: string};

/** The last number executed, 0 when new, what names the data, and the rows that all devices of its person wrote today. */
export type LockedClient = {readonly lastSeq: number; readonly epoch: string; readonly writtenToday: number};

/** What push reads and writes within one transaction; all of it takes effect or nothing. */
export type PushTransaction = {
  /** Locks the sender's row, made on its first push. @returns undefined where its person has too many devices. Rule: QTA4. */
  lockClient(): Promise<LockedClient | undefined>;
  /** The results kept for the numbers from `from` to `through`, in order. */
  readResults(from: number, through: number): Promise<StoredResult[]>;
  /**
   * Locks those of the spaces that the person may see, in one order for everybody, and reads what they see under the lock:
   * nobody else changes a row of them, or who may see them, until the transaction ends.
   */
  lockSpaces(spaceIds: readonly string[]): Promise<Map<string, SpaceSight>>;
  /**
   * What became of those of the changes that this person's devices had executed, under whatever number.
   * A copied profile sends under a new client what the server may have executed under the old one.
   */
  findExecuted(changeIds: readonly string[]): Promise<[changeId: string, refusals: readonly Refusal[]][]>;
  /** The rows that the changes touch, and those that they or their rows refer to. */
  loadRows(changes: readonly Change[]): Promise<RowSet>;
  /** How many live rows have the values of which only so many may, where the changes make rows or bring them back; `rows` as they are. Rule: SYN41. */
  countPeers(changes: readonly Change[], rows: RowSet): Promise<PeerCounts>;
  /** Those of the places, as {@link placeKey}, whose row another of all clients had deleted when it was not there. */
  findDeletions(places: readonly RowPlace[]): Promise<ReadonlySet<string>>;
  /** Writes changed rows and their history under the next version of each space, and announces it on commit. */
  writeRows(before: RowSet, written: RowSet, acts: readonly Act[]): Promise<void>;
  /** The last writer before each conflict, in their order; undefined where no person wrote it. Asked after `writeRows`. */
  findWriters(conflicts: readonly OpenConflict[]): Promise<(Writer | undefined)[]>;
  /** Keeps the results, moves the client's last number to the last of them, and counts the rows for its day. */
  writeResults(results: readonly StoredResult[], rows: number): Promise<void>;
};

/** Where push keeps everything. */
export type PushStore = {
  readonly transact: <Result>(sender: Sender, work: (tx: PushTransaction) => Promise<Result>) => Promise<Result>;
};
