import type {Dexie} from 'dexie';
import {newId} from '#contract/kernel/ids.ts';
import {createFileBytes} from '#sync/files/file-bytes.ts';
import type {FileHome} from '#sync/files/add-file.ts';
import {undoneIn} from '#sync/rescue/kept-records.ts';
import {openOpfsLog} from '#sync/second-log/opfs-log.ts';
import {readUnsentLog} from '#sync/second-log/unsent-log.ts';
import type {AttentionRecord, LocalDatabase, OutboxRecord, RecentAct} from '#sync/store/local-database.ts';
import type {OpenPokeLine, Poke} from '#sync/transport/listen-for-pokes.ts';
import {createMemoryDisk, type MemoryDisk} from '#tests/fakes/memory-indexeddb/disk.ts';
import type {Pump} from '#tests/fakes/memory-indexeddb/pump.ts';
import {createMemoryOpfs, type MemoryOpfs} from '#tests/fakes/memory-opfs.ts';
import {makeOver} from '#tests/kits/open-over.ts';
import {fillFrom} from '#tests/sync/build-change.ts';
import {createDice} from '#tests/sync/simulation/world/dice.ts';
import {createTabClock} from '#tests/sync/simulation/world/tab.ts';
import {createBrowserLocks} from '#tests/sync/simulation/world/tab-locks.ts';
import type {Timeline} from '#tests/sync/simulation/judge/timeline.ts';
import {createEngineHost} from '#workers/host/engine/run-for-user.ts';
import {createCrashWire, type Boundary} from './crash-wire.ts';
import type {CrashServer} from './crash-server.ts';
import {lendOpfs} from './lend-opfs.ts';

/** One person's browser: what outlives its pages. */
export type Browser = {
  readonly name: string;
  readonly userId: string;
  readonly databaseName: string;
  /** Replaced where the browser loses it. */
  disk: MemoryDisk;
  isOffline: boolean;
  readonly outbox: () => readonly OutboxRecord[];
  readonly attention: () => readonly AttentionRecord[];
  readonly recent: () => readonly RecentAct[];
  /** Ids of changes that were undone before they were sent, and can be redone. */
  readonly undone: () => ReadonlySet<string>;
  /** Ids of the changes that the second log on the disk says are unsent. */
  readonly logged: () => ReadonlySet<string>;
  /** Opens a page that ends at the boundary with that number, counted from 1; it never does where that is null. */
  openPage(dieAt: number | null): Page;
  /** Says that a space moved on, to whoever listens. */
  poke(poke: Poke): void;
  /** Ends whatever page lives. */
  end(): void;
  readonly hasPage: () => boolean;
  /** What it has on its disk. */
  readonly kept: () => BrowserDisk;
};

/** What is on a browser's disk, and how many pages it has opened: each has randomness of its own. */
export type BrowserDisk = {
  readonly databaseName: string;
  readonly disk: MemoryDisk;
  readonly opfs: MemoryOpfs;
  readonly opened: number;
  readonly isOffline: boolean;
};

/** A process of the browser, with everything of the product that runs there: screens, engine, second log and files. */
export type Page = {
  readonly database: LocalDatabase;
  readonly home: FileHome;
  readonly createId: () => string;
  readonly isDead: () => boolean;
  /** What stood at each boundary that it came to. */
  readonly reached: readonly string[];
  /** Ends as when the power goes. */
  die(): void;
  /** Closes as a person closes it. */
  close(): void;
  /** Tells the engine that the network may be back. */
  noteOnline(): void;
  /** A person saw that something was done: from here on it must be. */
  noteSeen(): void;
};

/** What a browser stands on. */
export type BrowserParts = {
  readonly name: string;
  readonly databaseName: string;
  readonly timeline: Timeline;
  readonly server: CrashServer;
  readonly pump: Pump;
  /** The product's database, in the version that its pages run. */
  readonly makeDatabase: (name: string) => LocalDatabase;
  /** Hears bugs of pages that live. */
  readonly report: (error: unknown) => void;
  /** What is copied to its disk; left out, it is empty. */
  readonly from: BrowserDisk | null;
};

/** Makes a browser. */
export function createBrowser(parts: BrowserParts): Browser {
  const {name, databaseName, timeline, server, pump, from} = parts;
  const opfs = from?.opfs.copy((folder) => folder.replace(from.databaseName, databaseName)) ?? createMemoryOpfs();
  const disk = createMemoryDisk(pump);
  if (from) disk.copyFrom(from.disk, from.databaseName, databaseName);
  const locks = createBrowserLocks();
  const lines = new Set<(poke: Poke) => void>();
  const openPokeLine: OpenPokeLine = (listener) => {
    let isOpen = false;
    const hear = (poke: Poke): void => {
      if (isOpen) listener(poke);
    };
    lines.add(hear);
    return {
      ensureOpen: () => (isOpen = !browser.isOffline),
      isOpen: () => isOpen && !browser.isOffline,
      close: () => void lines.delete(hear),
    };
  };
  const before = from?.opened ?? 0;
  const pages: Page[] = [];
  const browser: Browser = {
    name,
    userId: server.userId,
    databaseName,
    disk,
    isOffline: from?.isOffline ?? false,
    // Written by the product only, as these types.
    outbox: () => browser.disk.read(databaseName, 'outbox') as OutboxRecord[],
    attention: () => browser.disk.read(databaseName, 'attention') as AttentionRecord[],
    recent: () => browser.disk.read(databaseName, 'recent') as RecentAct[],
    undone: () => new Set(undoneIn(browser.disk.read(databaseName, 'device'))),
    logged: () => new Set(readUnsentLog(opfs.read('faro-log', databaseName)).unsent.keys()),
    openPage: (dieAt) => {
      timeline.note(`${name} opens a page`);
      const page = openPage(parts, {browser, opfs, locks, openPokeLine}, {seed: before + pages.length, dieAt});
      pages.push(page);
      return page;
    },
    poke: (poke) => {
      for (const hear of lines) hear(poke);
    },
    end: () => {
      for (const page of pages) page.die();
    },
    hasPage: () => pages.some((page) => !page.isDead()),
    kept: () => {
      const {isOffline, disk: now} = browser;
      return {databaseName, disk: now, opfs, isOffline, opened: before + pages.length};
    },
  };
  return browser;
}

type Around = {
  readonly browser: Browser;
  readonly opfs: MemoryOpfs;
  readonly locks: ReturnType<typeof createBrowserLocks>;
  readonly openPokeLine: OpenPokeLine;
};

function openPage(
  {name, databaseName, timeline, server, makeDatabase, report}: BrowserParts,
  {browser, opfs, locks, openPokeLine}: Around,
  {seed, dieAt}: {readonly seed: number; readonly dieAt: number | null},
): Page {
  const self = {};
  const dice = createDice(seed);
  const reached: string[] = [];
  let isDead = false;
  let made = 0;
  let lastMs = -1;
  const boundary: Boundary = (when, what) => {
    // What is the same moment as the boundary before is no other one: nothing was written, sent or seen since.
    if (isDead || (when === 'before' && timeline.nowMs() === lastMs)) return;
    lastMs = timeline.nowMs();
    reached.push(`${when} ${what}`);
    if (reached.length !== dieAt) return;
    timeline.note(`${name} dies ${when} ${what}`);
    die();
  };
  const process = browser.disk.open({
    onRequest: () => null,
    onCommit: () => {
      boundary('before', 'commit');
      return null;
    },
    onCommitted: () => boundary('after', 'commit'),
  });
  const folder = opfs.open(boundary);
  const database = makeOver(process, () => makeDatabase(databaseName));
  const clock = createTabClock(timeline, 0);
  const fillRandom = fillFrom(() => dice(name, 'random', (made += 1)));
  const isGone = () => isDead;
  const host = createEngineHost({
    openDatabase: async (_userId, closed) => {
      giveWay(database, closed);
      await database.open();
      return database;
    },
    fetch: createCrashWire({browser, server, timeline, boundary, isGone}),
    openRequest: null,
    openPrivateFolder: async () => folder.handle,
    origin: '',
    locks: locks.forTab(self),
    clock,
    random: () => dice(name, 'jitter', (made += 1)),
    fillRandom,
    openPokeLine,
    deviceName: name,
    report: (error) => {
      if (!isDead) report(error);
    },
    openLog: async (log) => lendOpfs(folder.handle, async () => openOpfsLog(log)),
  });
  const end = (): void => {
    isDead = true;
    locks.forget(self);
    void host.stop().catch(() => undefined);
  };
  const die = (): void => {
    process.die();
    folder.die();
    end();
    database.close();
  };
  host.start(browser.userId).catch((error: unknown) => {
    if (!isDead) report(error);
  });
  return {
    database,
    home: {database, bytes: createFileBytes(database, folder.handle)},
    createId: () => newId(clock.nowMs(), fillRandom),
    isDead: isGone,
    reached,
    die: () => {
      if (!isDead) die();
    },
    close: () => {
      timeline.note(`${name} closes a page`);
      void host.stop().then(() => {
        isDead = true;
        locks.forget(self);
      });
    },
    noteOnline: () => void host.noteOnline(),
    noteSeen: () => (lastMs = -1),
  };
}

/** As the product's own databases do: never in the way of a newer version. */
function giveWay(database: Dexie, closed: () => void): void {
  database.on('versionchange', () => {
    database.close();
    closed();
    return false;
  });
  database.on('blocked', () => false);
}
