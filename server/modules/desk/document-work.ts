import {sql} from 'drizzle-orm';
import {isClosedIn} from '#server/db/spaces.ts';
import type {WorkSource} from './work-source.ts';

/** Documents to be checked, whose bytes are here and of whose kind and partner no newer one is. Rules: DSK1, DOC11, DIS10. */
export const documentWork: WorkSource = {
  kinds: ['check-document'],
  rows: () => sql`select 'check-document'::text as kind, document.id as subject_id, ordered.id as order_id,
      company.space_id as company_id, company.name, company.state, lower(concat_ws(' ', company.name, ordered.number)) as words, files.stored_at::timestamptz as since,
      null::timestamptz as due_at, null::text as due_day
    from company_documents as document
    join files on files.space_id = document.space_id and files.id = document.file_id and files.stored_at is not null
    join companies as company on company.space_id = document.space_id and not company.deleted
    left join formations as formation on formation.space_id = document.space_id and not formation.deleted
    left join orders as ordered on ordered.number = formation.order_number
    where document.decision is null and not document.deleted and not (${isClosedIn(sql`document.space_id`)}) and (document.kind = 'other' or not exists (
      select from company_documents as newer
      where newer.space_id = document.space_id and newer.kind = document.kind and not newer.deleted
        and not (newer.desk_name is not null and newer.decision is not distinct from 'refused')
        and newer.partner_id is not distinct from document.partner_id
        and (newer.added_at, newer.id) > (document.added_at, document.id)))`,
};
