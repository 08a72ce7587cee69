import {eq} from 'drizzle-orm';
import {createHash, randomBytes} from 'node:crypto';
import {pgTable} from 'drizzle-orm/pg-core';
import type {Queryable} from '#server/db/database.ts';
import {bytes, instant, rowId} from '#server/db/columns.ts';

/** The address of each person's calendar, as a hash, and what was last read there. Rules: CAL1, CAL2, CAL4. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: rowId('user_id').primaryKey(),
  tokenHash: bytes('token_hash').notNull(),
  madeAt: instant('made_at').notNull(),
  /** Of the events that were last written, and since when they are these. */
  contentHash: bytes('content_hash'),
  changedAt: instant('changed_at').notNull(),
});

/** One of {@link calendarFeeds}. */
export type CalendarFeed = typeof calendarFeeds.$inferSelect;

/** What an address ends in: 256 random bits as 43 characters of base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256: of a token what the database keeps of it, of events by what they are known again. */
export function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** A person's address, as far as it is known; undefined where they have none. */
export async function findFeed(database: Queryable, userId: string): Promise<CalendarFeed | undefined> {
  const [found] = await database.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId));
  return found;
}

/** Whose address it is; undefined where it is nobody's. */
export async function findFeedBy(database: Queryable, token: string): Promise<CalendarFeed | undefined> {
  const [found] = await database
    .select()
    .from(calendarFeeds)
    .where(eq(calendarFeeds.tokenHash, hash(token)));
  return found;
}

/** Gives a person a new address in the place of the one they may have. What was read at the old one is no news at the new one. */
export async function keepFeed(database: Queryable, userId: string, token: string, madeAt: string): Promise<void> {
  const fresh = {tokenHash: hash(token), madeAt};
  await database
    .insert(calendarFeeds)
    .values({userId, ...fresh, contentHash: null, changedAt: madeAt})
    .onConflictDoUpdate({target: calendarFeeds.userId, set: fresh});
}

/** Takes a person's address away. */
export async function dropFeed(database: Queryable, userId: string): Promise<void> {
  await database.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
}

/** Notes that the events are others since an instant. */
export async function noteChange(
  database: Queryable,
  {userId}: CalendarFeed,
  contentHash: Buffer,
  changedAt: string,
): Promise<void> {
  await database.update(calendarFeeds).set({contentHash, changedAt}).where(eq(calendarFeeds.userId, userId));
}
