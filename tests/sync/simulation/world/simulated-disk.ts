import {createMemoryDisk, type MemoryDisk} from '#tests/fakes/memory-indexeddb/disk.ts';
import type {Pump} from '#tests/fakes/memory-indexeddb/pump.ts';
import type {LocalStore} from '#tests/kits/open-over.ts';
import type {Dice} from './dice.ts';

/** What opens databases in one process, which can end. */
export type SimulatedProcess = LocalStore & {die(): void};

/** What may happen at each step of a process on its disk. */
export type DiskUse = {
  readonly name: string;
  readonly dice: Dice;
  /** Where the process may end. */
  readonly boundary: () => void;
  /** How often a commit fails, from 0 to 1; a single request fails a tenth as often. */
  readonly failure: () => number;
};

/** One device's disk. */
export type SimulatedDisk = {
  open(use: DiskUse | null): SimulatedProcess;
  /** What a store holds, as it was committed. */
  read(database: string, store: string): readonly unknown[];
  /** A disk that holds a copy of one database, under another name; null where that cannot be. */
  copy(database: string, name: string): SimulatedDisk | null;
};

/** What every failure of a simulated disk says. */
export const diskFailure = 'The disk failed';

const kinds = ['QuotaExceededError', 'UnknownError', 'AbortError'] as const;

/** A disk in memory whose failures dice decide. */
export function createSimulatedDisk(
  pump: Pump,
  failed: (what: string) => void,
  disk: MemoryDisk = createMemoryDisk(pump),
): SimulatedDisk {
  return {
    copy: (database, name) => {
      const other = createMemoryDisk(pump);
      other.copyFrom(disk, database, name);
      return createSimulatedDisk(pump, failed, other);
    },
    read: (database, store) => disk.read(database, store),
    open: (use) => {
      if (!use) return disk.open();
      let step = 0;
      const fail = (what: string, odds: number): DOMException | null => {
        step += 1;
        if (odds === 0) return null;
        const roll = use.dice(use.name, 'disk', step);
        if (roll >= odds) return null;
        failed(`${use.name} disk fails ${what}`);
        return new DOMException(diskFailure, kinds[Math.floor((roll / odds) * kinds.length)]);
      };
      return disk.open({
        onRequest: () => {
          use.boundary();
          return fail('request', use.failure() / 10);
        },
        onCommit: () => {
          use.boundary();
          return fail('commit', use.failure());
        },
        onCommitted: use.boundary,
      });
    },
  };
}
