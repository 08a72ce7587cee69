import type {ListQuestion, ListShape} from '#contract/kernel/list.ts';

/** A question as its endpoint takes it; days as the instants with which they begin and end where the reader is. */
export function toListInput<Shape extends ListShape>(
  shape: Shape,
  {words, order, chosen, values}: ListQuestion<Shape>,
): object {
  const filters = Object.entries(chosen).filter(([, value]) => value !== null);
  const given = Object.entries<string | undefined>(values ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, toWire(shape.values?.[name], value)]],
  );
  return {
    ...(words === '' ? {} : {search: words}),
    ...(order && {orderBy: order.by, orderDirection: order.direction}),
    ...Object.fromEntries([...filters, ...given]),
  };
}

function toWire(kind: string | undefined, value: string): string {
  if (kind !== 'firstDay' && kind !== 'lastDay') return value;
  const day = new Date(`${value}T00:00:00`);
  if (kind === 'lastDay') day.setDate(day.getDate() + 1);
  return day.toISOString();
}
