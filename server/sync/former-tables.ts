import type {SpaceRole} from '#contract/kernel/synced-table.ts';
import {hasRight} from '#contract/teammates/rights.ts';
import type {TableName} from '#contract/tables.ts';
import type {TableFacts} from './table-facts.ts';

/** The last wire version in which what is paid stood in the rows of what was bought. */
const lastWithPaid = 7;

/** Fields that have left a table for `subscriptions`, their columns there, and what stands in for who may not see them. */
const former: Partial<
  Record<TableName, readonly {readonly field: string; readonly from: string; readonly unseen: string}[]>
> = {
  // An older page draws what it is given: these say the least.
  formations: [
    {field: 'planId', from: 'plan_id', unseen: `'standard'`},
    {field: 'period', from: 'period', unseen: `'year'`},
    {field: 'paidUntil', from: 'paid_until', unseen: `'9999-12-31'`},
  ],
  companyServices: [{field: 'paidUntil', from: 'paid_until', unseen: 'null'}],
};

/**
 * A table as a client of an earlier wire version knows it: with the fields that have left it since, for who may see them, and told anew when
 * these change. Rules: SYN30, SUB4.
 */
export function asKnownTo(facts: TableFacts, wireVersion: number, role: SpaceRole): TableFacts {
  const fields = former[facts.name];
  if (!fields || wireVersion > lastWithPaid) return facts;
  const isSeen = hasRight(role, 'billing');
  const added = fields.map(({field, from, unseen}) => ({
    field,
    column: `"${from}"`,
    value: isSeen ? `coalesce(paid.${from}, ${unseen})` : `${unseen}::text`,
  }));
  const own = facts.columns.map(({column}) => `own.${column}`);
  const values = added.map(({column, value}) => `${value} as ${column}`);
  return {
    ...facts,
    columns: [...facts.columns, ...added.map(({field, column}) => ({field, column}))],
    relation: `(select own.space_id, own.id, ${[...own, ...values].join(', ')},
      ${isSeen ? 'greatest(own.version, paid.version)' : 'own.version'} as version
      from ${facts.relation} as own
      left join subscriptions as paid on paid.space_id = own.space_id and paid.id = own.id) as ${facts.relation}`,
  };
}
