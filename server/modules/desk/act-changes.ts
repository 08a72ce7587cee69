import {sql, type SQL} from 'drizzle-orm';

/**
 * What admins wrote in companies, all of one moment as one act: `space_id`, `version`, `kind`, `at` and `user_id`.
 *
 * @param where what is looked at of `row_history`, beside that an admin wrote it.
 */
export function adminWritings(where: SQL): SQL {
  return sql`select space_id, version, case when bool_or(table_name = 'companySteps') then 'moved' else 'wrote' end as kind,
      min(at) as at, user_id
    from row_history where author = 'admin' and ${where} group by space_id, version, user_id`;
}

/** What one of them wrote, table by table, as JSON of `ActChange`. It is found by its moment, which an index has. */
export function changesOf({spaceId, version, at}: {spaceId: SQL; version: SQL; at: SQL}): SQL {
  return sql`(select coalesce(jsonb_agg(jsonb_build_object('table', one.table_name, 'isNew', one.is_new, 'fields', one.fields) order by one.table_name), '[]')
    from (select table_name, bool_or(op = 'create') as is_new, coalesce(array_agg(distinct field) filter (where field is not null), '{}') as fields
      from row_history as history left join lateral jsonb_object_keys(history.set_values) as field on true
      where history.author = 'admin' and history.at = ${at} and history.space_id = ${spaceId} and history.version = ${version}
      group by table_name) as one)`;
}
