import type {Service} from '#contract/kernel/space.ts';
import type {SpaceRole} from '#contract/kernel/synced-table.ts';
import {allTableFacts, type TableFacts} from './table-facts.ts';

/** What decides what somebody sees in a space: their part in it, and what it has. */
export type SpaceSight = {readonly role: SpaceRole; readonly services: readonly Service[]};

/** Who looks at spaces: a member of them, or an admin who acts as one and sees nothing of that person's own space. Rule: ADM15. */
export type Viewer = {readonly memberId: string; readonly isActing: boolean};

/** Whether somebody may look into a space at all, if they have a part in it: a person's own space has the person's id. Rule: ADM15. */
export function maySee({memberId, isActing}: Viewer, spaceId: string): boolean {
  return !isActing || spaceId !== memberId;
}

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
