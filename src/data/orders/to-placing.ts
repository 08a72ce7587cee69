import type {z} from 'zod';
import type {CompanyDraft, DraftPartner} from '#contract/formation/draft.ts';
import type {placeOrder} from '#contract/orders/place-order.ts';

type Placing = z.input<typeof placeOrder.input>;

/** A draft with its partners, as an order is placed with it. */
export function toPlacing({
  placedOrderId: _order,
  paidAt: _paid,
  payableUntil: _until,
  partners,
  ...draft
}: CompanyDraft): Pick<Placing, 'draft' | 'partners'> {
  return {draft, partners: partners.map(withoutOrder)};
}

function withoutOrder({placedOrderId: _order, ...partner}: DraftPartner): Placing['partners'][number] {
  return partner;
}
