import {isCivilDate} from '#contract/kernel/dates.ts';
import {longestSearch, type ListQuestion, type ListShape, type ListValueKind} from '#contract/kernel/list.ts';

const isOfKind: Readonly<Record<ListValueKind, (value: string) => boolean>> = {
  id: (value) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value),
  name: (value) => /^[a-zA-Z]{1,60}$/.test(value),
  firstDay: isCivilDate,
  lastDay: isCivilDate,
};

/** Reads an address; what makes no sense in it is as if it were not there. Rule: ADM11. */
export function readListAddress<Shape extends ListShape>(
  search: URLSearchParams,
  {orders, filters, values}: Shape,
): ListQuestion<Shape> {
  const sort = search.get('sort') ?? '';
  const by = orders.find((one) => one === sort.replace(/^-/, ''));
  const chosen = Object.entries(filters).map(([name, values]) => [
    name,
    values.find((one) => one === search.get(name)) ?? null,
  ]);
  const given = Object.entries(values ?? {}).flatMap(([name, kind]) => {
    const value = search.get(name);
    return value !== null && isOfKind[kind](value) ? [[name, value]] : [];
  });
  return {
    words: search.get('q')?.trim().slice(0, longestSearch) ?? '',
    order: by === undefined ? null : {by, direction: sort.startsWith('-') ? 'desc' : 'asc'},
    // Each name has the values of its own list.
    chosen: Object.fromEntries(chosen) as ListQuestion<Shape>['chosen'],
    ...(values && {values: Object.fromEntries(given) as ListQuestion<Shape>['values'] & object}),
  };
}

/** Writes an address; what is as usual is left out, and the order of its parts is always the same. Rule: ADM11. */
export function writeListAddress<Shape extends ListShape>({
  words,
  order,
  chosen,
  values,
}: ListQuestion<Shape>): URLSearchParams {
  const parts: [string, string | null][] = [
    ['q', words === '' ? null : words],
    ...Object.entries<string | null>({...chosen, ...values}).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    ['sort', order === null ? null : `${order.direction === 'desc' ? '-' : ''}${order.by}`],
  ];
  return new URLSearchParams(parts.filter((part): part is [string, string] => part[1] !== null));
}
