import type {z} from 'zod';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import {toColumns, type RowColumns} from '#contract/kernel/field-values.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {mayReadRow, type SpaceRole} from '#contract/kernel/synced-table.ts';
import type {PageRef, pullChanges, readPage, SpaceDelta} from '#contract/sync/pull-changes.ts';
import {refuseWire} from '#contract/sync/refuse-wire.ts';
import {readableTables, tablesKnownTo} from '#server/sync/space-sight.ts';
import type {TableFacts} from '#server/sync/table-facts.ts';
import {sightOf, tableOf, type KeptRow, type KeptSpace, type ServerState} from './state.ts';

/** What reading stands on; sizes are the product's own unless a test wants many small pages. */
export type ReadParts = {
  readonly state: ServerState;
  readonly now: () => number;
  readonly wireVersion: number;
  readonly rowsPerPage: number;
  readonly rowsPerDelta: number;
};

type PullAnswer = z.output<typeof pullChanges.output>;

/** Reads what changed since the cursors; see `server/sync/read/pull.ts`. */
export function pullInMemory(
  parts: ReadParts,
  userId: string,
  input: z.output<typeof pullChanges.input>,
): Outcome<PullAnswer, 'forbidden' | 'outdated' | 'provider-down'> {
  const {state} = parts;
  const unserved = refuseWire(input.wireVersion, parts.wireVersion);
  if (unserved) return unserved;
  if (input.userId !== userId) return fail('forbidden', 'sync.other-user');
  const spaces = [...state.spaces.keys()].toSorted().flatMap((spaceId) => {
    const delta = readSpace(parts, userId, spaceId, input);
    return delta ? [delta] : [];
  });
  const isComplete = spaces.every((space) => space.mode === 'delta' && !space.more);
  return succeed({
    epoch: state.epoch,
    serverTime: new Date(parts.now()).toISOString(),
    lastSeq: isComplete ? (state.clients.get(`${userId} ${input.clientId}`) ?? 0) : null,
    spaces,
  });
}

function readSpace(
  parts: ReadParts,
  userId: string,
  spaceId: string,
  {cursors, wireVersion}: Pick<z.output<typeof pullChanges.input>, 'cursors' | 'wireVersion'>,
): SpaceDelta | undefined {
  const space = parts.state.spaces.get(spaceId);
  const sight = sightOf(parts.state, spaceId, userId);
  if (!space || !sight) return undefined;
  const {role, services} = sight;
  const head = {spaceId, kind: space.kind, role, services: [...services]};
  const facts = readableTables(sight, tablesKnownTo(wireVersion));
  if (facts.length === 0) return undefined;
  const cursor = cursors[spaceId];
  if (cursor === undefined || cursor > space.version) {
    const pages = facts.flatMap((one) => listPages(space, {facts: one, role}, parts.rowsPerPage));
    return {...head, version: space.version, more: false, mode: 'cold', pages, tables: {}};
  }
  const changed = facts.map((one) => ({
    facts: one,
    rows: [...tableOf(space, one.name).values()].filter(
      (kept) => kept.version > cursor && mayReadRow(one.table, role, kept.row),
    ),
  }));
  const through = cutAtBoundary(
    changed.flatMap(({rows}) => rows),
    parts.rowsPerDelta,
  );
  const more = changed.some(({rows}) => rows.some((kept) => kept.version > through));
  const tables: Record<string, RowColumns> = {};
  for (const {facts: one, rows} of changed) {
    const some = rows.filter((kept) => kept.version <= through).toSorted(byVersion);
    if (some.length > 0) tables[one.name] = columnsOf(one, some);
  }
  return {...head, version: more ? through : space.version, more, mode: 'delta', pages: [], tables};
}

function byVersion(one: KeptRow, other: KeptRow): number {
  return one.version - other.version || compareTexts(String(one.row['id']), String(other.row['id']));
}

/** The last version that fits; a version is never split. */
function cutAtBoundary(rows: readonly KeptRow[], rowsPerDelta: number): number {
  let through = 0;
  let count = 0;
  for (const {version} of rows.toSorted(byVersion)) {
    if (version > through && count >= rowsPerDelta) break;
    through = version;
    count += 1;
  }
  return through;
}

function columnsOf(facts: TableFacts, rows: readonly KeptRow[]): RowColumns {
  return toColumns(
    rows.map(({row}) => row),
    facts.columns.map(({field}) => field),
  );
}

/** The texts a row is paged by, its id last. */
function keyOf(facts: TableFacts, {row}: KeptRow): string[] {
  return [...facts.table.sortBy, 'id'].map((field) => String(row[field]));
}

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

function compareKeys(one: readonly string[], other: readonly string[]): number {
  for (const [index, part] of one.entries()) {
    const order = compareTexts(part, other[index] ?? '');
    if (order !== 0) return order;
  }
  return 0;
}

/** A table, and whose part in a space looks at it. */
type Seen = {readonly facts: TableFacts; readonly role: SpaceRole};

/** Live rows, newest first. */
function liveRows(space: KeptSpace, {facts, role}: Seen): {readonly kept: KeptRow; readonly key: string[]}[] {
  return [...tableOf(space, facts.name).values()]
    .filter(({row}) => row['deleted'] !== true && mayReadRow(facts.table, role, row))
    .map((kept) => ({kept, key: keyOf(facts, kept)}))
    .toSorted((one, other) => compareKeys(other.key, one.key));
}

function listPages(space: KeptSpace, {facts, role}: Seen, rowsPerPage: number): PageRef[] {
  const rows = liveRows(space, {facts, role});
  const count = Math.ceil(rows.length / rowsPerPage);
  const startOf = (page: number) => {
    const first = rows[page * rowsPerPage];
    return page > 0 && first ? JSON.stringify(first.key) : null;
  };
  return Array.from({length: count}, (_, page) => ({
    table: facts.name,
    from: startOf(page),
    until: startOf(page + 1),
    count: Math.min(rowsPerPage, rows.length - page * rowsPerPage),
  }));
}

/** Reads one page that a cold pull named, as its rows are now; see `server/sync/read/read-page.ts`. */
export function readPageInMemory(
  {state}: ReadParts,
  userId: string,
  {spaceId, table, from, until}: z.output<typeof readPage.input>,
): Outcome<RowColumns, 'not-found'> {
  const space = state.spaces.get(spaceId);
  const sight = sightOf(state, spaceId, userId);
  const facts = sight && readableTables(sight).find((one) => one.name === table);
  const length = (facts?.table.sortBy.length ?? 0) + 1;
  const [first, end] = [readKey(from, length), readKey(until, length)];
  if (!space || !sight || !facts || first === null || end === null) return fail('not-found', 'sync.no-such-page');
  const rows = liveRows(space, {facts, role: sight.role}).filter(
    ({key}) => (!first || compareKeys(key, first) <= 0) && (!end || compareKeys(key, end) > 0),
  );
  return succeed(
    columnsOf(
      facts,
      rows.map(({kept}) => kept),
    ),
  );
}

/** @returns undefined where there is none, null where it is no key. */
function readKey(text: string | undefined, length: number): string[] | undefined | null {
  if (text === undefined) return undefined;
  try {
    const parts: unknown = JSON.parse(text);
    if (!Array.isArray(parts) || parts.length !== length) return null;
    return idSchema.safeParse(parts.at(-1)).success ? parts.map(String) : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
