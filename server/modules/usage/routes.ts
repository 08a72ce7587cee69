import {sql} from 'drizzle-orm';
import {succeed} from '#contract/kernel/failure.ts';
import {personQuota, quotaOf, roomLeft, type Held} from '#contract/usage/quotas.ts';
import * as usage from '#contract/usage/read-usage.ts';
import {toInstant, type Database} from '#server/db/database.ts';
import {devicesSince, readHeld} from '#server/db/held.ts';
import {implement, mountAll, type ApiServer} from '#server/http/implement.ts';
import {personIdOf} from '#server/http/session.ts';

/** What the usage module works with. */
export type UsageParts = {
  readonly database: Database;
  readonly now: () => number;
  /** The companies that a person owns; the companies module knows. */
  readonly findOwnedIds: (userId: string) => Promise<readonly string[]>;
};

const readUsage = implement(usage.readUsage, async (parts: UsageParts, _input, {session}) => {
  const {database, now} = parts;
  const companies = await readHeld(database, await parts.findOwnedIds(session.userId));
  const {rows} = await database.execute<{used: number}>(
    sql`select count(*)::int as used from sync_clients
      where user_id = ${personIdOf(session)} and last_push_at > ${devicesSince(toInstant(now()))}`,
  );
  return succeed({
    devices: {used: rows[0]?.used ?? 0, most: personQuota.devices},
    companies: companies.map(({spaceId: companyId, kind, planId, rows: held, fileBytes}) => {
      const most = quotaOf(kind, planId);
      return {
        companyId,
        planId,
        rows: toShare(most.rows, held),
        fileBytes: toShare(most.fileBytes, fileBytes),
      };
    }),
  });
});

/** What is used is what leaves no room, be it live or deleted and still kept. Rule: QTA2. */
function toShare(most: number, held: Held): usage.Share {
  return {used: most - Math.min(most, roomLeft(most, held)), most};
}

/** Mounts what people read of the room they use. Rule: QTA5. */
export function addUsageRoutes(server: ApiServer, parts: UsageParts): void {
  mountAll(server, parts, [readUsage]);
}
