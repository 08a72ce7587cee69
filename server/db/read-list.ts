import {sql, type SQL} from 'drizzle-orm';
import {PgDialect} from 'drizzle-orm/pg-core';
import {succeed, type Outcome} from '#contract/kernel/failure.ts';
import type {ListPage, ListShape, wholeList} from '#contract/kernel/list.ts';
import type {Database} from './database.ts';

const dialect = new PgDialect();

/** The most words of a search that count. */
const mostWords = 8;

/** What is asked of a list, as its endpoint takes it; what it cannot be searched or ordered by is left out. */
export type ListInput<Shape extends ListShape> = {
  readonly limit: number;
  readonly offset: number;
  readonly search?: string;
  readonly orderBy?: Shape['orders'][number] | undefined;
  readonly orderDirection?: 'asc' | 'desc';
};

/** Where the rows of a list come from, in SQL. `id` is unique: with it the order is always the same. */
export type ListQuery<Shape extends ListShape> = {
  readonly columns: SQL;
  readonly from: SQL;
  /** What makes a row one of the list, beside the words that are looked for. */
  readonly where: SQL;
  /** The text that words are looked for in. */
  readonly words?: SQL;
  /** What each order means. */
  readonly orders: Readonly<Record<Shape['orders'][number], readonly SQL[]>>;
  /** What the newest have most of: the order where none is asked for. Terms that go before it are written with their direction. */
  readonly newest: SQL;
  readonly id: SQL;
  /**
   * Whether `id` leads to a row by an index: then the page is found by what it is ordered and narrowed by alone, and its columns are read of its rows
   * only, not of all that come before them.
   */
  readonly isById?: boolean;
};

/**
 * Reads a page of a list and counts all rows that match, in the order that was asked for. Each word of a search must be found somewhere,
 * in any order, capitals or not.
 *
 * @returns instants as ISO text, as `$client.query` reads them.
 */
export async function readList<Row, Shape extends ListShape = typeof wholeList>(
  {$client}: Database,
  {limit, offset, search = '', orderBy, orderDirection = 'asc'}: ListInput<Shape>,
  {columns, from, where, words = sql`''`, orders, newest, id, isById = false}: ListQuery<Shape>,
): Promise<Outcome<ListPage<Row>, never>> {
  const patterns = toPatterns(search);
  const found = patterns.length === 0 ? sql`` : sql`and ${words} ilike all(${sql.param(patterns)}::text[])`;
  const matching = sql`from ${from} where ${where} ${found}`;
  const direction = sql.raw(orderDirection === 'asc' ? 'asc' : 'desc');
  const order =
    orderBy === undefined
      ? sql`${newest} desc`
      : sql.join(
          orders[orderBy].map((one) => sql`${one} ${direction} nulls last`),
          sql`, `,
        );
  const ask = async (statement: SQL) => {
    const {sql: text, params} = dialect.sqlToQuery(statement);
    return (await $client.query(text, params)).rows;
  };
  const pageOf = async (wanted: SQL) =>
    ask(sql`select ${wanted} ${matching} order by ${order}, ${id} limit ${limit} offset ${offset}`);
  const readPage = async () => {
    if (!isById) return pageOf(columns);
    const ids: string[] = (await pageOf(sql`${id} as id`)).map((row) => row.id);
    const rows = await ask(sql`select ${columns} from ${from} where ${id} = any(${sql.param(ids)}::uuid[])`);
    return rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  };
  const [rows, [counted]] = await Promise.all([readPage(), ask(sql`select count(*) as total ${matching}`)]);
  return succeed({total: counted?.total ?? 0, rows});
}

/** The words of a search as patterns for `ilike`; what a pattern means is taken literally. */
function toPatterns(search: string): string[] {
  const words = search.replaceAll('\0', '').toWellFormed().split(/\s+/).filter(Boolean).slice(0, mostWords);
  return words.map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
}
