import {IDBFactory, IDBKeyRange} from 'fake-indexeddb';
import type {DiskUse, SimulatedDisk, SimulatedProcess} from './simulated-disk.ts';

/** fake-indexeddb's own insides, as far as they are read here: what is committed, and what is under way. */
type Raw = {
  readonly rawObjectStores: Map<string, {readonly records: {values(): Iterable<{readonly value: unknown}>}}>;
  readonly transactions: readonly {readonly _state: string; readonly db: IDBDatabase; abort(): void}[];
};

/** A disk of fake-indexeddb: it does not fail, but a process on it can end between any two of its turns. */
export function createFakeDisk(): SimulatedDisk & {
  /** A turn has passed: each process may end here. */
  turn(): void;
} {
  const factory = new IDBFactory();
  const uses = new Set<DiskUse>();
  // The product's tests have no other way to read what is committed without waiting.
  const databases = (factory as unknown as {_databases: Map<string, Raw>})._databases;
  return {
    turn: () => {
      for (const use of uses) use.boundary();
    },
    read: (name, store) =>
      Array.from(databases.get(name)?.rawObjectStores.get(store)?.records.values() ?? [], ({value}) => value),
    copy: () => null,
    open: (use): SimulatedProcess => {
      const connections = new Set<IDBDatabase>();
      if (use) uses.add(use);
      let isDead = false;
      const keep = (request: IDBOpenDBRequest): void => {
        connections.add(request.result);
        if (isDead) end(request.result);
      };
      const end = (connection: IDBDatabase): void => {
        for (const transaction of Array.from(databases.get(connection.name)?.transactions ?? []))
          if (transaction.db === connection && transaction._state !== 'finished') transaction.abort();
        connection.close();
      };
      const indexedDB = {
        open: (name: string, version?: number) => {
          const request = factory.open(name, version);
          request.addEventListener('upgradeneeded', () => keep(request));
          request.addEventListener('success', () => keep(request));
          return request;
        },
        deleteDatabase: (name: string) => factory.deleteDatabase(name),
        databases: async () => factory.databases(),
        cmp: (one: unknown, other: unknown) => factory.cmp(one, other),
      };
      return {
        indexedDB,
        keyRange: IDBKeyRange,
        die: () => {
          isDead = true;
          if (use) uses.delete(use);
          for (const connection of connections) end(connection);
        },
      };
    },
  };
}
