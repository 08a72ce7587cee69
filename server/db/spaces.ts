import {and, eq, sql, type SQL} from 'drizzle-orm';
import {boolean, jsonb, pgTable, text} from 'drizzle-orm/pg-core';
import type pg from 'pg';
import {services, spaceKinds, type SpaceLock} from '#contract/kernel/space.ts';
import {servicesOf, type ServiceFacts} from '#contract/policy/services.ts';
import type {Held} from '#contract/usage/quotas.ts';
import {rowId, wholeNumber} from './columns.ts';
import {clientOf, type Queryable, type Transaction} from './database.ts';

/** The units of sharing and order; `version` only ever moves by {@link nextVersion}. Source: sync.md. */
export const spaces = pgTable('spaces', {
  id: rowId('id').primaryKey(),
  version: wholeNumber('version').notNull().default(0),
  kind: text('kind', {enum: spaceKinds}).notNull(),
  /** As `servicesOf` says, which changes with releases; see {@link changeServices}. */
  services: text('services', {enum: services}).array().notNull(),
  /** What of it can be read only; null where all can be worked in. Rule: SYN38. */
  lock: jsonb('lock').$type<SpaceLock>(),
  /** Nothing of it is changed by anybody's device. Rule: DIS9. */
  closed: boolean('closed').notNull().default(false),
  /** The rows of all its synced tables, those that are live, and all; see {@link countRows}. Rules: QTA1, QTA2. */
  liveRows: wholeNumber('live_rows').notNull().default(0),
  keptRows: wholeNumber('kept_rows').notNull().default(0),
});

/** The channel on which every commit that moved a space is announced, with the payload `<space id>:<version>`. */
export const spaceMovedChannel = 'space_moved';

/**
 * Takes the next version of a space under its row lock, held until the transaction ends: versions become visible in order, so a
 * pull can never step over one that commits later. Every row written is stamped with it. Listeners hear of it on commit.
 *
 * @throws when there is no such space: a bug, since access was checked before.
 * Source: sync.md, Server 2.
 */
export async function nextVersion(client: pg.PoolClient, spaceId: string): Promise<number> {
  const {rows} = await client.query<{version: number | null}>(
    `select version, pg_notify($2, $1::text || ':' || version) from take_space_version($1::uuid) as version`,
    [spaceId, spaceMovedChannel],
  );
  const version = rows[0]?.version ?? null;
  if (version === null) throw new Error('nextVersion: no such space');
  return version;
}

/** Notes how many rows a space has more, or fewer; whoever writes or removes some says so in the same transaction. Rule: QTA1. */
export async function countRows(client: pg.ClientBase, spaceId: string, more: Held): Promise<void> {
  if (more.live === 0 && more.kept === 0) return;
  await client.query('update spaces set live_rows = live_rows + $2, kept_rows = kept_rows + $3 where id = $1', [
    spaceId,
    more.live,
    more.kept,
  ]);
}

/** Every writer of a space waits for its turn here first, so that nobody waits crosswise. */
export async function lockSpace(tx: Transaction, spaceId: string): Promise<void> {
  await tx.execute(sql`select from ${spaces} where ${spaces.id} = ${spaceId} for update`);
}

/** Makes a space, at version 0, with the services it is due. Does nothing when it is there already; @returns whether it was made. */
export async function addSpace(tx: Transaction, spaceId: string, facts: ServiceFacts): Promise<boolean> {
  const made = await tx
    .insert(spaces)
    .values({id: spaceId, kind: facts.kind, services: [...servicesOf(facts)]})
    .onConflictDoNothing()
    .returning({id: spaces.id});
  return made.length > 0;
}

/** Whether a person or a company has that id. */
export async function hasSpace(tx: Transaction, spaceId: string): Promise<boolean> {
  return (await tx.$count(spaces, eq(spaces.id, spaceId))) > 0;
}

/** Closes a space to changes, or opens it again; devices hear of it by what is written beside. Rule: DIS9. */
export async function closeSpace(tx: Transaction, spaceId: string, closed: boolean): Promise<void> {
  await tx.update(spaces).set({closed}).where(eq(spaces.id, spaceId));
}

/** Whether a space is closed to changes. Rule: DIS9. */
export async function isClosed(database: Queryable, spaceId: string): Promise<boolean> {
  return (await database.$count(spaces, and(eq(spaces.id, spaceId), eq(spaces.closed, true)))) > 0;
}

/** {@link isClosed} within a question about rows: of each, by the key of its space. The few that are closed are looked up once. */
export function isClosedIn(spaceId: SQL): SQL {
  return sql`(${spaceId} in (select spaces.id from spaces where spaces.closed)) is true`;
}

/** Gives a space the services it is due now; its people's devices hear of it. */
export async function changeServices(tx: Transaction, spaceId: string, facts: ServiceFacts): Promise<void> {
  await nextVersion(clientOf(tx), spaceId);
  await tx
    .update(spaces)
    .set({services: [...servicesOf(facts)]})
    .where(eq(spaces.id, spaceId));
}

/** What of a space can be read only; null where all can be worked in. */
export async function readLock(tx: Transaction, spaceId: string): Promise<SpaceLock | null> {
  const [found] = await tx.select({lock: spaces.lock}).from(spaces).where(eq(spaces.id, spaceId));
  return found?.lock ?? null;
}

/** Says what of a space can be read only; its people's devices hear of it. Rule: SYN38. */
export async function writeLock(tx: Transaction, spaceId: string, lock: SpaceLock | null): Promise<void> {
  await nextVersion(clientOf(tx), spaceId);
  await tx.update(spaces).set({lock}).where(eq(spaces.id, spaceId));
}
