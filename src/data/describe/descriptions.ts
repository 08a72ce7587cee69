import type {Described, DescribedField} from './description.ts';

const modules = import.meta.glob<{descriptions: readonly Described[]}>('/src/features/*/describe.ts', {eager: true});

/** How to speak of each table, by its name. Only screens behind sign-in ask for it, so that it weighs on no other. */
export const descriptions: ReadonlyMap<string, Described> = new Map(
  Object.values(modules).flatMap((module) => module.descriptions.map((one) => [one.table, one] as const)),
);

/** How to speak of one field of a table; undefined where people are not told of it. */
export function findField(table: string, field: string): DescribedField | undefined {
  const found = descriptions.get(table)?.fields[field];
  return found === 'hidden' ? undefined : found;
}

/** Whether two people's values of a field are decided row by row: money, days, and all of a table that is not known here. Rule: CFL2. */
export function isDecidedAlone(table: string, field: string): boolean {
  const found = findField(table, field);
  if (found === undefined) return !descriptions.has(table);
  return found.isDecidedAlone === true || ['money', 'currency', 'day'].includes(found.kind);
}
