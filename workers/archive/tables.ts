import {z} from 'zod';
import type {SpaceRole, SyncedTable} from '#contract/kernel/synced-table.ts';
import type {Service} from '#contract/kernel/space.ts';
import {sealedValueSchema} from '#contract/sealing/sealed-value.ts';
import {syncedTables} from '#contract/tables.ts';

const allTables: readonly SyncedTable[] = Object.values(syncedTables);

/** What somebody may see of a space. */
export type ArchiveSight = {readonly role: SpaceRole; readonly services: readonly Service[]};

/**
 * The tables of a space that a role may read, each before those that it refers to: what is made meanwhile is then missing as a whole, and no row
 * refers to one that is not there. A new table is among them by itself. Rule: ARC1.
 */
export function listArchivedTables(
  {role, services}: ArchiveSight,
  tables: readonly SyncedTable[] = allTables,
): SyncedTable[] {
  const readable = tables.filter(({service, readRoles}) => services.includes(service) && readRoles.includes(role));
  return orderByReferences(readable).toReversed();
}

/** Those of a company's tables that people make rows of themselves, each after those that it refers to. The rows of others are the server's to make. Rule: ARC8. */
export function listRestoredTables({role, services}: ArchiveSight): SyncedTable[] {
  return orderByReferences(
    allTables.filter(
      ({service, createRoles}) => service !== 'personal' && services.includes(service) && createRoles.includes(role),
    ),
  );
}

/** Each table after all that it refers to. */
function orderByReferences(tables: readonly SyncedTable[]): SyncedTable[] {
  const ordered: SyncedTable[] = [];
  const add = (table: SyncedTable): void => {
    if (ordered.includes(table)) return;
    for (const name of Object.values(table.references)) {
      const referred = tables.find((one) => one.name === name);
      if (referred && referred !== table) add(referred);
    }
    ordered.push(table);
  };
  for (const table of tables) add(table);
  return ordered;
}

/** The fields of a table that hold sealed identity numbers: they are in no archive. Rule: ARC3. */
export function listSealedFields({row}: SyncedTable): string[] {
  return Object.entries(row.shape).flatMap(([field, schema]) => (unwrap(schema) === sealedValueSchema ? [field] : []));
}

function unwrap(schema: unknown): unknown {
  return schema instanceof z.ZodNullable || schema instanceof z.ZodOptional ? unwrap(schema.unwrap()) : schema;
}
