import {sql} from 'drizzle-orm';
import {listAdmins as endpoint} from '#contract/desk/list-admins.ts';
import {succeed} from '#contract/kernel/failure.ts';
import type {Queryable} from '#server/db/database.ts';
import {implement} from '#server/http/implement.ts';
import type {DeskParts} from './desk-parts.ts';

/** An admin as others see them. */
type NamedAdmin = {readonly id: string; readonly name: string};

/** Lists the admins. Rule: DSK3. */
export const listAdmins = implement(endpoint, async ({database}: DeskParts) =>
  succeed({admins: await findAdmins(database, null)}),
);

/** The admins by name, or the one with this id. */
export async function findAdmins(database: Queryable, id: string | null): Promise<NamedAdmin[]> {
  const {rows} =
    await database.execute<NamedAdmin>(sql`select id, btrim(first_name || ' ' || last_name) as name from users
    where is_admin and id = coalesce(${id}, id) order by 2, 1`);
  return rows;
}
