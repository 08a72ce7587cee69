import type {SyncedTable} from '#contract/kernel/synced-table.ts';
import {syncedTables} from '#contract/tables.ts';
import {ownWire, type Wire} from '#sync/pull/wire.ts';
import {LocalDatabase} from '#sync/store/local-database.ts';
import {LaterDatabase} from '#tests/sync/crashes/later-database.ts';

/** Which version of the product a device runs: it speaks its own words, and keeps its own tables. */
export type ProductVersion = {
  readonly name: 'older' | 'own' | 'later';
  readonly wire: Wire;
  readonly makeDatabase: (name: string) => LocalDatabase;
};

const olderTables = Object.fromEntries(
  Object.values<SyncedTable>(syncedTables)
    .filter(({since}) => since === undefined)
    .map((table) => [table.name, table]),
);

/** The first: it knows nothing of files, nor of people's own spaces. */
export const olderProduct: ProductVersion = {
  name: 'older',
  wire: {version: 1, tables: olderTables},
  makeDatabase: (name) => new LocalDatabase(name),
};

/** This one. */
export const ownProduct: ProductVersion = {
  name: 'own',
  wire: ownWire,
  makeDatabase: (name) => new LocalDatabase(name),
};

/** One to come, which writes all that waits anew when it first opens. */
export const laterProduct: ProductVersion = {
  name: 'later',
  wire: ownWire,
  makeDatabase: (name) => new LaterDatabase(name),
};
