import type pg from 'pg';

/** Every row of every table of a database, its queues and history too, as text: one text for each table. */
export async function dumpDatabase(client: Pick<pg.Client, 'query'>): Promise<string[]> {
  const {rows: tables} = await client.query<{name: string}>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const dumped: string[] = [];
  for (const {name} of tables) {
    const {rows} = await client.query<{text: string}>(`select t::text as text from ${name} t`);
    dumped.push(`${name}: ${rows.map(({text}) => text).join('\n')}`);
  }
  return dumped;
}
