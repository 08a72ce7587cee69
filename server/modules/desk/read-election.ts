import {readElection as endpoint} from '#contract/desk/read-election.ts';
import {succeed} from '#contract/kernel/failure.ts';
import {implement} from '#server/http/implement.ts';
import type {DeskParts} from './desk-parts.ts';

type Recorded = {askedOn: string; effectiveOn: string; recordedAt: string; recordedBy: string};

/** Tells what the owner of a company last asked for. Rule: ELC1. */
export const readElection = implement(endpoint, async ({database}: DeskParts, {companyId}) => {
  const {rows} = await database.$client.query<Recorded>(
    `select asked_on as "askedOn", effective_on as "effectiveOn", recorded_at as "recordedAt",
      btrim(users.first_name || ' ' || users.last_name) as "recordedBy"
    from tax_elections join users on users.id = recorded_by where space_id = $1`,
    [companyId],
  );
  return succeed({election: rows[0] ?? null});
});
