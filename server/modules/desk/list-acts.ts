import {sql} from 'drizzle-orm';
import {listActs as endpoint, type actList, type ListedAct} from '#contract/desk/list-acts.ts';
import {readList} from '#server/db/read-list.ts';
import {implement} from '#server/http/implement.ts';
import {adminWritings, changesOf} from './act-changes.ts';
import type {DeskParts} from './desk-parts.ts';

/** What was done to accounts. */
const toAccounts = sql`select 'account:' || id as id, act as kind, at, admin_id, user_id, null::uuid as space_id, null as what, null as by, null::uuid as row_id, null::bigint as version, 1 as count from admin_acts`;

/** Sealed numbers that were opened, an EIN being nobody's but the company's, whose id a partner may have; whose they are sees their own without an admin. */
const openings = sql`select 'opening:' || id, 'opened', at, admin_id, null, space_id, field, null, case when field <> 'ein' then row_id end, null, 1 from sealed_openings
  where admin_id is not null and why <> 'own'`;

/** What was written in companies, all of one moment as one act. */
const writings = sql`select 'writing:' || space_id || ':' || version, kind, at, user_id, null::uuid, space_id, null, null, null::uuid, version, 1
  from (${adminWritings(sql`true`)}) as writing`;

/** What owners asked for, as it was noted. */
const elections = sql`select 'election:' || space_id, 'wrote', recorded_at, recorded_by, null::uuid, space_id, 'taxElections', null, null::uuid, null::bigint, 1 from tax_elections`;

/** Where the disputes of payments have come to, as the provider says. Rule: DSP4. */
const disputes = sql`select 'dispute:' || dispute.id || ':' || news.version, 'disputed', news.at, null::uuid, null::uuid,
    coalesce(ordered.company_id, charge.company_id), news.state, initcap(dispute.vendor), null::uuid, null::bigint, 1
  from payment_dispute_news as news
  join payment_disputes as dispute on dispute.id = news.dispute_row_id
  left join orders as ordered on ordered.id = dispute.source_id
  left join subscription_charges as charge on charge.id = dispute.source_id`;

/** Differences from the card provider that were noted as dealt with. Rule: CMP4. */
const settlings = sql`select 'settling:' || id, 'settled', at, admin_id, null::uuid, company_id, note || ' · ' || subject, null, null::uuid, null::bigint, 1 from payment_difference_notes`;

/** Mails and events that were given up and sent again, what was sent at once as one act. Rules: ADM13, WHK4. */
const retries = sql`select 'retry:' || min(id::text), 'retried', at, admin_id, null::uuid, null::uuid, job, null, null::uuid, null::bigint, count(*)::int
  from job_retries group by at, admin_id, job`;

const adminName = sql`coalesce(act.by, btrim(admin.first_name || ' ' || admin.last_name))`;
const personName = sql`btrim(person.first_name || ' ' || person.last_name) || ' · ' || person.email`;

/** Whose number was opened: a partner's, or that of the paper. */
const partner = sql`(select coalesce(nullif(btrim(partners.first_name || ' ' || partners.last_name), ''), partners.company_name)
  from partners where partners.space_id = act.space_id and partners.id = coalesce(
    (select partner_id from company_documents as paper where paper.space_id = act.space_id and paper.id = act.row_id), act.row_id))`;

/** Lists what admins did. Rule: DSK4. */
export const listActs = implement(endpoint, async ({database}: DeskParts, input) =>
  readList<ListedAct, typeof actList>(database, input, {
    columns: sql`act.id, act.kind, act.at, ${adminName} as admin,
      case when person.id is not null then ${personName} end as user,
      case when company.id is not null then json_build_object('id', company.id, 'name', company.name) end as company,
      ${partner} as person, act.what, act.count,
      case when act.version is null then '[]' else ${changesOf({spaceId: sql`act.space_id`, version: sql`act.version`, at: sql`act.at`})} end as changes`,
    from: sql`(${toAccounts} union all ${openings} union all ${writings} union all ${elections} union all ${disputes} union all ${settlings} union all ${retries}) as act
      left join users as admin on admin.id = act.admin_id
      left join users as person on person.id = act.user_id
      left join companies as company on company.space_id = act.space_id`,
    where: sql`(admin.id is not null or act.by is not null) and ${input.kind === undefined ? sql`true` : sql`act.kind = ${input.kind}`}`,
    // A day is a word too: 2026-11-23, or a month of it.
    words: sql`lower(concat_ws(' ', ${adminName}, ${personName}, company.name, to_char(act.at at time zone 'UTC', 'YYYY-MM-DD')))`,
    orders: {
      at: [sql`act.at`],
      admin: [sql`lower(${adminName})`],
      company: [sql`lower(company.name)`],
    },
    mayBeNull: ['company'],
    newest: sql`act.at`,
    id: sql`act.id`,
  }),
);
