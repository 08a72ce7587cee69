import {isDeepStrictEqual} from 'node:util';
import {valueAt, type FieldValues} from '#contract/kernel/field-values.ts';
import type {Change} from '#contract/sync/change.ts';
import {isQuiet, maxRecentActs} from '#sync/outbox/acts.ts';
import type {AttentionRecord, OutboxRecord, RecentAct} from '#sync/store/local-database.ts';

/** What became of one change, as whoever watches everything knows it. */
export type LedgerEntry = {
  /** As it was recorded; brought back, it may have forgotten what it replaced. */
  change: Change;
  /** Its place in the queue; another one only where it was brought back at the end. */
  order: number;
  readonly device: string;
  readonly userId: string;
  place: 'outbox' | 'gone';
  /** A person took it back before it was sent. */
  isDiscarded: boolean;
  /** It was discarded, and brought back. */
  isBack: boolean;
  /** A person took the decision back that had sent it: what was refused of it waits no more. */
  isWithdrawn: boolean;
  /** It was seen among those that wait for a person's decision. */
  wasInAttention: boolean;
  /** It waited on a profile that was copied: each copy does with it what it likes. */
  isShared: boolean;
  /** Both copies of a profile had had it acknowledged: after a restore either may send it once more. */
  isCopied: boolean;
  /** It was queued once more for a restored server. */
  isSentAgain: boolean;
  /** It had left its device for good before a backup was put back that lacks it: no promise covers it. */
  isForgotten: boolean;
  /** All its rows were another act's, under the same ids, when a backup was put back that lacks it: doing it once more would change nothing. */
  isAnothers: boolean;
};

/** Everything that was ever saved on a device, by the ids of changes. */
export type Ledger = {
  readonly entries: Map<string, LedgerEntry>;
  /** Looks at a device again. @returns changes that left its queue since. */
  watch(device: Watched): LedgerEntry[];
  /** A device began as the copy of another; either may bring back what was discarded, of which these are the ids. */
  copy(from: Watched, to: string, discarded: readonly string[]): void;
  /** One that knows the same, and goes its own way from here. */
  fork(): Ledger;
  /** A person's part in a space is another: their devices forget what they did there. */
  lostSight(userId: string, spaceId: string): void;
  /** Whether that has ever been so. */
  hasLostSight(userId: string, spaceId: string): boolean;
  /** The server was restored: what it had executed and lacks now must wait on a device, or go out once more, unless that device had let go of it, or all it made was another's. */
  restored(devices: readonly Watched[], lacks: ReadonlySet<string>, anothers?: ReadonlySet<string>): void;
};

/** What a device holds now. */
export type Watched = {
  readonly name: string;
  readonly userId: string;
  readonly outbox: readonly OutboxRecord[];
  readonly attention: readonly AttentionRecord[];
  /** Acts that were acknowledged and can be undone. */
  readonly recent: readonly RecentAct[];
};

/** Makes an empty ledger. */
export function createLedger(): Ledger {
  return createFrom({
    entries: new Map(),
    waiting: new Map(),
    outOfSight: new Set(),
    fading: new Set(),
    lost: new Set(),
    isRestored: false,
  });
}

/** Whether it need be neither in a queue nor on the server. */
export function isAccountedFor(entry: LedgerEntry): boolean {
  return entry.isDiscarded || entry.wasInAttention || entry.isForgotten || entry.isAnothers;
}

type Known = {
  readonly entries: Map<string, LedgerEntry>;
  /** What lies in the queue of each device, by the ids of changes. */
  readonly waiting: Map<string, Map<string, LedgerEntry>>;
  /** Of changes that were made before somebody's part in a space was another. */
  readonly outOfSight: Set<LedgerEntry>;
  /** Of these, what a device still kept when a backup was put back: it lets go of them if it hears of the part before it hears of the backup. */
  readonly fading: Set<LedgerEntry>;
  /** Whose part in which space was another. */
  readonly lost: Set<string>;
  isRestored: boolean;
};

function createFrom(known: Known): Ledger {
  const {entries, waiting, outOfSight, fading, lost} = known;
  return {
    entries,
    fork: () => createFrom(structuredClone(known)),
    hasLostSight: (userId, spaceId) => lost.has(`${userId} ${spaceId}`),
    lostSight: (userId, spaceId) => {
      lost.add(`${userId} ${spaceId}`);
      for (const entry of entries.values())
        if (entry.userId === userId && entry.change.spaceId === spaceId) outOfSight.add(entry);
    },
    restored: (devices, lacks, anothers = new Set()) => {
      known.isRestored = true;
      const kept = new Set(
        devices.flatMap(({outbox, recent}) => [...outbox, ...recent.flatMap(({changes}) => changes)].map(({id}) => id)),
      );
      const full = new Set(devices.filter(({recent}) => recent.length >= maxRecentActs).map(({name}) => name));
      for (const entry of entries.values()) {
        if (!lacks.has(entry.change.id)) continue;
        entry.isAnothers = anothers.has(entry.change.id);
        // What is acknowledged stays in the queue until its rows are here: it, too, may go with an answer from before the restore.
        if (kept.has(entry.change.id)) {
          if (outOfSight.has(entry) || isQuiet(entry.change)) fading.add(entry);
          continue;
        }
        if (entry.place !== 'gone') continue;
        entry.isForgotten ||= full.has(entry.device) || outOfSight.has(entry) || isQuiet(entry.change);
      }
    },
    copy: ({name, recent}, to, discarded) => {
      for (const id of discarded) {
        const entry = entries.get(id);
        if (entry) entry.isShared = true;
      }
      for (const {id} of recent.flatMap(({changes}) => changes)) {
        const entry = entries.get(id);
        if (entry) entry.isCopied = true;
      }
      const shared = waiting.get(name) ?? new Map<string, LedgerEntry>();
      for (const entry of shared.values()) entry.isShared = true;
      waiting.set(to, new Map(shared));
    },
    watch: ({name, userId, outbox, attention, recent}) => {
      const before = waiting.get(name) ?? new Map<string, LedgerEntry>();
      const now = new Map<string, LedgerEntry>();
      waiting.set(name, now);
      for (const record of outbox) {
        const same = before.get(record.id);
        const back = same ? undefined : bringBack(entries.get(record.id), record);
        const again = known.isRestored && !same && !back ? entries.get(record.id) : undefined;
        if (again) again.isSentAgain = true;
        // One copy of a profile had discarded what the other had sent, and sends once more.
        if (back?.isShared && known.isRestored) back.isSentAgain = true;
        const entry = same ?? back ?? again ?? enter(entries, record, name, userId);
        entry.place = 'outbox';
        now.set(record.id, entry);
      }
      for (const {change} of attention) {
        const entry = entries.get(change.id);
        if (entry) entry.wasInAttention = true;
      }
      for (const entry of fading) {
        const {id} = entry.change;
        if (entry.device !== name || now.has(id)) continue;
        if (!recent.some(({changes}) => changes.some((change) => change.id === id))) entry.isForgotten = true;
      }
      const left = [...before.values()].filter((entry) => !now.has(entry.change.id));
      for (const entry of left) entry.place = 'gone';
      // One that was acknowledged before a backup was put back goes out again as soon as the device hears of that.
      const kept = new Set(
        known.isRestored && left.length > 0 ? recent.flatMap(({changes}) => changes.map(({id}) => id)) : [],
      );
      return left.filter((entry) => !kept.has(entry.change.id));
    },
  };
}

/** The entry of a change that a person had discarded, once it waits anew: as it was, less what was forgotten when a space was out of sight. */
function bringBack(entry: LedgerEntry | undefined, {order, ...change}: OutboxRecord): LedgerEntry | undefined {
  if (!entry?.isDiscarded && !(entry?.isBack && entry.isShared)) return undefined;
  const back = hasForgotten(entry.change, change) ? {change} : {};
  return Object.assign(entry, {order, isDiscarded: false, isBack: true, ...back});
}

/** Whether two are the same but for values that the second says to have replaced: it tells none there, or that a deleted row was live. */
function hasForgotten(one: Change, other: Change): boolean {
  const isReplaced = ([field, values]: [string, FieldValues]) =>
    other.set[field] !== undefined &&
    'same' in values &&
    values.same === (field === 'deleted' ? one.was[field] && valueAt(one.was[field], 0) : null);
  const kept = Object.entries(other.was).filter((told) => !isReplaced(told));
  return (
    isDeepStrictEqual({...one, was: null}, {...other, was: null}) &&
    isDeepStrictEqual(Object.keys(one.was).toSorted(), Object.keys(other.was).toSorted()) &&
    kept.every(([field, values]) => isDeepStrictEqual(one.was[field], values))
  );
}

function enter(
  entries: Map<string, LedgerEntry>,
  {order, ...change}: OutboxRecord,
  device: string,
  userId: string,
): LedgerEntry {
  if (entries.has(change.id)) throw new Error(`the change ${change.id} was saved twice`);
  const entry = {
    change,
    order,
    device,
    userId,
    place: 'outbox' as const,
    isDiscarded: false,
    isBack: false,
    isWithdrawn: false,
    wasInAttention: false,
    isShared: false,
    isCopied: false,
    isSentAgain: false,
    isForgotten: false,
    isAnothers: false,
  };
  entries.set(change.id, entry);
  return entry;
}
