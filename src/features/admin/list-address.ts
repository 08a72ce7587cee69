import type {SortOrder} from './parts/sorted-columns.ts';

/** What a list for admins can be ordered and narrowed by: the names in its address. */
export type ListShape<Order extends string, Filters extends Readonly<Record<string, string>>> = {
  readonly orders: readonly Order[];
  readonly filters: {readonly [Name in keyof Filters]: readonly Filters[Name][]};
};

/** What of a list is asked for. A filter that does not stand is null. */
export type ListQuestion<Order extends string, Filters extends Readonly<Record<string, string>>> = {
  readonly words: string;
  readonly order: SortOrder<Order>;
  readonly chosen: {readonly [Name in keyof Filters]: Filters[Name] | null};
};

/** As many characters as the server takes. */
const longestWords = 200;

/** Reads an address; what makes no sense in it is as if it were not there. Rule: ADM11. */
export function readListAddress<Order extends string, Filters extends Readonly<Record<string, string>>>(
  search: URLSearchParams,
  {orders, filters}: ListShape<Order, Filters>,
): ListQuestion<Order, Filters> {
  const sort = search.get('sort') ?? '';
  const by = orders.find((one) => one === sort.replace(/^-/, ''));
  const names: readonly (keyof Filters & string)[] = Object.keys(filters);
  const chosen = names.map((name) => [name, filters[name].find((one) => one === search.get(name)) ?? null] as const);
  return {
    words: search.get('q')?.trim().slice(0, longestWords) ?? '',
    order: by === undefined ? null : {by, direction: sort.startsWith('-') ? 'desc' : 'asc'},
    // Each name has the value of its own list.
    chosen: Object.fromEntries(chosen) as ListQuestion<Order, Filters>['chosen'],
  };
}

/** Writes an address; what is as usual is left out, and the order of its parts is always the same. Rule: ADM11. */
export function writeListAddress<Order extends string, Filters extends Readonly<Record<string, string>>>({
  words,
  order,
  chosen,
}: ListQuestion<Order, Filters>): URLSearchParams {
  const parts: [string, string | null][] = [
    ['q', words === '' ? null : words],
    ...Object.entries(chosen).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    ['sort', order === null ? null : `${order.direction === 'desc' ? '-' : ''}${order.by}`],
  ];
  return new URLSearchParams(parts.filter((part): part is [string, string] => part[1] !== null));
}
