import type {Order} from '#contract/orders/order.ts';
import type {Payment} from '#server/providers/payments/port.ts';
import type {Session} from '#server/http/session.ts';
import {keepsCard} from './paying/begin-payment.ts';
import {hashAnswers} from './paying/judge-answers.ts';
import {nameOf} from './name-of.ts';
import {ownerOf} from './order-store.ts';
import type {OrdersParts} from './orders-parts.ts';
import type {OrderRow} from './table.ts';

/** A payment, less what pays it where whoever sees it may not. */
type ShownPayment = Omit<Payment, 'clientSecret'> & {readonly clientSecret: string | null};

/** What is shown to whom. */
type Shown = {
  readonly order: OrderRow;
  readonly payment: ShownPayment | null;
  readonly session: Pick<Session, 'userId'> | undefined;
};

/** An order as its person sees it, with its payment as the provider just said it is. Rule: ORD11. */
export async function showOrder(
  {database, hasAccount, invoices}: Pick<OrdersParts, 'database' | 'hasAccount' | 'invoices'>,
  {order, payment, session}: Shown,
): Promise<Order> {
  const {
    id,
    number,
    kind,
    state,
    email,
    lines,
    todayCents,
    couponCode,
    placedAt,
    expiresAt,
    paidAt,
    userId,
    companyId,
  } = order;
  const isClaimed = userId !== null;
  return {
    id,
    number,
    kind,
    state,
    email,
    todayCents,
    couponCode,
    answers: hashAnswers(order),
    placedAt,
    expiresAt,
    paidAt,
    companyId,
    isClaimed,
    isYours: session !== undefined && ownerOf(order) === session.userId,
    name: nameOf(order),
    lines: [...lines],
    renewals: order.renewals.map(({on, period, cents}) => ({on, period, cents})),
    payment: payment && {...showPayment(payment), keepsCard: keepsCard(order)},
    invoiceNumber: state === 'paid' ? await invoices.findNumber(database, id) : null,
    account: state !== 'paid' || isClaimed ? null : (await hasAccount(database, email)) ? 'exists' : 'none',
  };
}

function showPayment({state, clientSecret, failure, card}: ShownPayment) {
  return {
    state,
    clientSecret: state === 'paid' || state === 'canceled' ? null : clientSecret,
    declined: failure?.group ?? null,
    card: card && {brand: card.brand, last4: card.last4},
  };
}
