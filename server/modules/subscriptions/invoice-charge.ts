import {and, eq, sql} from 'drizzle-orm';
import type {Charged} from '#contract/invoices/make-invoice.ts';
import type {Queryable} from '#server/db/database.ts';
import type {Payment} from '#server/providers/payments/port.ts';
import {findOwners} from './read-company.ts';
import type {SubscriptionsParts} from './subscriptions-parts.ts';
import {companies, subscriptionCharges, type ChargeRow} from './table.ts';

type BuyerParts = Pick<SubscriptionsParts, 'findActive' | 'findBuyer'>;

/** What of a paid renewal its invoice says. The buyer: whose card paid, else the owner who has been there longest. Rules: INV1, INV3. */
export async function toCharged(
  database: Queryable,
  parts: BuyerParts,
  charge: ChargeRow,
  card: Payment['card'],
): Promise<Charged> {
  const {id, companyId, payerId, lines, cents, paidAt} = charge;
  if (paidAt === null) throw new Error('a charge that is paid was paid at some time');
  const [company] = await database.select({name: companies.name}).from(companies).where(eq(companies.id, companyId));
  const buyerId = payerId ?? (await findOwners(parts, database, companyId))[0]?.id;
  const buyer = buyerId === undefined ? undefined : await parts.findBuyer(database, buyerId);
  return {
    thing: 'subscription',
    sourceId: id,
    companyId,
    company: company?.name ?? '',
    orderNumber: null,
    buyer: {name: buyer?.name ?? '', email: buyer?.email ?? '', zip: null, country: null},
    lines: lines.map(({line}) => line),
    totalCents: cents,
    card: card && {brand: card.brand, last4: card.last4},
    paidAt,
  };
}

/** Paid renewals that have no invoice: they were paid before there were any. Which card paid them was not kept. Rule: INV9. */
export async function listUninvoiced(
  parts: BuyerParts & Pick<SubscriptionsParts, 'database'>,
): Promise<readonly Charged[]> {
  const hasNone = sql`not exists (select from invoices where invoices.source_id = ${subscriptionCharges.id})`;
  const found = await parts.database
    .select()
    .from(subscriptionCharges)
    .where(and(eq(subscriptionCharges.state, 'paid'), hasNone));
  const charged: Charged[] = [];
  for (const charge of found) charged.push(await toCharged(parts.database, parts, charge, null));
  return charged;
}
