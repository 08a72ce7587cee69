import type {SyncedTable} from '#contract/kernel/synced-table.ts';
import {syncedTables} from '#contract/tables.ts';
import {wireVersion} from '#contract/wire-version.ts';
import {ownWire, type Wire} from '#sync/pull/wire.ts';
import {LocalDatabase} from '#sync/store/local-database.ts';
import {LaterDatabase} from '#tests/sync/crashes/later-database.ts';

/** Which version of the product a device runs: it speaks its own words, and keeps its own tables. */
export type ProductVersion = {
  readonly name: 'older' | 'own' | 'later';
  readonly wire: Wire;
  readonly makeDatabase: (name: string) => LocalDatabase;
};

/** The oldest that this version's server serves: with files, without people's own spaces. */
const oldestWire = wireVersion - 3;

const olderTables = Object.fromEntries(
  Object.values<SyncedTable>(syncedTables)
    .filter(({since = 1}) => since <= oldestWire)
    .map((table) => [table.name, table]),
);

/** The oldest that is served: its tabs take no files, and it knows nothing of people's own spaces. */
export const olderProduct: ProductVersion = {
  name: 'older',
  wire: {version: oldestWire, tables: olderTables},
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
