import type {SQL} from 'drizzle-orm';
import {PgDialect} from 'drizzle-orm/pg-core';
import type {Database} from './database.ts';

const dialect = new PgDialect();

/**
 * Runs a statement that each connection plans once, for what is asked so often that planning would cost more than doing.
 *
 * @param name belongs to this one text; the values may differ.
 */
export async function runPrepared(database: Database, name: string, statement: SQL): Promise<number | null> {
  const {sql: text, params} = dialect.sqlToQuery(statement);
  return (await database.$client.query({name, text, values: params})).rowCount;
}
