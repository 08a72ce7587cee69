import type {Settled} from '#sync/attention/settled.ts';
import {undoneIn} from '#sync/rescue/kept-records.ts';
import type {AttentionRecord, FileBytesRecord, OutboxRecord, RecentAct} from '#sync/store/local-database.ts';
import type {OpenPokeLine, Poke} from '#sync/transport/listen-for-pokes.ts';
import {accessMs, type Cookies} from '#tests/fakes/memory-server/server.ts';
import type {Dice} from './dice.ts';
import {laterProduct, type ProductVersion} from './product-version.ts';
import type {SimulatedDisk} from './simulated-disk.ts';
import type {SimulatedServer} from './simulated-server.ts';
import {openTab, visitorName, type Tab} from './tab.ts';
import {createBrowserLocks} from './tab-locks.ts';
import type {Timeline} from '#tests/sync/simulation/judge/timeline.ts';
import {createWire, type Weather} from './wire.ts';

/** One person's browser: its disk, its network, its session and its tabs. */
export type Device = {
  readonly name: string;
  readonly userId: string;
  readonly databaseName: string;
  readonly disk: SimulatedDisk;
  readonly weather: Weather;
  readonly tabs: Tab[];
  diskFailure: number;
  cookies: Cookies | null;
  /** Somebody signed in where the disk could not keep it: the tabs have not heard of it. */
  isSignInUnheard: boolean;
  readonly outbox: () => readonly OutboxRecord[];
  readonly attention: () => readonly AttentionRecord[];
  readonly recent: () => readonly RecentAct[];
  /** Decisions that can be brought back. */
  readonly settled: () => readonly Settled[];
  /** Ids of changes that were undone before they were sent, and can be redone. */
  readonly undone: () => readonly string[];
  /** Ids of changes that this device says were given up. */
  readonly givenUp: () => ReadonlySet<string>;
  /** Ids of changes in the visitor's database. */
  readonly left: () => ReadonlySet<string>;
  /** Ids of files whose bytes are here. */
  readonly heldFiles: () => ReadonlySet<string>;
  openTab(): Tab;
  /** Which version of the product it runs. */
  product: ProductVersion;
  /** Gets the newest version, which opens at once beside the tabs of the one before. */
  update(): void;
  /** Tabs that are alive. */
  living(): Tab[];
  /** Says that a space moved on, to whoever listens. */
  poke(poke: Poke): void;
  /** Gives the browser a session of a person. */
  signIn(userId: string): void;
};

/** What a device stands on. */
export type DeviceParts = {
  readonly name: string;
  readonly userId: string;
  readonly skewMs: number;
  readonly dice: Dice;
  readonly timeline: Timeline;
  readonly disk: SimulatedDisk;
  readonly server: SimulatedServer;
  readonly weather: Weather;
  readonly report: (error: unknown) => void;
  readonly product: ProductVersion;
  readonly takesFiles: boolean;
  /** Every database of a process has a name of its own: live queries know them by it. */
  readonly databaseName: string;
};

/** The decisions among what a device keeps for itself. */
export function readSettled(kept: readonly unknown[]): Settled[] {
  return (kept as {key: string; value: unknown}[])
    .filter(({key}) => key.startsWith('settled:'))
    .map(({value}) => value as Settled);
}

const monthMs = 30 * 86_400_000;

/** Brings a device into a run; it has no tabs yet. */
export function createDevice(parts: DeviceParts): Device {
  const {name, userId, dice, timeline, weather, server, databaseName, disk} = parts;
  const locks = createBrowserLocks();
  const lines = new Set<(poke: Poke) => void>();
  const wire = createWire({
    name,
    dice,
    timeline,
    weather,
    cookies: () => device.cookies,
    handle: async (request, cookies) => server.handle(request, cookies),
  });
  const openPokeLine: OpenPokeLine = (listener) => {
    let isOpen = false;
    const hear = (poke: Poke): void => {
      if (isOpen) listener(poke);
    };
    lines.add(hear);
    return {
      ensureOpen: () => {
        if (isOpen || weather.isDown) return;
        isOpen = true;
        // A line first hears how far each space is, and in which epoch.
        for (const [spaceId, version] of server.versions()) {
          const epoch = server.epoch();
          timeline.plan(5, () => hear(epoch === '' ? {spaceId, version} : {spaceId, version, epoch}));
        }
      },
      isOpen: () => isOpen && !weather.isDown,
      close: () => {
        isOpen = false;
        lines.delete(hear);
      },
    };
  };
  let opened = 0;
  let signedIn = 0;
  const device: Device = {
    name,
    userId,
    databaseName,
    disk,
    weather,
    tabs: [],
    diskFailure: 0,
    cookies: null,
    isSignInUnheard: false,
    product: parts.product,
    // Written by the product only, as these types.
    outbox: () => disk.read(databaseName, 'outbox') as OutboxRecord[],
    attention: () => disk.read(databaseName, 'attention') as AttentionRecord[],
    recent: () => disk.read(databaseName, 'recent') as RecentAct[],
    settled: () => readSettled(disk.read(databaseName, 'device')),
    undone: () => undoneIn(disk.read(databaseName, 'device')),
    givenUp: () => {
      const meta = disk.read(databaseName, 'meta') as {key: string; value: unknown}[];
      return new Set(meta.find(({key}) => key === 'leftChanges')?.value as string[] | undefined);
    },
    left: () => new Set((disk.read(visitorName(databaseName), 'outbox') as OutboxRecord[]).map(({id}) => id)),
    heldFiles: () => new Set((disk.read(databaseName, 'fileBytes') as FileBytesRecord[]).map(({id}) => id)),
    openTab: () => {
      opened += 1;
      const tab = openTab({
        ...parts,
        product: device.product,
        name: `${name}.${opened}`,
        wire,
        locks,
        diskFailure: () => device.diskFailure,
        openPokeLine,
      });
      timeline.note(`${tab.name} opens`);
      device.tabs.push(tab);
      return tab;
    },
    update: () => {
      if (device.product.name === 'later') return;
      timeline.note(`${name} is updated`);
      device.product = laterProduct;
      device.openTab();
    },
    living: () => device.tabs.filter((tab) => !tab.isDead()),
    poke: (poke) => {
      for (const hear of lines) hear(poke);
    },
    signIn: (person) => {
      signedIn += 1;
      device.cookies = {
        userId: person,
        antiForgeryToken: `${name}-token-${signedIn}`,
        accessUntilMs: timeline.nowMs() + accessMs,
        renewableUntilMs: timeline.nowMs() + monthMs,
      };
    },
  };
  return device;
}
