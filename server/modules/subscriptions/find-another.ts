import {and, eq, inArray} from 'drizzle-orm';
import {alias} from 'drizzle-orm/pg-core';
import {inTransaction} from '#server/db/database.ts';
import type {Session} from '#server/http/session.ts';
import type {SubscriptionsParts} from './subscriptions-parts.ts';
import {companies, memberships} from './table.ts';

/** Somebody whom the caller may look at, and which of their companies. */
export type Another = {
  readonly person: {readonly id: string; readonly name: string; readonly email: string};
  /** By name. */
  readonly companyIds: readonly string[];
};

/**
 * Finds the person whose payments the caller asks for, and notes it where an admin looks; undefined for whom the caller may not look at.
 * Rules: SUB13, SUB14.
 */
export async function findAnother(
  {database, findPerson, noteLook, now}: Pick<SubscriptionsParts, 'database' | 'findPerson' | 'noteLook' | 'now'>,
  userId: string,
  {userId: callerId, isAdmin}: Pick<Session, 'userId' | 'isAdmin'>,
): Promise<Another | undefined> {
  return inTransaction(database, async (tx) => {
    const person = await findPerson(tx, userId);
    if (!person) return undefined;
    const owned = and(eq(memberships.userId, userId), eq(memberships.role, 'owner'), eq(memberships.deleted, false));
    const own = alias(memberships, 'own');
    const managed = tx
      .select({id: own.spaceId})
      .from(own)
      .where(and(eq(own.userId, callerId), eq(own.role, 'manager'), eq(own.deleted, false)));
    const found = await tx
      .select({id: companies.spaceId})
      .from(memberships)
      .innerJoin(companies, and(eq(companies.spaceId, memberships.spaceId), eq(companies.deleted, false)))
      .where(isAdmin ? owned : and(owned, inArray(memberships.spaceId, managed)))
      .orderBy(companies.name, companies.id);
    if (!isAdmin && found.length === 0) return undefined;
    if (isAdmin) await noteLook(tx, {adminId: callerId, userId}, now());
    return {person, companyIds: found.map(({id}) => id)};
  });
}
