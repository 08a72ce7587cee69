import {sqlStateOf, type Database} from '#server/db/database.ts';
import {spaceMovedChannel} from '#server/db/spaces.ts';
import {newEpochNotice} from './space-moves.ts';

/** A role that may not ask where its data lies. */
const insufficientPrivilege = '42501';

/**
 * Names the data anew, so that every device pulls all of it again and sends again what it did last: after a backup was put back.
 *
 * Devices that listen hear of it at once, by every node.
 *
 * @returns the new epoch. Rules: SYN26, SYN32.
 */
export async function beginEpoch(database: Database): Promise<string> {
  const {rows} = await database.$client.query<{epoch: string}>(
    'update sync_epoch set epoch = gen_random_uuid() returning epoch, pg_notify($1, $2)',
    [spaceMovedChannel, newEpochNotice],
  );
  if (!rows[0]) throw new Error('the database has no epoch');
  return rows[0].epoch;
}

/**
 * Begins a new epoch when the data lies in another cluster, on another timeline or in another database than before: restored from
 * a dump, recovered to a moment, or failed over to a copy that may have lacked the last commits. Data that was put back in its very
 * place cannot be told from the outside: that is what {@link beginEpoch} is for.
 *
 * @returns whether a new epoch began; false too where the database does not say where it lies.
 * Rule: SYN27.
 */
export async function noticeRestore(database: Database): Promise<boolean> {
  const place = await readPlace(database);
  if (place === null) return false;
  // One statement: of nodes that start together, one finds the data moved.
  const {rows} = await database.$client.query<{moved: boolean}>(
    `update sync_epoch as kept
     set lies_in = $1, epoch = case when before.lies_in is null then kept.epoch else gen_random_uuid() end
     from (select lies_in from sync_epoch for update) as before
     where before.lies_in is distinct from $1
     returning before.lies_in is not null as moved`,
    [place],
  );
  return rows[0]?.moved === true;
}

async function readPlace(database: Database): Promise<string | null> {
  try {
    const {rows} = await database.$client.query<{place: string}>(
      `select concat_ws(':', system_identifier, timeline_id, (select oid from pg_database where datname = current_database())) as place
       from pg_control_system(), pg_control_checkpoint()`,
    );
    return rows[0]?.place ?? null;
  } catch (error) {
    if (sqlStateOf(error) === insufficientPrivilege) return null;
    throw error;
  }
}
