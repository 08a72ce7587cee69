import type {Service} from '#contract/kernel/space.ts';
import type {SpaceRole} from '#contract/kernel/synced-table.ts';
import {allTableFacts, type TableFacts} from './table-facts.ts';

/** What decides what somebody sees in a space: their part in it, and what it has. */
export type SpaceSight = {readonly role: SpaceRole; readonly services: readonly Service[]};

/** The tables of which somebody sees anything in a space; the one place where rows are shaped for a role. Rules: SYN16, POL6. */
export function readableTables(
  {role, services}: SpaceSight,
  tables: readonly TableFacts[] = allTableFacts,
): TableFacts[] {
  return tables.filter(({table}) => services.includes(table.service) && table.readRoles.includes(role));
}

/** Those of the tables that a client of a wire version knows. Rule: SYN30. */
export function tablesKnownTo(wireVersion: number, tables: readonly TableFacts[] = allTableFacts): TableFacts[] {
  return tables.filter(({table: {since = 1}}) => since <= wireVersion);
}
