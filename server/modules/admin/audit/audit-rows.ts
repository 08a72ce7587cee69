import {sql, type SQL} from 'drizzle-orm';

/**
 * Whether a row of `admin_audit`, here `entry`, tells of a call by itself: one that was begun tells only where no other tells how it ended. It is
 * limited, so that it is asked of each such row by the index: PostgreSQL would else read the whole table first. Rule: ADM24.
 */
export const tellsOfCall = sql`(entry.outcome <> 'begun' or (select ended.number from admin_audit as ended where ended.begun_number = entry.number limit 1) is null)`;

/** Ids as an array of PostgreSQL. */
export function uuids(ids: readonly string[]): SQL {
  return sql`${sql.param([...ids])}::uuid[]`;
}

/** Rows that name any of these orders. @param orders selects ids of orders. */
export function namesOrders(orders: SQL): SQL {
  return sql`entry.row_ids && array(select one::text from (${orders}) as named(one))`;
}

/** The ids that a row names which may be an order's; others are no uuids. */
export const namedIds = sql`array(select one::uuid from unnest(entry.row_ids) as one where one ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$')`;
