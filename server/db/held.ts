import {sql} from 'drizzle-orm';
import type {PlanId} from '#contract/catalogue/ids.ts';
import type {SpaceKind} from '#contract/kernel/space.ts';
import {personQuota, quotaOf, roomLeft, type Held} from '#contract/usage/quotas.ts';
import type {Queryable} from './database.ts';

/** What decides how much a space may hold, and the rows that it holds. */
export type SpaceHeld = {readonly kind: SpaceKind; readonly planId: PlanId | null; readonly rows: Held};

/** The columns of {@link SpaceHeld} in a question about `spaces`. */
export const heldOfSpace = `spaces.kind,
  (select plan_id from subscriptions where subscriptions.space_id = spaces.id and subscriptions.id = spaces.id and not subscriptions.deleted) as "planId",
  json_build_object('live', spaces.live_rows, 'kept', spaces.kept_rows) as rows`;

/** The same with the bytes of the files that people brought, whether their upload has ended or not. */
const heldWithFiles = `${heldOfSpace},
  (select json_build_object(
     'live', coalesce(sum(upload.size_bytes) filter (where not upload.abandoned and not files.deleted), 0),
     'kept', coalesce(sum(upload.size_bytes), 0))
   from file_uploads as upload left join files on files.space_id = upload.space_id and files.id = upload.file_id
   where upload.space_id = spaces.id) as "fileBytes"`;

/** What a space holds, its files too. */
export type SpaceHeldWithFiles = SpaceHeld & {readonly spaceId: string; readonly fileBytes: Held};

/** What spaces hold, in the order of their ids. Rules: QTA1, QTA5. */
export async function readHeld(database: Queryable, spaceIds: readonly string[]): Promise<SpaceHeldWithFiles[]> {
  const {rows} = await database.execute<SpaceHeldWithFiles>(
    sql`select spaces.id as "spaceId", ${sql.raw(heldWithFiles)} from spaces where id = any(${sql.param(spaceIds)}::uuid[]) order by id`,
  );
  return rows;
}

/** How many bytes of files more a space takes. Rules: QTA1, QTA2. */
export async function readRoomForFiles(database: Queryable, spaceId: string): Promise<number> {
  const [held] = await readHeld(database, [spaceId]);
  return held ? roomLeft(quotaOf(held.kind, held.planId).fileBytes, held.fileBytes) : 0;
}

/** How many companies a person owns that were added and have no plan. Rule: QTA4. */
export async function countWithoutPlan(database: Queryable, userId: string): Promise<number> {
  const {rows} = await database.execute<{count: number}>(
    sql`select count(*)::int as count from memberships as member
      join companies on companies.space_id = member.space_id and companies.id = member.space_id and companies.origin = 'added'
        and companies.dissolved_on is null and not companies.deleted
      where member.user_id = ${userId} and member.role = 'owner' and not member.deleted and not exists (
        select from subscriptions where subscriptions.space_id = member.space_id and subscriptions.id = member.space_id and not subscriptions.deleted)`,
  );
  return rows[0]?.count ?? 0;
}

/** Since when a device must have sent, to count at a moment, ISO UTC. Rule: QTA4. */
export function devicesSince(at: string): string {
  return new Date(Date.parse(at) - personQuota.devicesWithinDays * 86_400_000).toISOString();
}

/** The day of a moment, by UTC. */
export function dayOf(at: string): string {
  return at.slice(0, 10);
}
