import {sql} from 'drizzle-orm';
import {checkElection} from '#contract/desk/election-rules.ts';
import {recordElection as endpoint} from '#contract/desk/record-election.ts';
import {civilDateIn} from '#contract/kernel/dates.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {inTransaction, toInstant} from '#server/db/database.ts';
import {implement} from '#server/http/implement.ts';
import type {DeskParts} from './desk-parts.ts';

/** The easternmost zone: no admin's day is later. */
const latestZone = 'Pacific/Kiritimati';

/** Notes what the owner of an LLC asked for. Rules: ELC1, ELC2. */
export const recordElection = implement(
  endpoint,
  async ({database, now}: DeskParts, {companyId, askedOn, effectiveOn}, {session}) =>
    inTransaction(database, async (tx) => {
      const {rows} = await tx.execute<{type: string}>(
        sql`select type from desk_companies where space_id = ${companyId}`,
      );
      const [company] = rows;
      if (!company) return fail('not-found', 'admin.no-such-company');
      if (company.type !== 'LLC') return fail('conflict', 'desk.not-llc');
      const problem = checkElection({askedOn, effectiveOn}, civilDateIn(latestZone, now()));
      if (problem) return fail('validation', problem.reason, {details: {field: problem.field}});
      await tx.execute(sql`insert into tax_elections (space_id, asked_on, effective_on, recorded_by, recorded_at)
        values (${companyId}, ${askedOn}, ${effectiveOn}, ${session.userId}, ${toInstant(now())})
        on conflict (space_id) do update set asked_on = excluded.asked_on, effective_on = excluded.effective_on,
          recorded_by = excluded.recorded_by, recorded_at = excluded.recorded_at`);
      return succeed({});
    }),
);
