import {readCatalogue} from './catalogue.ts';
import type {OrderKind} from './ids.ts';
import {productOf} from './price-order.ts';

/** Within how many hours an order of a plan is worked on, by the catalogue of a civil day; null where it waits for its turn. Source: S9.05. */
export function readPriorityHours(kind: OrderKind, planId: string | null, day: string): number | null {
  const product = readCatalogue(day).plans.products.find(({id}) => id === productOf(kind));
  return product?.plans.find(({id}) => id === planId)?.includes.priorityHours ?? null;
}
