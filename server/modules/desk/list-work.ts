import {sql, type SQL} from 'drizzle-orm';
import {listWork as endpoint, type ListedWork, type workList} from '#contract/desk/list-work.ts';
import {readList} from '#server/db/read-list.ts';
import {implement} from '#server/http/implement.ts';
import type {DeskParts} from './desk-parts.ts';
import {aboutWork, allWork} from './sources.ts';

/**
 * What of an assignment counts: not one from before the work began anew. Work may begin at the noon of a day that has come elsewhere only: then any.
 * Rule: DSK3.
 */
export function assignmentOf(nowMs: number): SQL {
  return sql`work_assignments as assignment on assignment.kind = work.kind and assignment.subject_id = work.subject_id
    and (assignment.assigned_at >= work.since or work.since > ${new Date(nowMs).toISOString()}::timestamptz)`;
}

function isAssigned(to: 'me' | 'nobody' | 'others', adminId: string): SQL {
  if (to === 'nobody') return sql`assignment.admin_id is null`;
  return to === 'me' ? sql`assignment.admin_id = ${adminId}` : sql`assignment.admin_id <> ${adminId}`;
}

const workId = sql`work.kind || ':' || work.subject_id`;

/** Lists what waits for Faro. Rules: DSK1, DSK2. */
export const listWork = implement(endpoint, async ({database, now}: DeskParts, input, {session}) => {
  const nowMs = now();
  const isOverdue = sql`coalesce(work.due_at <= ${new Date(nowMs).toISOString()}::timestamptz, false)`;
  return readList<ListedWork, typeof workList>(database, input, {
    columns: sql`${workId} as id, work.kind, work.subject_id as "subjectId", work.order_id as "orderId",
      work.company_id as "companyId", work.name, work.state, work.since, ${isOverdue} as "isOverdue",
      (select json_build_object('id', users.id, 'name', users.first_name || ' ' || users.last_name, 'email', users.email)
        from memberships join users on users.id = memberships.user_id
        where memberships.space_id = work.company_id and memberships.role = 'owner' and not memberships.deleted limit 1) as owner,
      case when work.due_at is not null then json_build_object(
        'at', to_char(work.due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'day', work.due_day) end as due, ${aboutWork} as about,
      (select json_build_object('id', users.id, 'name', btrim(users.first_name || ' ' || users.last_name))
        from users where users.id = assignment.admin_id) as assigned`,
    from: sql`(${allWork(nowMs, input.kind ?? null)}) as work left join ${assignmentOf(nowMs)}`,
    // What is not asked for is left out: nobody's assignment is then looked up but of the page.
    where: sql.join(
      [
        sql`true`,
        ...(input.kind === undefined ? [] : [sql`work.kind = ${input.kind}`]),
        ...(input.state === undefined ? [] : [sql`work.state = ${input.state}`]),
        ...(input.due === undefined ? [] : [isOverdue]),
        ...(input.assigned === undefined ? [] : [isAssigned(input.assigned, session.userId)]),
      ],
      sql` and `,
    ),
    words: sql`work.words`,
    orders: {
      kind: [sql`work.kind`, sql`work.since`],
      company: [sql`lower(work.name)`],
      since: [sql`work.since`],
      due: [sql`work.due_at`],
    },
    newest: sql`work.due_at nulls last, work.since, work.kind`,
    mayBeNull: ['company', 'due'],
    id: workId,
    isWhole: true,
    settledBy: sql`work.subject_id`,
    byIds: (ids) =>
      sql`work.subject_id = any(${sql.param(ids.map((id) => id.slice(id.indexOf(':') + 1)))}::uuid[]) and ${workId} = any(${sql.param(ids)}::text[])`,
  });
});
