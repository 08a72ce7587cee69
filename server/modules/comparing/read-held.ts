import {sql, type SQL} from 'drizzle-orm';
import type {HeldPayment} from '#contract/comparing/find-differences.ts';
import type {PaymentVendor} from '#contract/payments/payment-provider.ts';
import {toIsoInstant, type Queryable} from '#server/db/database.ts';

/** What we hold of a payment, with what it was for. */
export type Held = HeldPayment & {
  readonly paymentId: string;
  /** The order; null of a renewal's charge. */
  readonly orderId: string | null;
  readonly companyId: string | null;
  /** When anything of it was last written, ISO UTC. */
  readonly movedAt: string;
};

/** Every payment that was begun, of orders and of what is renewed, with what was credited of what it paid for. */
const begun = sql`select payment.payment_id, payment.vendor, payment.given_back_at, payment.begun_at, payment.order_id as source_id,
    payment.order_id, ordered.company_id, ordered.today_cents as cents, ordered.paying_at, ordered.paid_at,
    ordered.state = 'paid' and ordered.payment_id = payment.payment_id as is_paid
  from order_payments as payment join orders as ordered on ordered.id = payment.order_id
  union all
  select payment.payment_id, payment.vendor, payment.given_back_at, payment.begun_at, payment.charge_id,
    null::uuid, charge.company_id, charge.cents, charge.paying_at, charge.paid_at,
    charge.state = 'paid' and charge.payment_id = payment.payment_id
  from subscription_payments as payment join subscription_charges as charge on charge.id = payment.charge_id`;

/** The ids of all payments that a vendor has of us; one column, `payment_id`. */
export const heldIds = (vendor: PaymentVendor): SQL => sql`
  select payment_id collate "C" as payment_id from order_payments where vendor = ${vendor}
  union select payment_id collate "C" from subscription_payments where vendor = ${vendor}`;

type HeldRow = Pick<Held, 'paymentId' | 'orderId' | 'companyId'> & {
  readonly disputedCents: string | number;
  readonly isPaid: boolean;
  readonly cents: string | number;
  readonly creditedCents: string | number;
  readonly isGivenBack: boolean;
  readonly movedAt: string | Date;
};

/** What we hold of these payments, by their ids; who is not among them is not known here. */
export async function readHeld(
  database: Queryable,
  vendor: PaymentVendor,
  paymentIds: readonly string[],
): Promise<Map<string, Held>> {
  const {rows} = await database.execute<HeldRow>(sql`
    select begun.payment_id as "paymentId", begun.order_id as "orderId", begun.company_id as "companyId", begun.is_paid as "isPaid",
      begun.cents as cents, begun.given_back_at is not null as "isGivenBack", coalesce(credited.cents, 0) as "creditedCents",
      (select coalesce(sum(dispute.amount_cents), 0) from payment_disputes as dispute
        where dispute.payment_id = begun.payment_id and dispute.state <> 'won') as "disputedCents",
      greatest(begun.begun_at, begun.paying_at, begun.paid_at, begun.given_back_at, credited.at) as "movedAt"
    from (${begun}) as begun
    left join lateral (
      select sum(note.total_cents) as cents, max(note.paid_at::timestamptz) as at
      from invoices as invoice join invoices as note on note.space_id = invoice.space_id and note.credited_id = invoice.id
      where invoice.source_id = begun.source_id and invoice.kind = 'invoice') as credited on true
    where begun.vendor = ${vendor} and begun.payment_id = any(${sql.param([...paymentIds])}::text[])`);
  return new Map(
    rows.map(({paymentId, orderId, companyId, isPaid, isGivenBack, ...row}) => [
      paymentId,
      {
        paymentId,
        orderId,
        companyId,
        isPaid,
        isGivenBack,
        cents: Number(row.cents),
        creditedCents: Number(row.creditedCents),
        disputedCents: Number(row.disputedCents),
        movedAt: row.movedAt instanceof Date ? row.movedAt.toISOString() : toIsoInstant(row.movedAt),
      },
    ]),
  );
}

/** Whether somebody is paying for this order or charge since then: what they pay is known here in a moment. @param since ISO UTC. */
export async function isBeingPaid(database: Queryable, orderId: string, since: string): Promise<boolean> {
  const {rows} = await database.execute(sql`
    select from orders where id = ${orderId}::uuid and paying_at > ${since}::timestamptz
    union all select from subscription_charges where id = ${orderId}::uuid and paying_at > ${since}::timestamptz`);
  return rows.length > 0;
}
