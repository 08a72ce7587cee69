import {and, eq} from 'drizzle-orm';
import * as contract from '#contract/companies/company.ts';
import {formations as formationsTable} from '#contract/companies/formation.ts';
import {readDissolution} from '#contract/dissolutions/dissolution.ts';
import {dissolutionSteps as stepsTable} from '#contract/dissolutions/dissolution-step.ts';
import {renewals as renewalsTable} from '#contract/renewals/renewal.ts';
import {stateCompanyTypes} from '#contract/catalogue/ids.ts';
import type {Transaction} from '#server/db/database.ts';
import {lockSpace} from '#server/db/spaces.ts';
import {toQueryable} from '#server/db/synced-columns.ts';
import {writeSynced} from '#server/sync/write-synced.ts';
import type {OrderedCompany} from './make-ordered-company.ts';
import {findRole} from './membership-store.ts';

const companies = toQueryable(contract.companies);
const formations = toQueryable(formationsTable);
const renewals = toQueryable(renewalsTable);
const dissolutionSteps = toQueryable(stepsTable);

/** Whether somebody may have a company of theirs migrated: `unknown` is none of theirs, or not there; `dissolving` is paid to be dissolved. */
export type AddedState = 'added' | 'unknown' | 'migrated' | 'dissolving';

/**
 * Tells whether an owner may have a company migrated that they had added; nobody else changes it until the transaction ends.
 * Rules: ORD19, DIS4. Source: D44.
 */
export async function judgeAdded(tx: Transaction, companyId: string, userId: string): Promise<AddedState> {
  await lockSpace(tx, companyId);
  if ((await findRole(tx, companyId, userId)) !== 'owner') return 'unknown';
  const [company] = await tx
    .select({type: companies.type, origin: companies.origin, dissolvedOn: companies.dissolvedOn})
    .from(companies)
    .where(and(eq(companies.spaceId, companyId), eq(companies.id, companyId), eq(companies.deleted, false)));
  if (!company || company.dissolvedOn !== null || !stateCompanyTypes.some((type) => type === company.type))
    return 'unknown';
  const [formation] = await tx
    .select({id: formations.id})
    .from(formations)
    .where(and(eq(formations.spaceId, companyId), eq(formations.id, companyId)));
  if (company.origin !== 'added' || formation) return 'migrated';
  const steps = await tx
    .select()
    .from(dissolutionSteps)
    .where(and(eq(dissolutionSteps.spaceId, companyId), eq(dissolutionSteps.deleted, false)));
  return readDissolution(steps).stage === 'none' ? 'added' : 'dissolving';
}

/**
 * Makes of a company that was added one that is migrated, as it was ordered: its id, people and books stay. In the caller's transaction.
 *
 * @returns false where it cannot be: then nothing was written. Rule: ORD19.
 */
export async function migrateAdded(
  tx: Transaction,
  {company, formation, steps, renewals: open, partners, services, subscriptions}: OrderedCompany,
  {ownerId, nowMs}: {readonly ownerId: string; readonly nowMs: number},
): Promise<boolean> {
  const judged = await judgeAdded(tx, company.id, ownerId);
  // What was paid all the same is done for this company: a second one helps nobody.
  if (judged !== 'added' && judged !== 'dissolving') return false;
  const {id, name, type, origin, state} = company;
  await writeSynced(tx, {spaceId: id, author: {kind: 'product'}, nowMs}, [
    {table: 'companies', edit: [{id, name, type, origin, state}]},
    {table: 'formations', create: [formation]},
    {table: 'companySteps', create: steps},
    {table: 'renewals', create: await withoutKnown(tx, id, open)},
    {table: 'partners', create: partners},
    {table: 'companyServices', create: services},
    {table: 'subscriptions', create: subscriptions},
  ]);
  return true;
}

/** Of a period of which something was done here already there is a row: there are never two. Rule: RNW9. */
async function withoutKnown(tx: Transaction, companyId: string, open: OrderedCompany['renewals']) {
  const known = await tx
    .select({what: renewals.what, period: renewals.period})
    .from(renewals)
    .where(and(eq(renewals.spaceId, companyId), eq(renewals.deleted, false)));
  return open.filter((one) => !known.some(({what, period}) => what === one.what && period === one.period));
}
