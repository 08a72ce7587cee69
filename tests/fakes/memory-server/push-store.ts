import type {Change} from '#contract/sync/change.ts';
import type {OpenConflict} from '#server/sync/judge/judge.ts';
import {peerKey, wantPeers, type PeerCounts} from '#server/sync/judge/peer-counts.ts';
import {findRow, placeKey, putRow, type RowPlace, type RowSet} from '#server/sync/judge/row-set.ts';
import type {PushStore, PushTransaction, Sender, StoredResult, Writer} from '#server/sync/judge/store.ts';
import {tableFactsOf} from '#server/sync/table-facts.ts';
import {keepRow, sightOf, takeVersion, tableOf, type ServerState} from './state.ts';
import type {TableName} from '#contract/tables.ts';

/** What push keeps, in memory: transactions follow one another, and one that fails leaves nothing. */
export function createMemoryStore(state: ServerState): PushStore {
  let last: Promise<unknown> = Promise.resolve();
  return {
    transact: async (sender, work) => {
      const run = last.then(async () => {
        state.undo.length = 0;
        try {
          return await work(transactionOf(state, sender));
        } catch (error) {
          for (const takeBack of state.undo.toReversed()) takeBack();
          throw error;
        }
      });
      last = run.catch(() => undefined);
      return run;
    },
  };
}

function transactionOf(state: ServerState, sender: Sender): PushTransaction {
  const key = `${sender.userId} ${sender.clientId}`;
  const isOwn = (result: {userId: string; clientId: string}) =>
    result.userId === sender.userId && result.clientId === sender.clientId;
  return {
    lockClient: async () => ({lastSeq: state.clients.get(key) ?? 0, epoch: state.epoch, writtenToday: 0}),
    readResults: async (from, through) =>
      state.results
        .filter((result) => isOwn(result) && result.seq >= from && result.seq <= through)
        .toSorted((one, other) => one.seq - other.seq),
    lockSpaces: async (spaceIds) =>
      new Map(
        spaceIds.flatMap((spaceId) => {
          const sight = sightOf(state, spaceId, sender.userId);
          return sight ? [[spaceId, sight]] : [];
        }),
      ),
    findExecuted: async (changeIds) => {
      const asked = new Set(changeIds);
      return state.results
        .filter((result) => result.userId === sender.userId && asked.has(result.changeId))
        .map(({changeId, refusals}) => [changeId, refusals]);
    },
    loadRows: async (changes) => loadRows(state, changes),
    countPeers: async (changes, rows) => countPeers(state, changes, rows),
    findDeletions: async (places) => new Set(places.filter((place) => wasDeleted(state, sender, place)).map(placeKey)),
    writeRows: async (_before, written, acts) => {
      const versions = new Map([...new Set(acts.map((act) => act.spaceId))].map((id) => [id, takeVersion(state, id)]));
      for (const {spaceId, table, rows} of written.values())
        for (const row of rows.values()) keepRow(state, {spaceId, table, version: versions.get(spaceId) ?? 0}, row);
      const length = state.history.length;
      state.undo.push(() => (state.history.length = length));
      for (const [place, act] of acts.entries())
        state.history.push({...act, place, sender, version: versions.get(act.spaceId) ?? 0});
    },
    findWriters: async (conflicts) => conflicts.map((conflict) => findWriter(state, sender, conflict)),
    writeResults: async (results) => writeResults(state, sender, results),
  };
}

function wasDeleted({history, results}: ServerState, {userId, clientId}: Sender, place: RowPlace): boolean {
  const deletions = history.filter((act) => placeKey(act) === placeKey(place) && act.was['deleted'] === null);
  return deletions.some(
    ({changeId, sender}) =>
      !results.some((one) => one.userId === userId && one.clientId === clientId && one.changeId === changeId) ||
      sender.userId !== userId,
  );
}

function writeResults(state: ServerState, {userId, clientId}: Sender, results: readonly StoredResult[]): void {
  const key = `${userId} ${clientId}`;
  const [length, before] = [state.results.length, state.clients.get(key)];
  state.undo.push(() => {
    state.results.length = length;
    if (before === undefined) state.clients.delete(key);
    else state.clients.set(key, before);
  });
  for (const result of results) {
    // As PostgreSQL: results are kept as text.
    const refusals = JSON.parse(JSON.stringify(result.refusals)) as StoredResult['refusals'];
    state.results.push({...result, refusals, userId, clientId});
  }
  state.clients.set(key, results.at(-1)?.seq ?? before ?? 0);
}

function loadRows(state: ServerState, changes: readonly Change[]): RowSet {
  const loaded: RowSet = new Map();
  const load = (spaceId: string, table: TableName, id: unknown): void => {
    const space = state.spaces.get(spaceId);
    const kept = space && typeof id === 'string' ? tableOf(space, table).get(id) : undefined;
    if (kept && !findRow(loaded, spaceId, table, String(id))) putRow(loaded, spaceId, table, kept.row);
  };
  for (const {spaceId, table, rowIds, set} of changes) {
    const facts = tableFactsOf(table);
    if (!facts) continue;
    for (const id of rowIds) load(spaceId, facts.name, id);
    for (const reference of facts.references) {
      const values = set[reference.field];
      if (values) for (const id of 'same' in values ? [values.same] : values.each) load(spaceId, reference.table, id);
    }
  }
  for (const {spaceId, table, rows} of Array.from(loaded.values()))
    for (const {field, table: target} of tableFactsOf(table)?.references ?? [])
      for (const row of Array.from(rows.values())) load(spaceId, target, row[field]);
  for (const {spaceId, table, rowIds, set} of changes) {
    const holder = set['deleted'] ? tableFactsOf(table)?.heldBy : null;
    const space = state.spaces.get(spaceId);
    if (!holder || !space) continue;
    for (const {row} of tableOf(space, holder.table).values())
      if (rowIds.includes(String(row[holder.field]))) load(spaceId, holder.table, row['id']);
  }
  return loaded;
}

function countPeers(state: ServerState, changes: readonly Change[], rows: RowSet): PeerCounts {
  const counts: PeerCounts = new Map();
  for (const wanted of wantPeers(changes, rows)) {
    const space = state.spaces.get(wanted.spaceId);
    for (const {row} of space ? tableOf(space, wanted.facts.name).values() : []) {
      const value = row[wanted.field];
      if (typeof value !== 'string' || !wanted.values.has(value) || row['deleted'] === true) continue;
      const key = peerKey(wanted, value);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return counts;
}

function findWriter(state: ServerState, sender: Sender, conflict: OpenConflict): Writer | undefined {
  const {spaceId, table, field, place, refusal} = conflict;
  const isOfThisPush = (act: ServerState['history'][number]) => act.sender === sender;
  const act = state.history.findLast(
    (one) =>
      one.spaceId === spaceId &&
      one.table === table &&
      one.rowId === refusal.rowId &&
      (!isOfThisPush(one) || one.place < place) &&
      (Object.hasOwn(one.set, field) || Object.keys(one.set).length === 0),
  );
  const by = act && state.people.get(act.sender.author.userId);
  return act && by !== undefined ? {by, at: act.sender.at, device: act.sender.deviceName} : undefined;
}
