import {eq} from 'drizzle-orm';
import type {OwedReason} from '#contract/subscriptions/subscription.ts';
import type {Transaction} from '#server/db/database.ts';
import {findOwners} from './read-company.ts';
import type {SubscriptionsParts} from './subscriptions-parts.ts';
import {companies, type ChargeRow} from './table.ts';

/** Tells a company's owners that a renewal was paid. Rule: SUB6. */
export async function mailPaid(
  tx: Transaction,
  parts: Pick<SubscriptionsParts, 'queueMail' | 'findActive'>,
  {charge, invoice}: {readonly charge: ChargeRow; readonly invoice: string | null},
): Promise<void> {
  const {lines, cents, paidAt} = charge;
  await mailOwners(tx, parts, charge, {
    kind: 'renewal-paid',
    isUpgrade: charge.kind === 'upgrade',
    lines: lines.map(({line}) => line),
    cents,
    at: paidAt ?? '',
    invoice,
    path: 'invoices',
  });
}

/** Tells a company's owners why a renewal was not paid, when it is tried again, and where to put it right. Rule: SUB7. */
export async function mailFailed(
  tx: Transaction,
  parts: Pick<SubscriptionsParts, 'queueMail' | 'findActive'>,
  {charge, owedFor}: {readonly charge: ChargeRow; readonly owedFor: OwedReason},
): Promise<void> {
  const {cents, retryOn} = charge;
  await mailOwners(tx, parts, charge, {kind: 'renewal-failed', cents, owedFor, retryOn, path: 'payment-method'});
}

type Told = Parameters<SubscriptionsParts['queueMail']>[1];
type Said<Kind extends Told['kind']> = Omit<Extract<Told, {kind: Kind}>, 'to' | 'language' | 'firstName' | 'company'>;

async function mailOwners(
  tx: Transaction,
  {queueMail, findActive}: Pick<SubscriptionsParts, 'queueMail' | 'findActive'>,
  {companyId}: ChargeRow,
  said: Said<'renewal-paid'> | Said<'renewal-failed'>,
): Promise<void> {
  const [company] = await tx.select({name: companies.name}).from(companies).where(eq(companies.id, companyId));
  for (const {email: to, firstName, language} of await findOwners({findActive}, tx, companyId))
    await queueMail(tx, {...said, to, firstName, language, company: company?.name ?? ''});
}
