import type {FormationOrder, OrderRow} from './table.ts';

/** What the company of an order is called: the first choice with its designator, or the name that it has already. */
export function nameOf(order: OrderRow): string {
  if (order.purchase !== null) return order.purchase.company;
  return withDesignator(order.draft.nameOne, order.draft, order.kind);
}

/** A choice of name as it is filed. */
export function withDesignator(
  name: string,
  {designator}: Pick<FormationOrder['draft'], 'designator'>,
  kind: FormationOrder['kind'],
): string {
  return kind === 'create' && designator !== null ? `${name.trim()} ${designator}` : name.trim();
}
