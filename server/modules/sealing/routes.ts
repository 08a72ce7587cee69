import {sql} from 'drizzle-orm';
import {succeed} from '#contract/kernel/failure.ts';
import * as opening from '#contract/sealing/list-openings.ts';
import {readSealingKey} from '#contract/sealing/read-sealing-key.ts';
import type {Database} from '#server/db/database.ts';
import {implement, mountAll, type ApiServer} from '#server/http/implement.ts';
import type {Keyring} from './keyring.ts';

/** What the sealing module works with. */
export type SealingParts = {
  readonly database: Database;
  readonly keyring: Keyring;
  /** Of companies, which are another module's: the spaces that a person owns beside their own. */
  readonly findOwnedIds: (userId: string) => Promise<readonly string[]>;
};

const tellKey = implement(readSealingKey, async ({keyring}: SealingParts) => succeed(keyring.current));

const listOpenings = implement(opening.listOpenings, async (parts: SealingParts, _input, {session}) => {
  const spaceIds = [session.userId, ...(await parts.findOwnedIds(session.userId))];
  const {rows} = await parts.database.execute<opening.Opening>(
    sql`select opened.id, opened.at, name_of_author(opened.admin_id) as by, opened.row_id as "rowId", opened.field, opened.why,
        company.name as company,
        coalesce(nullif(btrim(partners.first_name || ' ' || partners.last_name), ''), partners.company_name) as person
      from sealed_openings opened
      left join companies as company on company.space_id = opened.space_id and company.id = opened.space_id
      left join company_documents as paper on paper.space_id = opened.space_id and paper.id = opened.row_id
      left join partners on partners.space_id = opened.space_id and partners.id = coalesce(paper.partner_id, opened.row_id)
        -- A partner may have the company's id.
        and opened.field <> 'ein'
      where opened.space_id = any(${sql.param(spaceIds)}::uuid[]) and (
        opened.id in (select id from sealed_openings where space_id = any(${sql.param(spaceIds)}::uuid[]) order by id desc limit 100)
        -- Of each number the last time, however long ago: none that was used is told as not used.
        or opened.id in (select distinct on (row_id, field) id from sealed_openings where space_id = any(${sql.param(spaceIds)}::uuid[])
          order by row_id, field, id desc))
      order by opened.id desc`,
  );
  return succeed({openings: rows.map((row) => ({...row, at: new Date(row.at).toISOString()}))});
});

/** Mounts the key that devices seal to, and the list of who opened what. */
export function addSealingRoutes(server: ApiServer, parts: SealingParts): void {
  mountAll(server, parts, [tellKey, listOpenings]);
}
