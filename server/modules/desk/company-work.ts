import {sql, type SQL} from 'drizzle-orm';
import {companyWorkOf} from '#contract/desk/company-work.ts';
import {workKinds} from '#contract/desk/work-kinds.ts';
import {planListDays} from '#contract/catalogue/catalogue.ts';
import {orderKinds, planIds} from '#contract/catalogue/ids.ts';
import {readPriorityHours} from '#contract/catalogue/priority-hours.ts';
import {daysUntil} from '#contract/companies/due-dates.ts';
import {companyStatuses} from '#contract/companies/progress.ts';
import {boiDays, einWorkdays} from '#contract/companies/turn.ts';
import {addWorkdays} from '#contract/companies/workdays.ts';
import {addDays} from '#contract/kernel/dates.ts';
import type {WorkSource} from './work-source.ts';

type Standing = Parameters<typeof companyWorkOf>[0];

/** Every way in which a company can stand, with what Faro then has to do. */
const standings = companyStatuses.flatMap((status) =>
  orderKinds.flatMap((kind) =>
    [null, '2000-01-01'].flatMap((filedOn) => {
      const work = companyWorkOf({kind, status, filedOn});
      return work === null ? [] : [{kind, status, filedOn, work}];
    }),
  ),
);

const isStanding = ({kind, status, filedOn}: Standing) => sql`formation.status = ${status} and formation.kind = ${kind}
  and (formation.filed_on is null) = ${filedOn === null}`;

/** As `companyWorkOf` says it. */
const work = sql`case ${sql.join(
  standings.map((one) => sql`when ${isStanding(one)} then ${one.work}::text`),
  sql` `,
)} end`;

/** The hours that the plan promises for its first step, as `readPriorityHours` says it. */
const promised = planListDays.flatMap((from) =>
  orderKinds.flatMap((kind) =>
    planIds.flatMap((planId) => {
      const hours = readPriorityHours(kind, planId, from);
      return hours === null ? [] : [{from, kind, planId, hours}];
    }),
  ),
);
const promisedHours = sql`case ${sql.join(
  promised.map(
    ({from, kind, planId, hours}) =>
      sql`when formation.status_since >= ${from} and formation.kind = ${kind} and plan.plan_id = ${planId} then ${hours}::int`,
  ),
  sql` `,
)} end`;

/** The IRS is in the east, and counts its own days. */
const irsZone = sql.raw(`'America/New_York'`);
const askedOn = sql`(formation.status_since::timestamptz at time zone ${irsZone})::date`;
/** How many days the workdays of the IRS take from each day of the week, as `addWorkdays` counts them. 6 January 2030 is a Sunday. */
const einDays = Array.from({length: 7}, (_, weekday) => {
  const day = addDays('2030-01-06', weekday);
  return sql`when ${weekday}::int then ${daysUntil(addWorkdays(day, einWorkdays), day)}::int`;
});
const einDay = sql`(${askedOn} + case extract(dow from ${askedOn})::int ${sql.join(einDays, sql` `)} end)`;
const boiDay = sql`(formation.constituted_on::date + ${boiDays}::int)`;

const dueDay = sql`case formation.status when 'ObtainingEin' then ${einDay} when 'BoiReport' then ${boiDay} end`;
/** When a day is over, there where it is counted. */
const overAt = (day: SQL) => sql`((${day} + 1)::timestamp at time zone ${irsZone})`;

/** Companies whose next step is Faro's, and those whose EIN is late, by `readTurn`. Rules: DSK1, PRG5, PRG6. */
export const companyWork: WorkSource = {
  kinds: workKinds.filter((kind) => standings.some((one) => one.work === kind)),
  rows: (nowMs) => sql`select ${work} as kind, formation.space_id as subject_id, ordered.id as order_id,
      company.space_id as company_id, company.name, company.state, formation.status_since::timestamptz as since,
      case when formation.status = 'Start' then formation.status_since::timestamptz + ${promisedHours} * interval '1 hour'
        else ${overAt(dueDay)} end as due_at,
      ${dueDay}::text as due_day
    from formations as formation
    join companies as company on company.space_id = formation.space_id and not company.deleted
    left join orders as ordered on ordered.number = formation.order_number
    left join subscriptions as plan on plan.space_id = formation.space_id and plan.id = formation.id and not plan.deleted
    where not formation.deleted and formation.status = any(${sql.param([...new Set(standings.map(({status}) => status))])})
      and ${work} is not null
      and (formation.status <> 'ObtainingEin' or ${overAt(einDay)} <= ${new Date(nowMs).toISOString()}::timestamptz)`,
};
