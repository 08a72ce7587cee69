import {checkAudit as endpoint, type CheckedPart} from '#contract/admin/check-audit.ts';
import {succeed} from '#contract/kernel/failure.ts';
import {checkAuditPart} from '#server/audit/check-admin-audit.ts';
import {implement} from '#server/http/implement.ts';
import type {AdminParts} from '#server/modules/admin/admin-parts.ts';

/** Checks the next part of the chain, and tells when all of it was last checked by itself. Rule: ADM26. */
export const checkAudit = implement(endpoint, async ({database}: AdminParts, {after}) => {
  const {count, last, brokenAt} = await checkAuditPart(database, after);
  const {rows} = await database.$client.query<NonNullable<CheckedPart['daily']>>(
    'select at, count, broken_at as "brokenAt" from admin_audit_checks order by at desc limit 1',
  );
  return succeed({checked: count, last, brokenAt, daily: rows[0] ?? null});
});
