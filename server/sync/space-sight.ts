import pg from 'pg';
import type {Service, SpaceLock} from '#contract/kernel/space.ts';
import type {Held} from '#contract/usage/quotas.ts';
import {listHiddenValues, type SpaceRole} from '#contract/kernel/synced-table.ts';
import {allTableFacts, type TableFacts} from './table-facts.ts';

/** What decides what somebody sees in a space: their part in it, what it has, and what of that can be read only. */
export type SpaceSight = {
  readonly role: SpaceRole;
  readonly services: readonly Service[];
  readonly lock?: SpaceLock | null;
  /** Nothing of it is changed. Rule: DIS9. */
  readonly closed?: boolean;
  /** How many rows more may be made in it; without an end where left out. Rule: QTA1. */
  readonly room?: Held;
};

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
  return tables
    .filter(({table}) => services.includes(table.service) && table.readRoles.includes(role))
    .map((facts) => withoutHidden(facts, role));
}

/** A table less the rows that a role may not read: their field never changes, so that nobody has to be told that one went. Rule: POL8. */
function withoutHidden(facts: TableFacts, role: SpaceRole): TableFacts {
  const hidden = listHiddenValues(facts.table, role);
  const column = facts.columns.find(({field}) => field === facts.table.rowReaders?.field)?.column;
  if (hidden.length === 0 || column === undefined) return facts;
  const values = hidden.map((value) => pg.escapeLiteral(value)).join(', ');
  const {relation} = facts;
  return {...facts, relation: `(select * from ${relation} where ${column} not in (${values})) as ${relation}`};
}

/** Those of the tables that a client of a wire version knows. Rule: SYN30. */
export function tablesKnownTo(wireVersion: number, tables: readonly TableFacts[] = allTableFacts): TableFacts[] {
  return tables.filter(({table: {since = 1}}) => since <= wireVersion);
}
