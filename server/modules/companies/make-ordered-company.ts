import type {z} from 'zod';
import type {companies} from '#contract/companies/company.ts';
import type {companyServices} from '#contract/companies/company-service.ts';
import type {companySteps} from '#contract/companies/company-step.ts';
import type {formations} from '#contract/companies/formation.ts';
import type {partners} from '#contract/companies/partner.ts';
import type {renewals} from '#contract/renewals/renewal.ts';
import type {subscriptions} from '#contract/subscriptions/subscription.ts';
import type {Transaction} from '#server/db/database.ts';
import {addSpace} from '#server/db/spaces.ts';
import {writeSynced, type SyncedWrite} from '#server/sync/write-synced.ts';
import {toMembership, type NewMember} from './membership-store.ts';

type Row<Table extends {readonly row: z.ZodObject}> = z.infer<Table['row']>;

/** A company as it was ordered, in its rows. */
export type OrderedCompany = {
  readonly company: Row<typeof companies>;
  readonly formation: Row<typeof formations>;
  readonly steps: readonly Row<typeof companySteps>[];
  readonly renewals: readonly Row<typeof renewals>[];
  readonly partners: readonly Row<typeof partners>[];
  readonly services: readonly Row<typeof companyServices>[];
  readonly subscriptions: readonly Row<typeof subscriptions>[];
};

/**
 * Makes the company of a paid order: its space, its rows, its default categories where it keeps books, and its owner where one is known
 * already. In the caller's transaction. Rules: COM5, ORD7. Source: D43.
 *
 * @returns false where a space has that id already: then nothing was written.
 */
export async function makeOrderedCompany(
  tx: Transaction,
  {company, formation, steps, renewals, partners, services, subscriptions}: OrderedCompany,
  {owner, books, nowMs}: {readonly owner: NewMember | undefined; readonly books: SyncedWrite; readonly nowMs: number},
): Promise<boolean> {
  if (!(await addSpace(tx, company.id, {kind: 'company', type: company.type}))) return false;
  await writeSynced(tx, {spaceId: company.id, author: {kind: 'product'}, nowMs}, [
    {table: 'companies', create: [company]},
    {table: 'formations', create: [formation]},
    {table: 'companySteps', create: steps},
    {table: 'renewals', create: renewals},
    {table: 'partners', create: partners},
    {table: 'companyServices', create: services},
    {table: 'subscriptions', create: subscriptions},
    ...(company.type === 'Cross Border Crypto' ? [] : [books]),
    ...(owner ? [toMembership(owner, nowMs)] : []),
  ]);
  return true;
}

/** Makes somebody the owner of a company that has none. Rule: ORD11. */
export async function addOwner(tx: Transaction, companyId: string, owner: NewMember, nowMs: number): Promise<void> {
  const stamp = {spaceId: companyId, author: {kind: 'person' as const, userId: owner.userId}, nowMs};
  await writeSynced(tx, stamp, [toMembership(owner, nowMs)]);
}
