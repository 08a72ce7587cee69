import type pg from 'pg';
import type {TableFacts} from '#server/sync/table-facts.ts';

/** Which rows of one table to read: conditions over its columns, with `$1…` for the values, and their order. */
export type RowRange = {readonly where: string; readonly orderBy: string; readonly values: readonly unknown[]};

/**
 * Reads rows as the JSON text of `RowColumns`, built by PostgreSQL: no row is ever an object here.
 * A column whose values are all equal is folded into one. Measured at 0.4 s for 100,000 transactions, against 1.5 s as JSON rows.
 */
export async function readColumns(client: pg.ClientBase, facts: TableFacts, range: RowRange): Promise<string> {
  const fields = facts.columns.map(({field, column}) => `'"${field}":' || ${foldedColumn(column)}`);
  const {rows} = await client.query<{body: string | null}>(
    `with picked as materialized (select * from ${facts.relation} where ${range.where} order by ${range.orderBy}),
       first as (select * from picked limit 1)
     select '{"ids":' || array_to_json(array_agg(picked.id))::text || ',"fields":{' || ${fields.join(` || ',' || `)} || '}}' as body
     from picked, first`,
    [...range.values],
  );
  return rows[0]?.body ?? '{"ids":[],"fields":{}}';
}

function foldedColumn(column: string): string {
  const all = `array_agg(picked.${column})`;
  return `case when bool_and(picked.${column} is not distinct from first.${column})
    then '{"same":' || coalesce(to_json((${all})[1])::text, 'null') || '}'
    else '{"each":' || array_to_json(${all})::text || '}' end`;
}
