import {createHash} from 'node:crypto';
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
  /** The text that words are looked for in, in small letters, with a space between what is not one word. */
  readonly words?: SQL;
  /** What says that one word is found, where that is no text and may have to be asked: the word as it is, and as a pattern for `like`. */
  readonly findsWord?: (word: string, pattern: SQL) => SQL | Promise<SQL>;
  /** What each order means. */
  readonly orders: Readonly<Record<Shape['orders'][number], readonly SQL[]>>;
  /** Those of which a row may have nothing: it then comes last, whichever way. The others are read along an index either way. */
  readonly mayBeNull?: readonly Shape['orders'][number][];
  /** What the newest have most of: the order where none is asked for. Terms that go before it are written with their direction. */
  readonly newest: SQL;
  readonly id: SQL;
  /** What decides between equals, where that is not the id. */
  readonly settledBy?: SQL;
  /**
   * How the rows of these ids are found by an index: then the page is found by what it is ordered and narrowed by alone, and its columns are read of
   * its rows only, not of all that come before them.
   */
  readonly byIds?: (ids: readonly string[]) => SQL;
  /** What is counted, where it need not be all that the page is read from. */
  readonly countedIn?: SQL;
  /**
   * Whether finding a page looks at every row anyway: it is then counted in the same go. Such a statement is long too, and is planned once for each
   * connection.
   */
  readonly isWhole?: boolean;
  /** The most rows that are counted, where there may be millions: with more the page says that there are at least so many. */
  readonly mostCounted?: number;
};

/** Finds rows by a column of the type uuid. */
export function byUuid(column: SQL): (ids: readonly string[]) => SQL {
  return (ids) => sql`${column} = any(${sql.param(ids)}::uuid[])`;
}

/**
 * Reads a page of a list and counts all rows that match, in the order that was asked for. Each word of a search must be found somewhere,
 * in any order, capitals or not.
 *
 * @returns instants as ISO text, as `$client.query` reads them.
 */
export async function readList<Row, Shape extends ListShape = typeof wholeList>(
  {$client}: Database,
  {limit, offset, search = '', orderBy, orderDirection = 'asc'}: ListInput<Shape>,
  {
    columns,
    from,
    where,
    words = sql`''`,
    orders,
    mayBeNull = [],
    newest,
    id,
    settledBy = id,
    byIds,
    countedIn = from,
    isWhole = false,
    mostCounted,
    findsWord = (_word, pattern) => sql`${words} like ${pattern}`,
  }: ListQuery<Shape>,
): Promise<Outcome<ListPage<Row>, never>> {
  const asked = toWords(search).map(async (word) => findsWord(word, sql`lower(${toPattern(word)})`));
  const found = sql.join((await Promise.all(asked)).map((one) => sql` and ${one}`));
  const matching = sql`from ${from} where ${where}${found}`;
  const last = orderBy !== undefined && mayBeNull.includes(orderBy) ? ' nulls last' : '';
  const direction = sql.raw(`${orderDirection}${last}`);
  // The other way is the whole order backwards, so that one index serves both.
  const order =
    orderBy === undefined
      ? sql`${newest} desc, ${settledBy}`
      : sql.join(
          [...orders[orderBy].map((one) => sql`${one} ${direction}`), sql`${settledBy} ${sql.raw(orderDirection)}`],
          sql`, `,
        );
  const ask = (statement: SQL) => askFor($client, statement, isWhole);
  const pageOf = (wanted: SQL) =>
    ask(sql`select ${wanted} ${matching} order by ${order} limit ${limit} offset ${offset}`);
  const readRows = async (ids: readonly string[]): Promise<Row[]> => {
    if (!byIds || ids.length === 0) return [];
    const rows = await ask(sql`select ${columns} from ${from} where ${byIds(ids)}`);
    const placeOf = new Map(ids.map((one, place) => [one, place]));
    return rows.toSorted((one, other) => (placeOf.get(one.id) ?? 0) - (placeOf.get(other.id) ?? 0));
  };
  const count = async (): Promise<number> => {
    const all = sql`from ${countedIn} where ${where}${found}`;
    // From the newest on, as the page is read: along its index, and no further than need be.
    const some =
      mostCounted === undefined
        ? all
        : sql`from (select ${all} order by ${newest} desc limit ${mostCounted + 1}) as counted`;
    const [counted] = await ask(sql`select count(*) as total ${some}`);
    return counted?.total ?? 0;
  };
  if (isWhole) {
    const page = await pageOf(sql`${id} as id, count(*) over () as total`);
    const total: number = page[0]?.total ?? (offset === 0 ? 0 : await count());
    return succeed({total, rows: await readRows(page.map((row) => row.id))});
  }
  const readPage = async () =>
    byIds ? readRows((await pageOf(sql`${id} as id`)).map((row) => row.id)) : pageOf(columns);
  const [rows, total] = await Promise.all([readPage(), count()]);
  if (mostCounted === undefined) return succeed({total, rows});
  return succeed({total: Math.min(total, mostCounted), rows, isAtLeast: total > mostCounted});
}

/** Asks with the values beside the text; a statement that is kept is known to its connection by its text. */
export async function askFor($client: Database['$client'], statement: SQL, isKept = false) {
  const {sql: text, params} = dialect.sqlToQuery(statement);
  const name = isKept ? {name: createHash('sha256').update(text).digest('base64url')} : {};
  return (await $client.query({text, values: params, ...name})).rows;
}

function toWords(search: string): string[] {
  return search.replaceAll('\0', '').toWellFormed().split(/\s+/).filter(Boolean).slice(0, mostWords);
}

/** A word as a pattern for `like`; what a pattern means is taken literally. */
function toPattern(word: string): string {
  return `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
