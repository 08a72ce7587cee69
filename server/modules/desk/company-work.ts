import {sql, type SQL} from 'drizzle-orm';
import {literal} from '#server/db/literal.ts';
import {isClosedIn} from '#server/db/spaces.ts';
import {companyWorkOf} from '#contract/desk/company-work.ts';
import {workKinds, type WorkKind} from '#contract/desk/work-kinds.ts';
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

/** None, and any. */
const days = [null, '2000-01-01'];
/** How many ways there are to stand at one state. */
const waysAtOne = orderKinds.length * days.length * days.length;

/** Every way in which a company can stand, with what Faro then has to do. */
const standings = companyStatuses.flatMap((status) =>
  orderKinds.flatMap((kind) =>
    days.flatMap((filedOn) =>
      days.flatMap((namesRefusedOn) => {
        const work = companyWorkOf({kind, status, filedOn, namesRefusedOn});
        return work === null ? [] : [{kind, status, filedOn, namesRefusedOn, work}];
      }),
    ),
  ),
);

const statusesOf = (kind: WorkKind | null) => [
  ...new Set(standings.flatMap(({status, work}) => (kind === null || kind === work ? [status] : []))),
];

const isOrNot = (day: string | null) => sql.raw(day === null ? '' : 'not');

/** What is to be done at one state, as `companyWorkOf` says it; only where kinds of orders or filings differ is it looked at them. */
function workAt(status: Standing['status']): SQL {
  const here = standings.filter((one) => one.status === status);
  const [first] = here;
  const isAlways = here.length === waysAtOne && here.every(({work}) => work === first?.work);
  if (first && isAlways) return literal(first.work);
  const ways = here.map(
    ({kind, filedOn, namesRefusedOn, work}) =>
      sql`when company.kind = ${literal(kind)} and company.filed_on is ${isOrNot(filedOn)} null
        and company.names_refused_on is ${isOrNot(namesRefusedOn)} null then ${literal(work)}`,
  );
  return sql`case ${sql.join(ways, sql` `)} end`;
}

const work = sql`case company.status ${sql.join(
  statusesOf(null).map((status) => sql`when ${literal(status)} then ${workAt(status)}`),
  sql` `,
)} end`;

const always = statusesOf(null).filter(
  (status) => standings.filter((one) => one.status === status).length === waysAtOne,
);
const isWaiting = sql`(company.status in (${sql.join(always.map(literal), sql`, `)}) or ${work} is not null)`;

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
      sql`when company.plan_id = ${literal(planId)} and company.kind = ${literal(kind)} and company.status_since >= ${literal(from)} then ${hours}::int`,
  ),
  sql` `,
)} end`;

/** The IRS is in the east, and counts its own days. */
const irsZone = literal('America/New_York');
/** How many days the workdays of the IRS take from each day of the week, as `addWorkdays` counts them. 6 January 2030 is a Sunday. */
const einDays = Array.from({length: 7}, (_, weekday) => {
  const day = addDays('2030-01-06', weekday);
  return sql`when ${weekday}::int then ${daysUntil(addWorkdays(day, einWorkdays), day)}::int`;
});
const einDay = sql`(company.irs_day + case extract(dow from company.irs_day)::int ${sql.join(einDays, sql` `)} end)`;
const boiDay = sql`(company.constituted_on::date + ${boiDays}::int)`;

/** When a day is over, there where it is counted. */
const overAt = (day: SQL) => sql`((${day} + 1)::timestamp at time zone ${irsZone})`;
const today = (nowMs: number) => sql`(${new Date(nowMs).toISOString()}::timestamptz at time zone ${irsZone})::date`;

/** Companies whose next step is Faro's, and those whose EIN is late, by `readTurn`. Rules: DSK1, PRG5, PRG6, DIS10. */
export const companyWork: WorkSource = {
  kinds: workKinds.filter((kind) => standings.some((one) => one.work === kind)),
  rows: (nowMs, kind) => sql`select ${work} as kind, company.space_id as subject_id,
      (select orders.id from orders where orders.number = company.order_number) as order_id,
      company.space_id as company_id, company.name, company.state, company.work_words as words, company.since,
      case company.status when 'Start' then company.since + ${promisedHours} * interval '1 hour'
        when 'ObtainingEin' then ${overAt(einDay)} when 'BoiReport' then ${overAt(boiDay)} end as due_at,
      (case company.status when 'ObtainingEin' then ${einDay} when 'BoiReport' then ${boiDay} end)::text as due_day
    from desk_companies as company
    where company.status in (${sql.join(statusesOf(kind).map(literal), sql`, `)}) and ${isWaiting}
      and (company.status <> 'ObtainingEin' or ${einDay} < ${today(nowMs)})
      and not (${isClosedIn(sql`company.space_id`)})`,
};
