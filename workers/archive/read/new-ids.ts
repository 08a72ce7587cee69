import {createRowIds} from '#workers/csv-import/rows/identity.ts';
import type {ArchivedRow} from '#workers/archive/make/write-rows.ts';

/** The rows of an archive by their tables. */
export type RowsByTable = ReadonlyMap<string, readonly ArchivedRow[]>;

/** Where rows come from, and where they go. */
export type Move = {
  /** The company that the archive was made of. */
  readonly fromId: string;
  readonly toId: string;
  /** What is in the company already under another id: a default category has the place of the archive's. */
  readonly known: ReadonlyMap<string, string>;
  /** Makes the ids of files: these are of version 7, by which one that was left behind is swept. */
  readonly createId: () => string;
};

/**
 * Gives every row its id in another company: the same for the same archive on every device, so that reading it twice makes nothing twice. What an
 * import named by its bank's file is named so again, so that the next import of that file finds it. Files get ids of their own.
 *
 * @returns new ids by old ones.
 * Rules: ARC9, IMP5, IMP44.
 */
export function nameAnew(rows: RowsByTable, {fromId, toId, known, createId}: Move): Map<string, string> {
  const ids = new Map(known);
  const name = createRowIds(toId, toId);
  const give = (table: string): void => {
    const own = (rows.get(table) ?? []).filter(({id}) => !ids.has(String(id)));
    const made = table === 'files' ? own.map(() => createId()) : name(own.map(({id}) => `${table}|${String(id)}`));
    for (const [place, row] of own.entries()) ids.set(String(row['id']), made[place] ?? '');
  };
  give('accounts');
  const namer = createNamer({fromId, toId, ids});
  for (const row of rows.get('transactions') ?? []) namer(row, row['accountId']);
  const accountOf = new Map((rows.get('imports') ?? []).map((row) => [row['id'], row['accountId']]));
  for (const row of rows.get('importMatches') ?? []) namer(row, accountOf.get(row['importId'] ?? null));
  for (const table of rows.keys()) give(table);
  return ids;
}

type Naming = {readonly fromId: string; readonly toId: string; readonly ids: Map<string, string>};

/** Names a row by its bank's file where its id was made of that; it keeps silent about any other. */
function createNamer({fromId, toId, ids}: Naming) {
  const makers = new Map<string, (identities: readonly string[]) => string[]>();
  const nameIn = (spaceId: string, accountId: string, identity: string): string | undefined => {
    const key = spaceId + accountId;
    const make = makers.get(key) ?? createRowIds(spaceId, accountId);
    makers.set(key, make);
    return make([identity])[0];
  };
  return ({id, identity}: ArchivedRow, accountId: unknown): void => {
    if (typeof identity !== 'string' || typeof accountId !== 'string' || typeof id !== 'string') return;
    const account = ids.get(accountId);
    if (account === undefined || nameIn(fromId, accountId, identity) !== id) return;
    const named = nameIn(toId, account, identity);
    if (named !== undefined) ids.set(id, named);
  };
}
