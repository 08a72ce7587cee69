import {recordChange} from '#sync/outbox/record-change.ts';
import {LocalDatabase} from '#sync/store/local-database.ts';
import {createPump, type Pump} from '#tests/fakes/memory-indexeddb/pump.ts';
import type {ActName} from '#tests/sync/simulation/acts/act-sets.ts';
import {act, type RecordChange, type UndoLast} from '#tests/sync/simulation/acts/acts.ts';
import {createLedger, type Ledger} from '#tests/sync/simulation/judge/ledger.ts';
import {createTimeline, type Timeline} from '#tests/sync/simulation/judge/timeline.ts';
import {Violation} from '#tests/sync/simulation/judge/violation.ts';
import {lookAt} from '#tests/sync/simulation/judge/watch.ts';
import {createBrowser, type Browser, type BrowserDisk, type Page} from './browser.ts';
import {beginServerState, openCrashServer, type CrashServer, type CrashServerState} from './crash-server.ts';

/** What a run may have planted in the product's place, to be found. */
export type Planted = {readonly recordChange?: RecordChange; readonly undoLast?: UndoLast};

/** One person with two browsers, and the server: the pages of the first are those that end. */
export type Rig = {
  readonly timeline: Timeline;
  readonly pump: Pump;
  readonly server: CrashServer;
  readonly browser: Browser;
  readonly other: Browser;
  readonly ledger: Ledger;
  /** What an engine reported that ended with no page. */
  readonly bugs: unknown[];
  /** Hashes of files that were said to be kept, by their ids. */
  readonly files: Map<string, string>;
  /** ISO UTC. */
  now(): string;
  /** Lets a page do something as far as it goes without time passing; nothing where it has ended. @returns null unless the person saw it done. */
  tryOn<Value>(page: Page, work: () => Promise<Value>): Promise<Value | null>;
  /** What a person does on a page; `pick` says with which row. */
  act(page: Page, name: ActName, pick?: number): Promise<void>;
  /** Lets time pass. */
  pass(ms: number): Promise<void>;
  /** What is left when no page lives, for {@link RigParts.from}. */
  take(): Promise<RigState>;
};

/** Everything that outlives pages. */
export type RigState = {
  readonly nowMs: number;
  readonly acts: number;
  readonly ledger: Ledger;
  readonly server: CrashServerState;
  readonly browser: BrowserDisk;
  readonly other: BrowserDisk;
};

const startMs = Date.UTC(2026, 2, 1, 12);

/** What a rig is made with. */
export type RigParts = {
  /** Tells databases of one process apart: live queries know them by their names. */
  readonly run: number;
  readonly planted: Planted;
  readonly settle: () => Promise<void>;
  /** The product's database, as the pages of the first browser have it. */
  readonly makeDatabase: ((name: string) => LocalDatabase) | undefined;
  /** What another rig left; null begins with nothing. */
  readonly from: RigState | null;
};

/** Makes a rig. */
export async function createRig({run, planted, settle, makeDatabase, from}: RigParts): Promise<Rig> {
  const timeline = createTimeline(from?.nowMs ?? startMs, false);
  const pump = createPump();
  const before = from?.server ?? (await beginServerState(timeline.nowMs));
  const server = await openCrashServer(before, timeline.nowMs);
  const ledger = from?.ledger.fork() ?? createLedger();
  const bugs: unknown[] = [];
  const shared = {timeline, server, pump, report: (error: unknown) => bugs.push(error)};
  const plain = (name: string) => new LocalDatabase(name);
  const browser = createBrowser({
    ...shared,
    name: 'first',
    databaseName: `crash-${run}`,
    makeDatabase: makeDatabase ?? plain,
    from: from?.browser ?? null,
  });
  const other = createBrowser({
    ...shared,
    name: 'other',
    databaseName: `crash-${run}-other`,
    makeDatabase: plain,
    from: from?.other ?? null,
  });
  let acts = from?.acts ?? 0;
  const watch = createWatch({server, ledger, browsers: [browser, other]});
  const tryOn: Rig['tryOn'] = async <Value>(page: Page, work: () => Promise<Value>) => {
    if (page.isDead()) return null;
    let end: End<Value> = null;
    work().then(
      (value) => {
        // What a page is told when it has ended, nobody sees.
        end = page.isDead() ? 'failed' : {value};
        page.noteSeen();
      },
      () => (end = 'failed'),
    );
    await settle();
    watch();
    // Told apart by reading it anew: it was set while this waited.
    const told = end as End<Value>;
    if (page.isDead()) return told === null || told === 'failed' ? null : told.value;
    if (told === null || told === 'failed') throw new Violation('an act ends', 'one on a page that lives did not');
    return told.value;
  };
  const rig: Rig = {
    timeline,
    pump,
    server,
    browser,
    other,
    ledger,
    bugs,
    files: new Map(),
    now: () => new Date(timeline.nowMs()).toISOString(),
    tryOn,
    act: async (page, name, pick = 0) => {
      acts += 1;
      const how = {
        number: acts,
        pick,
        pickOther: pick,
        now: rig.now(),
        recordChange: planted.recordChange ?? recordChange,
        undoLast: planted.undoLast,
      };
      const done = await tryOn(page, async () =>
        act(name, {tab: page, spaceId: server.spaceId, userId: server.userId, ...how}),
      );
      for (const id of done?.saved ?? [])
        if (!ledger.entries.has(id)) throw new Violation('1 exactly once', `${id} was said to be saved, and is not`);
    },
    pass: async (ms) => {
      const untilMs = timeline.nowMs() + ms;
      await settle();
      watch();
      while (timeline.next(untilMs)) {
        await settle();
        watch();
      }
      timeline.moveTo(untilMs);
    },
    take: async () => {
      const [kept, others] = [browser.kept(), other.kept()];
      const nowMs = timeline.nowMs();
      return {nowMs, acts, ledger: ledger.fork(), server: await server.take(), browser: kept, other: others};
    },
  };
  return rig;
}

/** How something that was tried on a page ended; null while it has not. */
type End<Value> = {readonly value: Value} | 'failed' | null;

type Watched = {readonly server: CrashServer; readonly ledger: Ledger; readonly browsers: readonly Browser[]};

/** Looks at both browsers: what left a queue must have taken effect, wait for a decision, have been undone or be in the second log. Tells who listens of news. */
function createWatch({server, ledger, browsers}: Watched): () => void {
  const known = new Map<string, number>();
  return () => {
    for (const [spaceId, version] of server.versions()) {
      if (known.get(spaceId) === version) continue;
      known.set(spaceId, version);
      for (const browser of browsers) if (!browser.isOffline) browser.poke({spaceId, version});
    }
    for (const browser of browsers) {
      const left = ledger.watch(lookAt(browser));
      const undone = browser.undone();
      for (const entry of left) entry.isDiscarded = undone.has(entry.change.id);
      for (const {change, wasInAttention, isDiscarded} of left)
        if (!isDiscarded && !wasInAttention && !server.rows.hasExecuted(change.id) && !browser.logged().has(change.id))
          throw new Violation('1 exactly once', `${change.id} left the queue of ${browser.name} and is nowhere`);
    }
  };
}
