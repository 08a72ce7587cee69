import pg from 'pg';
import {newId} from '#contract/kernel/ids.ts';
import type {Change} from '#contract/sync/change.ts';
import {makeBookkeeper, type Bookkeeper} from '#tests/e2e/api-person.ts';

/** A person's books in which one device writes, and everything that was written in them. */
export type TrialBooks = {
  readonly person: Bookkeeper;
  /** Ids of the changes made so far, in order. */
  readonly made: readonly string[];
  /**
   * The next changes: each renames the merchant of one movement, from the name it got last time. One that is lost, repeated or out of
   * order therefore meets another name than it says, and is refused.
   */
  makeChanges(count: number): Change[];
};

/** Makes a person with books on the server. */
export async function makeTrialBooks(url: string, rowCount: number): Promise<TrialBooks> {
  const person = await makeBookkeeper(url, rowCount);
  const rows = await person.readRows(person.companyId, 'transactions');
  const merchants = new Map<string, string | null>(rows.map((row) => [String(row['id']), null]));
  const rowIds = [...merchants.keys()];
  const made: string[] = [];
  const makeChange = (): Change => {
    const rowId = rowIds[made.length % rowIds.length] ?? '';
    const was = merchants.get(rowId) ?? null;
    const merchant = `Proveedor ${made.length + 1}`;
    merchants.set(rowId, merchant);
    const id = newId(Date.now(), (bytes) => crypto.getRandomValues(bytes));
    made.push(id);
    return {
      id,
      spaceId: person.companyId,
      table: 'transactions',
      op: 'edit',
      rowIds: [rowId],
      set: {merchant: {same: merchant}},
      was: {merchant: {same: was}},
      label: {key: 'bookkeeping:labelEdit'},
      madeAt: new Date().toISOString(),
    };
  };
  return {person, made, makeChanges: (count) => Array.from({length: count}, makeChange)};
}

/** One edit of one row that took effect. */
export type Effect = {readonly changeId: string; readonly rowId: string};

/** Every edit that took effect in a space, in the order it did, as the database itself tells. */
export async function readEffects(databaseUrl: string, spaceId: string): Promise<Effect[]> {
  const client = new pg.Client({connectionString: databaseUrl});
  await client.connect();
  try {
    const {rows} = await client.query<Effect>(
      `select change_id as "changeId", row_id as "rowId" from row_history
       where space_id = $1 and op = 'edit' order by version, place`,
      [spaceId],
    );
    return rows;
  } finally {
    await client.end();
  }
}

/** @throws an Error that names the first place where the effects are not the changes, once each and in order. */
export function assertExactlyOnce(made: readonly string[], effects: readonly Effect[]): void {
  const wrong = made.findIndex((id, index) => effects[index]?.changeId !== id);
  if (wrong >= 0) throw new Error(`change ${wrong + 1} of ${made.length} is not the one that took effect next`);
  if (effects.length !== made.length) throw new Error(`${effects.length} effects of ${made.length} changes`);
}

/** @throws an Error that counts the changes that were acknowledged and have no effect. */
export function assertNoneLost(acknowledged: readonly string[], effects: readonly Effect[]): void {
  const there = new Set(effects.map(({changeId}) => changeId));
  const lost = acknowledged.filter((id) => !there.has(id));
  if (lost.length > 0) throw new Error(`${lost.length} acknowledged changes are lost, the first is ${lost[0]}`);
}
