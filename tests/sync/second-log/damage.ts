import {Dexie} from 'dexie';
import {newClient} from '#sync/store/client-state.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {writeMeta} from '#sync/store/meta.ts';
import type {MemoryLog} from '#tests/fakes/memory-log.ts';

/** Something that happens to a database or a log while nobody looks. */
export type Damage<Target> = {readonly name: string; readonly happen: (target: Target) => Promise<void> | void};

/** Rows that are no changes any more. */
async function spoil(database: LocalDatabase, orders: readonly number[]): Promise<void> {
  for (const order of orders) await database.table('outbox').put({order, rowIds: 'garbage'});
}

async function removeOrders(database: LocalDatabase, orders: readonly number[]): Promise<void> {
  await database.outbox.bulkDelete([...orders]);
}

/** The queue of `buildStage`: 1 to 3 have gone, 4 and 5 are on their way, 6 to 9 wait; 10 was refused. */
export const databaseDamages: readonly Damage<LocalDatabase>[] = [
  {name: 'nothing', happen: () => undefined},
  {
    name: 'the database was deleted',
    happen: async (database) => {
      database.close();
      await Dexie.delete(database.name);
    },
  },
  {name: 'the queue is empty', happen: async (database) => database.outbox.clear()},
  {name: 'one waiting change is missing', happen: async (database) => removeOrders(database, [7])},
  {name: 'the last changes are missing', happen: async (database) => removeOrders(database, [8, 9])},
  {name: 'one change on its way is missing', happen: async (database) => removeOrders(database, [5])},
  {name: 'all on their way are missing', happen: async (database) => removeOrders(database, [4, 5])},
  {name: 'one change is garbage', happen: async (database) => spoil(database, [6])},
  {name: 'every change is garbage', happen: async (database) => spoil(database, [4, 5, 6, 7, 8, 9])},
  {name: 'the sender is forgotten', happen: async (database) => database.meta.delete('client')},
  {
    name: 'the sender is older than the queue',
    happen: async (database) => writeMeta(database, 'client', {...newClient('old'), nextSeq: 3, sentThroughOrder: 2}),
  },
  {
    name: 'the sender is ahead of the queue',
    happen: async (database) => writeMeta(database, 'client', {...newClient('ahead'), nextSeq: 9, sentThroughOrder: 8}),
  },
  {name: 'everything remembered is gone', happen: async (database) => database.meta.clear()},
  {name: 'attention is empty', happen: async (database) => database.attention.clear()},
  {
    name: 'every table is empty',
    happen: async (database) => {
      for (const table of database.tables) await table.clear();
    },
  },
];

/** What happens to the log's only file. */
export const logDamages: readonly Damage<MemoryLog>[] = [
  {name: 'whole', happen: () => undefined},
  {
    name: 'torn',
    happen: (disk) => {
      disk.files = disk.files.map((file) => file.slice(0, -100));
    },
  },
  {
    name: 'with a flipped byte',
    happen: (disk) => {
      for (const file of disk.files) file[600] = (file[600] ?? 0) ^ 4;
    },
  },
  {
    name: 'half zeros',
    happen: (disk) => {
      for (const file of disk.files) file.fill(0, 0, file.length / 2);
    },
  },
  {
    name: 'doubled',
    happen: (disk) => {
      disk.files = [...disk.files, ...disk.files.map((file) => file.slice())];
    },
  },
  {
    name: 'deleted',
    happen: (disk) => {
      disk.files = [];
    },
  },
];
