import {sql} from 'drizzle-orm';
import {listScans as endpoint, type ListedScan, type scanList} from '#contract/mailing/list-scans.ts';
import {readList} from '#server/db/read-list.ts';
import {implement} from '#server/http/implement.ts';
import type {MailingParts} from './mailing-parts.ts';

const state = sql`case when scan.taken_back_at is not null then 'taken-back' when scan.stored_at is null then 'unsent' else 'sent' end`;

/** Lists the scans of all companies. Rules: ADM1, MLG7. */
export const listScans = implement(endpoint, async ({database}: MailingParts, input) =>
  readList<ListedScan, typeof scanList>(database, input, {
    columns: sql`scan.id, scan.space_id as "companyId", company.name as company, scan.sender, scan.subject, scan.type,
      scan.quantity, scan.page_count as "pageCount", scan.received_on as "receivedOn", scan.created_at as "createdAt",
      ${state} as state, scan.is_read as "isRead"`,
    from: sql`mail_scans as scan join companies as company on company.space_id = scan.space_id and not company.deleted`,
    where: sql`not scan.deleted and scan.type = coalesce(${input.type ?? null}, scan.type)
      and (${input.state ?? null}::text is null or ${state} = ${input.state ?? null})`,
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
