import type {z} from 'zod';
import type {addCompany as endpoint} from '#contract/companies/add-company.ts';
import {isFormedBefore} from '#contract/companies/rules.ts';
import {personQuota} from '#contract/usage/quotas.ts';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import {inTransaction, type Database, toInstant} from '#server/db/database.ts';
import {countWithoutPlan} from '#server/db/held.ts';
import {addSpace, hasSpace, lockSpace} from '#server/db/spaces.ts';
import {asService} from '#server/db/second-net.ts';
import type {Session} from '#server/http/session.ts';
import {authorOf} from '#server/sync/author.ts';
import {writeSynced, type SyncedWrite} from '#server/sync/write-synced.ts';
import {findRole, toMembership} from './membership-store.ts';

/** What the companies module works with. */
export type CompaniesParts = {
  readonly database: Database;
  readonly now: () => number;
  /** What another module keeps for a new company: the default categories, which are bookkeeping's. */
  readonly fillSpace: (nowMs: number) => SyncedWrite;
};

/** Who adds a company. */
export type Owner = Pick<Session, 'userId' | 'email' | 'firstName' | 'lastName' | 'acting'>;

/**
 * Adds a company with its space, its owner's membership and its default categories, in one transaction.
 * The same owner asking again changes nothing; an id that is somebody else's is refused. Rules: COM2, COM3, QTA4.
 */
export async function addCompany(
  {database, now, fillSpace}: CompaniesParts,
  {id, name, type, state, formedOn}: z.output<typeof endpoint.input>,
  owner: Owner,
): Promise<Outcome<{id: string}, typeof endpoint.failures>> {
  const nowMs = now();
  const createdAt = toInstant(nowMs);
  if (!isFormedBefore(formedOn, createdAt))
    return fail('validation', 'company.formed-later', {details: {field: 'formedOn'}});
  return asService('add-company', () =>
    inTransaction(database, async (tx) => {
      // Of two at once the second counts the first.
      await lockSpace(tx, owner.userId);
      const isFull = (await countWithoutPlan(tx, owner.userId)) >= personQuota.companiesWithoutPlan;
      if (isFull && !(await hasSpace(tx, id))) return fail('conflict', 'company.too-many-added');
      if (!(await addSpace(tx, id, {kind: 'company', type}))) {
        const role = await findRole(tx, id, owner.userId);
        return role === 'owner' ? succeed({id}) : fail('conflict', 'company.id-taken');
      }
      const ownerName = `${owner.firstName} ${owner.lastName}`;
      const member = {userId: owner.userId, role: 'owner', name: ownerName, email: owner.email} as const;
      await writeSynced(tx, {spaceId: id, author: authorOf(owner), nowMs}, [
        {
          table: 'companies',
          create: [{id, name, type, state, origin: 'added', formedOn, dissolvedOn: null, createdAt}],
        },
        toMembership(member, nowMs),
        fillSpace(nowMs),
      ]);
      return succeed({id});
    }),
  );
}
