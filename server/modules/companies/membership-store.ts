import {and, eq} from 'drizzle-orm';
import type {SpaceRole} from '#contract/kernel/synced-table.ts';
import type {Queryable, Transaction} from '#server/db/database.ts';
import type {Author} from '#server/sync/author.ts';
import {writeSynced, type SyncedWrite} from '#server/sync/write-synced.ts';
import {memberships} from './table.ts';
import {makeId} from '#server/db/make-id.ts';

/** A person who is given a part in a company. */
export type NewMember = {
  readonly userId: string;
  readonly role: SpaceRole;
  readonly name: string;
  readonly email: string;
};

/** What gives a person a part in a company. */
export function toMembership(member: NewMember, nowMs: number): SyncedWrite {
  const id = makeId(nowMs);
  return {table: 'memberships', create: [{...member, id}]};
}

/** The person's part in a space now; undefined for a stranger. */
export async function findRole(database: Queryable, spaceId: string, userId: string): Promise<SpaceRole | undefined> {
  const [found] = await database
    .select({role: memberships.role})
    .from(memberships)
    .where(and(eq(memberships.spaceId, spaceId), isOf(userId)));
  return found?.role;
}

/**
 * Writes a person's new name into every company they have a part in; everybody who works there gets it. The spaces are locked in the order
 * of their ids, as always where several are. Rule: COM4.
 */
export async function renameMember(
  tx: Transaction,
  {userId, name}: {readonly userId: string; readonly name: string},
  author: Author,
  nowMs: number,
): Promise<void> {
  for (const {spaceId, id} of await findMemberships(tx, userId))
    await writeSynced(tx, {spaceId, author, nowMs}, [{table: 'memberships', edit: [{id, name}]}]);
}

/** The companies a person has a part in, by id, the oldest first. */
export async function findCompanyIds(database: Queryable, userId: string): Promise<string[]> {
  return (await findMemberships(database, userId)).map(({spaceId}) => spaceId);
}

/** The companies that a person owns, by id. */
export async function findOwnedIds(database: Queryable, userId: string): Promise<string[]> {
  const owned = await database
    .select({spaceId: memberships.spaceId})
    .from(memberships)
    .where(and(isOf(userId), eq(memberships.role, 'owner')));
  return owned.map(({spaceId}) => spaceId);
}

async function findMemberships(database: Queryable, userId: string) {
  const {spaceId, id} = memberships;
  return database.select({spaceId, id}).from(memberships).where(isOf(userId)).orderBy(spaceId);
}

function isOf(userId: string) {
  return and(eq(memberships.userId, userId), eq(memberships.deleted, false));
}
