import {Dexie} from 'dexie';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {makeOver} from '#tests/kits/open-over.ts';
import type {Device} from '#tests/sync/simulation/world/device.ts';

/** Looks into the databases of devices without any fault, and without keeping anybody from upgrading them. */
export type Observers = {
  /** As whatever version of the product made it; null while there is none. */
  look(device: Device): Promise<LocalDatabase | null>;
  close(): void;
};

/** Makes them; each looks through a connection of its own. */
export function createObservers(): Observers {
  const open = new Map<Device, LocalDatabase>();
  return {
    look: async (device) => {
      const known = open.get(device);
      if (known?.isOpen()) return known;
      if (device.disk.read(device.databaseName, 'meta').length === 0) return null;
      // Without a version of its own it takes the tables as they are.
      const made = makeOver(device.disk.open(null), () => new Dexie(device.databaseName, {cache: 'disabled'}));
      made.on('versionchange', () => {
        made.close();
        return false;
      });
      await made.open();
      // The tables are those that the product made.
      const database = Object.assign(
        made,
        Object.fromEntries(made.tables.map((table) => [table.name, table])),
      ) as unknown as LocalDatabase;
      open.set(device, database);
      return database;
    },
    close: () => {
      for (const database of open.values()) database.close();
    },
  };
}
