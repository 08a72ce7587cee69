import {sql} from 'drizzle-orm';
import {listOwnActs as endpoint, type OwnAct} from '#contract/desk/list-own-acts.ts';
import {succeed} from '#contract/kernel/failure.ts';
import {implement} from '#server/http/implement.ts';
import {adminWritings, changesOf} from './act-changes.ts';
import type {DeskParts} from './desk-parts.ts';

/** The most acts that are read. */
const mostActs = 100;

const act = {spaceId: sql`act.space_id`, version: sql`act.version`, at: sql`act.at`};

/** Tells an owner what admins wrote in their companies. Rule: DSK9. */
export const listOwnActs = implement(endpoint, async ({database, findOwnedIds}: DeskParts, _input, {session}) => {
  const spaceIds = sql.param([...(await findOwnedIds(session.userId))]);
  const {rows} =
    await database.execute<OwnAct>(sql`select act.space_id || ':' || coalesce(act.version::text, act.kind) as id, act.at, act.kind,
      name_of_author(act.user_id) as by, company.name as company, ${changesOf(act)} as changes
    from (${adminWritings(sql`space_id = any(${spaceIds}::uuid[])`)}
      union all select space_id, null, 'elected', recorded_at, recorded_by from tax_elections where space_id = any(${spaceIds}::uuid[])
      order by 4 desc, 1, 2 limit ${mostActs}) as act
    join companies as company on company.space_id = act.space_id and company.id = act.space_id
    order by act.at desc, act.space_id, act.version`);
  return succeed({acts: rows.map((row) => ({...row, at: new Date(row.at).toISOString()}))});
});
