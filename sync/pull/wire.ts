import type {SyncedTable} from '#contract/kernel/synced-table.ts';
import {syncedTables} from '#contract/tables.ts';
import {wireVersion} from '#contract/wire-version.ts';
import type {SpaceState} from '#sync/store/local-database.ts';

/** What this client speaks: its version, and the tables it knows. */
export type Wire = {readonly version: number; readonly tables: Readonly<Record<string, SyncedTable>>};

/** The product's own. */
export const ownWire: Wire = {version: wireVersion, tables: syncedTables};

/**
 * The names of the tables that this client knows and that a space on this device has never been sent, because it was pulled by an older
 * version of the product. Rule: PUL9.
 */
export function tablesNewTo({wireVersion: pulledAs = 1}: Pick<SpaceState, 'wireVersion'>, {tables}: Wire): Set<string> {
  const found = Object.entries(tables).filter(([, {since = 1}]) => since > pulledAs);
  return new Set(found.map(([name]) => name));
}
