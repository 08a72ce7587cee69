import type pg from 'pg';
import {allTableFacts} from '#server/sync/table-facts.ts';
import type {TestServer} from '#tests/kits/build-server.ts';
import {readSnapshot, inTransaction, clientOf} from '#server/db/database.ts';

/** Whose data it is: the companies and people of one run. */
export type BackupScope = {readonly spaces: readonly string[]; readonly people: readonly string[]};

/** Tables by the column that says whose a row is. */
const kept: readonly {readonly table: string; readonly column: string; readonly of: keyof BackupScope}[] = [
  {table: 'spaces', column: 'id', of: 'spaces'},
  ...['space_marks', 'row_history', 'file_uploads', ...allTableFacts.map(({relation}) => relation)].map((table) => {
    return {table, column: 'space_id', of: 'spaces'} as const;
  }),
  {table: 'sync_clients', column: 'user_id', of: 'people'},
  {table: 'sync_results', column: 'user_id', of: 'people'},
];

/**
 * Keeps all that push and pull know of a run: other runs were played on the same server before.
 *
 * @returns puts it back, in one transaction with the new epoch that the operator's command begins; answers with that.
 */
export async function backUpRun({database}: TestServer, scope: BackupScope): Promise<() => Promise<string>> {
  const bodies = await readSnapshot(database, async (client) => {
    const texts: string[] = [];
    for (const {table, column, of} of kept) texts.push(await readTable(client, table, {column, ids: scope[of]}));
    return texts;
  });
  return async () =>
    inTransaction(database, async (tx) => {
      const client = clientOf(tx);
      // As a restored dump: no trigger asks who took these versions.
      await client.query('set local session_replication_role = replica');
      for (const [index, {table, column, of}] of kept.entries()) {
        await client.query(`delete from ${table} where ${column} = any($1)`, [scope[of]]);
        await client.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [
          bodies[index],
        ]);
      }
      const {rows} = await client.query<{epoch: string}>(
        'update sync_epoch set epoch = gen_random_uuid() returning epoch',
      );
      return rows[0]?.epoch ?? '';
    });
}

/** As text that only PostgreSQL reads again: nothing is lost on the way. */
async function readTable(
  client: pg.PoolClient,
  table: string,
  {column, ids}: {readonly column: string; readonly ids: readonly string[]},
): Promise<string> {
  const {rows} = await client.query<{body: string}>(
    `select coalesce(json_agg(kept), '[]')::text as body from ${table} as kept where ${column} = any($1)`,
    [ids],
  );
  return rows[0]?.body ?? '[]';
}
