import {z} from 'zod';
import {instantSchema} from './dates.ts';
import {idSchema} from './ids.ts';

/** How many rows a page of a list has. Source: S7.09. */
export const rowsPerPage = 25;
/** Most rows of one answer. */
export const mostAtOnce = 100;

/** The longest text that a list can be searched for, in characters. */
export const longestSearch = 200;

/** What of rows is too much to be chosen from: a row's id, a name of the program's own, the first and the last day, which are the reader's own. */
export type ListValueKind = 'id' | 'name' | 'firstDay' | 'lastDay';

/** What a list can be ordered and narrowed by; the names are those of its address and of its endpoint's input. */
export type ListShape = {
  readonly orders: readonly string[];
  readonly filters: Readonly<Record<string, readonly string[]>>;
  readonly values?: Readonly<Record<string, ListValueKind>>;
};

/** A list that is neither ordered nor narrowed. */
export const wholeList = {orders: [], filters: {}} as const satisfies ListShape;

/** A column that rows are ordered by, and which way. */
export type ListOrder<Shape extends ListShape> = {
  readonly by: Shape['orders'][number];
  readonly direction: 'asc' | 'desc';
};

/** What of a list is asked for. Without an order the newest come first; a filter that does not stand is null. */
export type ListQuestion<Shape extends ListShape> = {
  readonly words: string;
  readonly order: ListOrder<Shape> | null;
  readonly chosen: {readonly [Name in keyof Shape['filters']]: Shape['filters'][Name][number] | null};
  /** Of the shape's `values` those that stand; days as civil dates. */
  readonly values?: {readonly [Name in keyof Shape['values']]?: string};
};

/** What every list takes: which rows, by how many come before them. */
export const pageInput = z.object({
  limit: z.coerce.number().int().min(1).max(mostAtOnce).default(rowsPerPage),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
});

type FilterInputs<Filters extends ListShape['filters']> = {
  -readonly [Name in keyof Filters]: z.ZodOptional<z.ZodType<Filters[Name][number], Filters[Name][number]>>;
};

const valueSchemas = {
  id: idSchema,
  name: z.string().regex(/^[a-zA-Z]{1,60}$/),
  // The day has begun then, where its reader is, and the next one.
  firstDay: instantSchema,
  lastDay: instantSchema,
} as const satisfies Record<ListValueKind, z.ZodType>;

type ValueInputs<Values> = {-readonly [Name in keyof Values]: z.ZodOptional<z.ZodType<string, string>>};

/** What a list takes that can be searched, ordered and filtered. Unknown orders and filters are refused, never put into a query. */
export function listInput<const Shape extends ListShape>({orders, filters, values = {}}: Shape) {
  const given = Object.entries(values).map(([name, kind]) => [name, valueSchemas[kind].optional()]);
  const choices = Object.entries(filters).map(([name, values]) => [name, z.enum(values).optional()]);
  return pageInput.extend({
    search: z.string().trim().max(longestSearch).default(''),
    orderBy: z.enum<Shape['orders']>(orders).optional(),
    orderDirection: z.enum(['asc', 'desc']).default('asc'),
    // Each name has the values of its own filter.
    ...(Object.fromEntries(choices) as FilterInputs<Shape['filters']>),
    ...(Object.fromEntries(given) as ValueInputs<Shape['values']>),
  });
}

/** A page of a list as it is answered; `total` counts all rows that match. */
export function listOutput<Row extends z.ZodType>(row: Row) {
  return z.object({total: z.int().nonnegative(), rows: z.array(row)});
}

/** A page of a list. Where there may be millions not all are counted: there are then at least `total`. */
export type ListPage<Row> = {
  readonly total: number;
  readonly rows: Row[];
  readonly isAtLeast?: boolean | undefined;
};
