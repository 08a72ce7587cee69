import {sql} from 'drizzle-orm';
import {isClosedIn} from '#server/db/spaces.ts';
import type {WorkSource} from './work-source.ts';

/** How long sending a scan may take before somebody looks after it, in milliseconds. */
const patienceMs = 3_600_000;

/** Scans that were begun for a company and whose bytes are not all here. Rule: DSK6. */
export const scanWork: WorkSource = {
  kinds: ['finish-scan'],
  rows: (
    nowMs,
  ) => sql`select 'finish-scan'::text as kind, scan.id as subject_id, null::uuid as order_id, company.space_id as company_id,
      company.name, company.state, company.work_words as words, scan.created_at::timestamptz as since, null::timestamptz as due_at, null::text as due_day
    from unsent_scans as scan join desk_companies as company on company.space_id = scan.space_id
    where scan.created_at <= ${new Date(nowMs - patienceMs).toISOString()} and not (${isClosedIn(sql`scan.space_id`)})`,
  about: sql`select jsonb_build_object('of', 'scan', 'by', (
    select btrim(users.first_name || ' ' || users.last_name) from unsent_scans as scan join users on users.id = scan.sent_by
    where scan.space_id = work.company_id and scan.id = work.subject_id))`,
};
