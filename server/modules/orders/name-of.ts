import type {OrderRow} from './table.ts';

/** What the company of an order is called: the first choice with its designator, or the name that it has already. */
export function nameOf({draft, kind}: Pick<OrderRow, 'draft' | 'kind'>): string {
  return withDesignator(draft.nameOne, draft, kind);
}

/** A choice of name as it is filed. */
export function withDesignator(
  name: string,
  {designator}: Pick<OrderRow['draft'], 'designator'>,
  kind: OrderRow['kind'],
): string {
  return kind === 'create' && designator !== null ? `${name.trim()} ${designator}` : name.trim();
}
