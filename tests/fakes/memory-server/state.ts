import type {Json} from '#contract/kernel/field-values.ts';
import type {SpaceKind} from '#contract/kernel/space.ts';
import {servicesOf} from '#contract/policy/services.ts';
import {spaceRoles} from '#contract/kernel/synced-table.ts';
import type {AnyRow} from '#contract/sync/apply-change.ts';
import type {TableName} from '#contract/tables.ts';
import type {Act} from '#server/sync/judge/judge.ts';
import type {Sender, StoredResult} from '#server/sync/judge/store.ts';
import type {SpaceSight} from '#server/sync/space-sight.ts';

/** A row as it is, and the version of its space that wrote it. */
export type KeptRow = {readonly row: AnyRow; readonly version: number};

/** A space: its rows by table and id. */
export type KeptSpace = {
  readonly kind: SpaceKind;
  version: number;
  readonly tables: Map<TableName, Map<string, KeptRow>>;
};

/** One thing done to one row. */
export type KeptAct = Act & {readonly version: number; readonly place: number; readonly sender: Sender};

/** Everything a server keeps. */
export type ServerState = {
  epoch: string;
  readonly spaces: Map<string, KeptSpace>;
  /** Names of people, by id. */
  readonly people: Map<string, string>;
  /** Last number executed, by person and client. */
  readonly clients: Map<string, number>;
  /** In order of execution. */
  readonly results: (StoredResult & Pick<Sender, 'userId' | 'clientId'>)[];
  readonly history: KeptAct[];
  /** What takes back each write of the transaction under way, oldest first. */
  readonly undo: (() => void)[];
};

/** A server that holds nothing. */
export function createState(epoch: string): ServerState {
  const lists = {results: [], history: [], undo: []};
  return {epoch, spaces: new Map(), people: new Map(), clients: new Map(), ...lists};
}

/** Keeps all that a server holds now. @returns puts it back, as a restored backup: under another epoch. */
export function takeBackup(state: ServerState): () => void {
  const {spaces, clients, results, history} = structuredClone({...state, undo: []});
  let restored = 0;
  return () => {
    const copy = structuredClone({spaces, clients, results, history});
    restored += 1;
    state.epoch = `${state.epoch}+${restored}`;
    for (const [kept, map] of [
      [state.spaces, copy.spaces],
      [state.clients, copy.clients],
    ] as const) {
      kept.clear();
      // Both are of the same kind.
      for (const [key, value] of map) (kept as Map<string, unknown>).set(key, value);
    }
    state.results.splice(0, Infinity, ...copy.results);
    state.history.splice(0, Infinity, ...copy.history);
  };
}

/** The rows of one table of a space, by id; made on first use. */
export function tableOf(space: KeptSpace, table: TableName): Map<string, KeptRow> {
  let rows = space.tables.get(table);
  if (!rows) {
    rows = new Map();
    space.tables.set(table, rows);
  }
  return rows;
}

/** What a person sees of a space now; undefined for a stranger. */
export function sightOf(state: ServerState, spaceId: string, userId: string): SpaceSight | undefined {
  const space = state.spaces.get(spaceId);
  if (space?.kind === 'person')
    return spaceId === userId ? {role: 'owner', services: servicesOf({kind: 'person'})} : undefined;
  const members = space ? [...tableOf(space, 'memberships').values()] : [];
  const found = members.find(({row}) => row['userId'] === userId && row['deleted'] !== true);
  const role = spaceRoles.find((one) => one === found?.row['role']);
  return role && {role, services: servicesOf({kind: 'company', type: 'LLC'})};
}

/** Takes the next version of a space, as every writer does. */
export function takeVersion(state: ServerState, spaceId: string): number {
  const space = state.spaces.get(spaceId);
  if (!space) throw new Error('a locked space is gone');
  space.version += 1;
  state.undo.push(() => (space.version -= 1));
  return space.version;
}

/** Writes a row, in place of the one before it. */
export function keepRow(
  state: ServerState,
  place: {readonly spaceId: string; readonly table: TableName; readonly version: number},
  row: Readonly<Record<string, Json>>,
): void {
  const space = state.spaces.get(place.spaceId);
  if (!space) throw new Error('no such space');
  const rows = tableOf(space, place.table);
  const id = String(row['id']);
  const before = rows.get(id);
  rows.set(id, {row, version: place.version});
  state.undo.push(() => (before ? rows.set(id, before) : rows.delete(id)));
}
