import {and, eq} from 'drizzle-orm';
import {newId} from '#contract/kernel/ids.ts';
import type {SpaceRole} from '#contract/kernel/synced-table.ts';
import type {Queryable, Transaction} from '#server/db/database.ts';
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
