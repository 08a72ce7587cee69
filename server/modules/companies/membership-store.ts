import {and, eq} from 'drizzle-orm';
import {newId} from '#contract/kernel/ids.ts';
import type {SpaceRole} from '#contract/kernel/synced-table.ts';
import type {Queryable, Transaction} from '#server/db/database.ts';
import {nextVersion} from '#server/db/spaces.ts';
import {memberships} from './table.ts';

/** A person who is given a part in a company. */
export type NewMember = {
  readonly userId: string;
  readonly role: SpaceRole;
  readonly name: string;
  readonly email: string;
};

/** Gives a person a part in a company; `version` is the one the transaction took for the space. */
export async function addMember(
  tx: Transaction,
  spaceId: string,
  member: NewMember,
  stamp: {version: number; nowMs: number},
): Promise<void> {
  const id = newId(stamp.nowMs, (random) => crypto.getRandomValues(random));
  await tx.insert(memberships).values({...member, id, spaceId, version: stamp.version});
}

/** The person's part in a space now; undefined for a stranger. */
export async function findRole(database: Queryable, spaceId: string, userId: string): Promise<SpaceRole | undefined> {
  const [found] = await database
    .select({role: memberships.role})
    .from(memberships)
    .where(and(eq(memberships.spaceId, spaceId), eq(memberships.userId, userId), eq(memberships.deleted, false)));
  return found?.role;
}

/**
 * Writes a person's new name into every company they have a part in, each with the next version of its space, so that it comes to
 * everybody who works there. The spaces are taken in the order of their ids, as by whoever takes several. Rule: COM4.
 */
export async function renameMember(tx: Transaction, userId: string, name: string): Promise<void> {
  for (const spaceId of await findCompanyIds(tx, userId)) {
    const version = await nextVersion(tx, spaceId);
    await tx
      .update(memberships)
      .set({name, version})
      .where(and(eq(memberships.spaceId, spaceId), eq(memberships.userId, userId), eq(memberships.deleted, false)));
  }
}

/** The companies a person has a part in, by id, the oldest first. */
export async function findCompanyIds(database: Queryable, userId: string): Promise<string[]> {
  const found = await database
    .select({spaceId: memberships.spaceId})
    .from(memberships)
    .where(and(eq(memberships.userId, userId), eq(memberships.deleted, false)))
    .orderBy(memberships.spaceId);
  return found.map(({spaceId}) => spaceId);
}
