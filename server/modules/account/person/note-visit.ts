import {and, eq, isNull, sql} from 'drizzle-orm';
import {noteVisit as endpoint} from '#contract/account/attribution.ts';
import {succeed} from '#contract/kernel/failure.ts';
import {implement} from '#server/http/implement.ts';
import type {AccountParts} from '#server/modules/account/account-parts.ts';
import {users} from '#server/modules/account/table.ts';

/** Different origins of a day that are counted apart: more would be somebody making them up. */
const maxOriginsADay = 2_000;

/** Counts a visit by where it comes from; a signed-in person who has no such record yet keeps it. Rule: ACC27. */
export const noteVisit = implement(endpoint, async ({database, now}: AccountParts, attribution, {session}) => {
  const {utmSource, utmCampaign, originPath} = attribution;
  const day = new Date(now()).toISOString().slice(0, 10);
  await database.execute(sql`
    insert into visit_counts (day, utm_source, utm_campaign, origin_path, visits)
    select ${day}::date, ${utmSource ?? ''}, ${utmCampaign ?? ''}, ${originPath ?? ''}, 1
    where (select count(*) from visit_counts where day = ${day}::date) < ${maxOriginsADay}
    on conflict (day, utm_source, utm_campaign, origin_path) do update set visits = visit_counts.visits + 1`);
  if (session) {
    const isWithout = and(eq(users.id, session.userId), isNull(users.attribution));
    await database.update(users).set({attribution}).where(isWithout);
  }
  return succeed({});
});
