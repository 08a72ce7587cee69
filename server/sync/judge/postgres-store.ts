import type pg from 'pg';
import type {Refusal} from '#contract/sync/push-changes.ts';
import {personQuota, quotaOf, roomOf} from '#contract/usage/quotas.ts';
import {clientOf, inTransaction, type Database, type Transaction} from '#server/db/database.ts';
import {dayOf, devicesSince, heldOfSpace, type SpaceHeld} from '#server/db/held.ts';
import {countPeers, loadTouchedRows} from './load-rows.ts';
import type {Act, OpenConflict} from './judge.ts';
import {maySee, type SpaceSight} from '#server/sync/space-sight.ts';
import {placeKey, type RowPlace} from './row-set.ts';
import type {LockedClient, PushStore, PushTransaction, Sender, StoredResult, Writer} from './store.ts';
import {writeChangedRows} from './write-rows.ts';

/** What a module does about rows that a push has written, in its transaction; it locks no space but that of the rows. */
export type AfterPush = (tx: Transaction, acts: readonly Act[]) => Promise<void>;

/** Push over PostgreSQL: a handful of set-based statements a batch, however many changes it holds. */
export function createPostgresStore(
  database: Database,
  afterPush: AfterPush = async () => Promise.resolve(),
): PushStore {
  return {
    transact: (sender, work) =>
      inTransaction(database, async (tx) => {
        const written: Act[] = [];
        const result = await work(transactionOf(clientOf(tx), sender, written));
        if (written.length > 0) await afterPush(tx, written);
        return result;
      }),
  };
}

/** @param done is given what was written. */
function transactionOf(client: pg.PoolClient, sender: Sender, done: Act[]): PushTransaction {
  return {
    lockClient: () => lockClient(client, sender),
    readResults: (from, through) => readResults(client, sender, from, through),
    findExecuted: (changeIds) => findExecuted(client, sender, changeIds),
    lockSpaces: (spaceIds) => lockSpaces(client, sender, spaceIds),
    loadRows: (changes) => loadTouchedRows(client, changes),
    countPeers: (changes, rows) => countPeers(client, changes, rows),
    findDeletions: (places) => findDeletions(client, sender, places),
    writeRows: async (before, written, acts) => {
      await writeChangedRows(client, {by: sender, before, written, acts});
      done.push(...acts);
    },
    findWriters: (conflicts) => findWriters(client, conflicts),
    writeResults: (results, rows) => writeResults(client, sender, {results, writtenRows: rows}),
  };
}

async function lockClient(client: pg.PoolClient, {userId, clientId, deviceName, at}: Sender) {
  const {rows} = await client.query<LockedClient>(
    `insert into sync_clients as known (user_id, client_id, device_name, first_push_at, last_push_at)
     select $1, $2, $3, $4, $4
     where exists (select from sync_clients where user_id = $1 and client_id = $2)
       or (select count(*) from sync_clients where user_id = $1 and last_push_at > $6) < $5
     on conflict (user_id, client_id) do update set device_name = $3, last_push_at = $4
     returning known.last_seq as "lastSeq", (select epoch from sync_epoch) as epoch,
       (select coalesce(sum(written_rows), 0)::float8 from sync_clients where user_id = $1 and written_on = $7) as "writtenToday"`,
    [userId, clientId, deviceName, at, personQuota.devices, devicesSince(at), dayOf(at)],
  );
  return rows[0];
}

async function readResults(
  client: pg.PoolClient,
  {userId, clientId}: Sender,
  from: number,
  through: number,
): Promise<StoredResult[]> {
  const {rows} = await client.query<{seq: number; change_id: string; hash: string; refusals: string | null}>(
    `select seq, change_id, encode(hash, 'hex') as hash, refusals from sync_results
     where user_id = $1 and client_id = $2 and seq between $3 and $4 order by seq`,
    [userId, clientId, from, through],
  );
  return rows.map(({seq, change_id: changeId, hash, refusals}) => {
    return {seq, changeId, hash, refusals: readRefusals(refusals)};
  });
}

function readRefusals(text: string | null): Refusal[] {
  // Written below, in this file, and nowhere else.
  return text === null ? [] : (JSON.parse(text) as Refusal[]);
}

async function findExecuted(
  client: pg.PoolClient,
  {userId}: Sender,
  changeIds: readonly string[],
): Promise<[string, Refusal[]][]> {
  // One look-up for each change, as in `loadTouchedRows`: what a person has done only ever grows.
  const {rows} = await client.query<{change_id: string; refusals: string | null}>(
    `select result.* from unnest($2::uuid[]) as asked (change_id) cross join lateral
       (select change_id, refusals from sync_results where user_id = $1 and change_id = asked.change_id limit 1) as result`,
    [userId, changeIds],
  );
  return rows.map(({change_id: changeId, refusals}) => [changeId, readRefusals(refusals)]);
}

async function findDeletions(
  client: pg.PoolClient,
  {userId, clientId}: Sender,
  places: readonly RowPlace[],
): Promise<Set<string>> {
  // What a device deleted before it makes the row it means to make: only others' deletions are news to it.
  const {rows} = await client.query<RowPlace>(
    `select asked.space_id as "spaceId", asked.table_name as "table", asked.row_id as "rowId"
     from unnest($3::uuid[], $4::text[], $5::uuid[]) as asked (space_id, table_name, row_id)
     cross join lateral (
       select user_id, change_id from row_history as act
       where act.space_id = asked.space_id and act.row_id = asked.row_id and act.table_name = asked.table_name
         and act.was_values @> '{"deleted": null}'
     ) as deletion
     where not exists (
       select from sync_results as result
       where result.user_id = $1 and result.client_id = $2 and deletion.user_id = $1
         and result.change_id = deletion.change_id
     )`,
    [
      userId,
      clientId,
      places.map((one) => one.spaceId),
      places.map((one) => one.table),
      places.map((one) => one.rowId),
    ],
  );
  return new Set(rows.map(placeKey));
}

async function lockSpaces(
  client: pg.PoolClient,
  {memberId, author}: Sender,
  asked: readonly string[],
): Promise<Map<string, SpaceSight>> {
  const spaceIds = asked.filter((id) => maySee({memberId, isActing: author.kind === 'admin'}, id));
  const own = 'space_id = any($2) and user_id = $1 and not deleted';
  const locked = await client.query<{id: string}>(
    `select id from spaces where id in (select space_id from space_members where ${own}) order by id for update`,
    [memberId, spaceIds],
  );
  // Read again: while this waited for the lock, the person may have been removed or given another role. Only of what is locked:
  // a space joined in between is none of this batch's.
  const {rows} = await client.query<SpaceSight & SpaceHeld & {id: string}>(
    `select id, role, services, lock, closed, ${heldOfSpace} from spaces join space_members on space_id = id where ${own}`,
    [memberId, locked.rows.map((row) => row.id)],
  );
  return new Map(
    rows.map(({id, role, services, lock, closed = false, ...held}) => {
      const room = roomOf(quotaOf(held.kind, held.planId).rows, held.rows);
      return [id, {role, services, lock: lock ?? null, closed, room}];
    }),
  );
}

async function findWriters(client: pg.PoolClient, conflicts: readonly OpenConflict[]): Promise<(Writer | undefined)[]> {
  const {rows} = await client.query<{by: string | null; at: string; device: string}>(
    `select writer.at, writer.device, name_of_author(writer.user_id) as by
     from unnest($1::uuid[], $2::text[], $3::uuid[], $4::text[], $5::bigint[])
       with ordinality as asked (space_id, table_name, row_id, field, place, number)
     join spaces on spaces.id = asked.space_id
     left join lateral (
       select at, device, user_id from row_history as act
       where act.space_id = asked.space_id and act.row_id = asked.row_id and act.table_name = asked.table_name
         and (act.version < spaces.version or spaces.taken_in <> pg_current_xact_id() or act.place < asked.place)
         and (act.set_values ? asked.field or act.set_values = '{}')
       order by act.version desc, act.place desc limit 1
     ) as writer on true
     order by asked.number`,
    [
      conflicts.map((conflict) => conflict.spaceId),
      conflicts.map((conflict) => conflict.table),
      conflicts.map((conflict) => conflict.refusal.rowId),
      conflicts.map((conflict) => conflict.field),
      conflicts.map((conflict) => conflict.place),
    ],
  );
  return rows.map(({by, at, device}) => (by === null ? undefined : {by, at, device}));
}

async function writeResults(
  client: pg.PoolClient,
  {userId, clientId, at}: Sender,
  {results, writtenRows}: {readonly results: readonly StoredResult[]; readonly writtenRows: number},
): Promise<void> {
  const records = results.map(({seq, changeId, hash, refusals}) => {
    return {seq, change_id: changeId, hash, refusals: refusals.length > 0 ? JSON.stringify(refusals) : null};
  });
  await client.query(
    `insert into sync_results (user_id, client_id, seq, change_id, hash, refusals)
     select $1, $2, seq, change_id, decode(hash, 'hex'), refusals
     from json_to_recordset($3) as result (seq bigint, change_id uuid, hash text, refusals text)`,
    [userId, clientId, JSON.stringify(records)],
  );
  await client.query(
    `update sync_clients set last_seq = $3, written_on = $4,
       written_rows = $5 + case when written_on = $4 then written_rows else 0 end
     where user_id = $1 and client_id = $2`,
    [userId, clientId, results.at(-1)?.seq, dayOf(at), writtenRows],
  );
}
