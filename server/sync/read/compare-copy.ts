import type pg from 'pg';
import type {z} from 'zod';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import {digestedFields, digestLength, type compareSpace} from '#contract/sync/compare-space.ts';
import {readSnapshot, type Database} from '#server/db/database.ts';
import {readSight} from './find-readable-table.ts';
import {readableTables, type Viewer} from '#server/sync/space-sight.ts';
import type {TableFacts} from '#server/sync/table-facts.ts';

/** What comparing stands on; `report` hears of a difference. */
export type CompareParts = {
  readonly database: Database;
  readonly wireVersion: number;
  readonly report: (difference: Difference) => void;
};

/** How a copy differs, in numbers: no data. */
export type Difference = {readonly spaceId: string; readonly deviceRows: number; readonly serverRows: number};

type Verdict = z.input<typeof compareSpace.output>['verdict'];

/**
 * Compares a device's copy of a space with the server's rows of the same version.
 *
 * @param viewer the session's person. Rule: SYN31.
 */
export async function compareCopy(
  {database, wireVersion, report}: CompareParts,
  viewer: Viewer,
  input: z.output<typeof compareSpace.input>,
): Promise<Outcome<{verdict: Verdict}, typeof compareSpace.failures>> {
  const {spaceId} = input;
  return readSnapshot(database, async (client) => {
    const space = await readSight(client, viewer, spaceId);
    if (!space) return fail('not-found', 'sync.no-access');
    if (input.wireVersion !== wireVersion || input.version !== space.version) return succeed({verdict: 'unknown'});
    const {count, digest} = await digestRows(client, spaceId, readableTables(space));
    if (count === input.count && digest === input.digest) return succeed({verdict: 'same'});
    report({spaceId, deviceRows: input.count, serverRows: count});
    return succeed({verdict: 'different'});
  });
}

async function digestRows(client: pg.ClientBase, spaceId: string, tables: readonly TableFacts[]) {
  let [count, digest] = [0, 0n];
  for (const facts of tables) {
    const {rows} = await client.query<{count: number; bits: string | null}>(
      `select count(*), bit_xor(('x' || left(encode(sha256(convert_to(${rowTextSql(facts)}, 'UTF8')), 'hex'), ${digestLength}))::bit(${digestLength * 4}))::text as bits
       from ${facts.relation} where space_id = $1 and not deleted`,
      [spaceId],
    );
    count += rows[0]?.count ?? 0;
    digest ^= BigInt(`0b${rows[0]?.bits ?? 0}`);
  }
  return {count, digest: digest.toString(16).padStart(digestLength, '0')};
}

/** `rowText` of the contract in SQL. PostgreSQL escapes texts as JavaScript does, and holds none that it would escape otherwise. */
function rowTextSql({name, table, columns}: TableFacts): string {
  const columnOf = new Map(columns.map(({field, column}) => [field, column]));
  const values = digestedFields(table).map((field) => `coalesce(to_json(${columnOf.get(field)})::text, 'null')`);
  return [`'["${name}","' || id::text || '"'`, ...values].join(` || ',' || `) + ` || ']'`;
}
