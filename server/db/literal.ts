import {sql, type SQL} from 'drizzle-orm';

/** A word of our own as it stands in a statement: an expression with it can be one of an index. Never for what somebody sent. */
export function literal(word: string): SQL {
  return sql.raw(`'${word.replaceAll("'", "''")}'`);
}
