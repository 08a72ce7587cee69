import type {z} from 'zod';
import type {addCompany as endpoint} from '#contract/companies/add-company.ts';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import {inTransaction, type Database, type Transaction} from '#server/db/database.ts';
import {addSpace, nextVersion} from '#server/db/spaces.ts';
import type {Session} from '#server/http/session.ts';
import {addMember, findRole} from './membership-store.ts';
import {companies} from './table.ts';

/** Puts what another module keeps for a company into its new space, stamped with the version. */
export type FillSpace = (tx: Transaction, spaceId: string, version: number, nowMs: number) => Promise<void>;

/** What the companies module works with. */
export type CompaniesParts = {
  readonly database: Database;
  readonly now: () => number;
  /** The default categories, which are the bookkeeping module's. */
  readonly fillSpace: FillSpace;
  /** Whether a person has this id: the space of that id is theirs. */
  readonly isPerson: (tx: Transaction, id: string) => Promise<boolean>;
};

/** Who adds a company. */
export type Owner = Pick<Session, 'userId' | 'email' | 'firstName' | 'lastName'>;

/**
 * Adds a company with its space, its owner's membership and its default categories, in one transaction.
 * The same owner asking again changes nothing; an id that is somebody else's is refused. Rules: COM2, COM3.
 */
export async function addCompany(
  {database, now, fillSpace, isPerson}: CompaniesParts,
  {id, name, type, state}: z.output<typeof endpoint.input>,
  owner: Owner,
): Promise<Outcome<{id: string}, 'conflict'>> {
  return inTransaction(database, async (tx) => {
    if (await isPerson(tx, id)) return fail('conflict', 'company.id-taken');
    if (!(await addSpace(tx, id, {kind: 'company', type}))) {
      const role = await findRole(tx, id, owner.userId);
      return role === 'owner' ? succeed({id}) : fail('conflict', 'company.id-taken');
    }
    const nowMs = now();
    const version = await nextVersion(tx, id);
    const createdAt = new Date(nowMs).toISOString();
    await tx.insert(companies).values({spaceId: id, id, name, type, state, origin: 'added', createdAt, version});
    const ownerName = `${owner.firstName} ${owner.lastName}`;
    const member = {userId: owner.userId, role: 'owner', name: ownerName, email: owner.email} as const;
    await addMember(tx, id, member, {version, nowMs});
    await fillSpace(tx, id, version, nowMs);
    return succeed({id});
  });
}
