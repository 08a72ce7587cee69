import {and, eq, ne} from 'drizzle-orm';
import type {Transaction} from '#server/db/database.ts';
import {memberships} from './table.ts';

/** Somebody's part in a company, also one that was taken from them; undefined for who never had one. */
export async function findMember(tx: Transaction, spaceId: string, userId: string) {
  const [found] = await tx
    .select()
    .from(memberships)
    .where(and(eq(memberships.spaceId, spaceId), eq(memberships.userId, userId)));
  return found;
}

/** Whether a company has another owner; asked by who has the company's turn. Rule: TMM12. */
export async function hasOtherOwner(tx: Transaction, spaceId: string, userId: string): Promise<boolean> {
  const isOther = and(
    eq(memberships.spaceId, spaceId),
    eq(memberships.role, 'owner'),
    eq(memberships.deleted, false),
    ne(memberships.userId, userId),
  );
  return (await tx.$count(memberships, isOther)) > 0;
}
