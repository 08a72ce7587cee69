import {sql} from 'drizzle-orm';
import {listScans as endpoint, type ListedScan, type scanList} from '#contract/mailing/list-scans.ts';
import {readList} from '#server/db/read-list.ts';
import {implement} from '#server/http/implement.ts';
import type {MailingParts} from './mailing-parts.ts';

/** Scans that companies have, or had until they were taken back, and those that are on their way. */
const scans = sql`(select id, space_id, sender, subject, type, quantity, page_count, received_on, created_at, is_read,
      case when taken_back_at is null then 'sent' else 'taken-back' end as state
    from mail_scans where not deleted
  union all
  select id, space_id, sender, subject, type, quantity, page_count, received_on, created_at, false, 'unsent' from unsent_scans)`;

/** Lists the scans of all companies. Rules: ADM1, MLG7. */
export const listScans = implement(endpoint, async ({database}: MailingParts, input) =>
  readList<ListedScan, typeof scanList>(database, input, {
    columns: sql`scan.id, scan.space_id as "companyId", company.name as company, scan.sender, scan.subject, scan.type,
      scan.quantity, scan.page_count as "pageCount", scan.received_on as "receivedOn", scan.created_at as "createdAt",
      scan.state, scan.is_read as "isRead"`,
    from: sql`${scans} as scan join companies as company on company.space_id = scan.space_id and not company.deleted`,
    where: sql`scan.type = coalesce(${input.type ?? null}, scan.type) and scan.state = coalesce(${input.state ?? null}, scan.state)`,
    words: sql`lower(concat_ws(' ', company.name, scan.sender, scan.subject))`,
    orders: {
      company: [sql`lower(company.name)`],
      sender: [sql`lower(scan.sender)`],
      receivedOn: [sql`scan.received_on`],
      createdAt: [sql`scan.created_at`],
    },
    mayBeNull: ['company', 'sender', 'receivedOn'],
    newest: sql`scan.created_at`,
    id: sql`scan.id`,
  }),
);
