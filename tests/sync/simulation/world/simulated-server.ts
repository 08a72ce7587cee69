import type {SpaceRole} from '#contract/kernel/synced-table.ts';
import type {AnyRow} from '#contract/sync/apply-change.ts';
import type {Change} from '#contract/sync/change.ts';
import type {Refusal} from '#contract/sync/push-changes.ts';
import type {TableName} from '#contract/tables.ts';
import type {Act} from '#server/sync/judge/judge.ts';
import type {PushStore, PushTransaction} from '#server/sync/judge/store.ts';
import type {FileRoutes, FileVault} from '#tests/fakes/memory-server/file-routes.ts';
import {createCommandServer, type Commands, type Cookies} from '#tests/fakes/memory-server/server.ts';
import type {SentRequest} from '#tests/fakes/network.ts';

/** What became of one change, as the server keeps it. */
export type ExecutedChange = {
  readonly userId: string;
  readonly clientId: string;
  readonly seq: number;
  readonly changeId: string;
  readonly refusals: readonly Refusal[];
  /** What was judged; undefined where the server knew it already, or where the person has no part in the space. */
  readonly judged: Change | undefined;
};

/** One thing done to one row. */
export type DoneAct = Act & {readonly userId: string};

/** A row and where it lives. */
export type PlacedRow = {readonly spaceId: string; readonly table: TableName; readonly row: AnyRow};

/** All that a server knows, for whoever checks it. */
export type ServerView = {
  /** In the order of execution. */
  readonly executed: readonly ExecutedChange[];
  /** In the order they were done. */
  readonly acts: readonly DoneAct[];
  /** Every row, deleted ones too. */
  readonly rows: readonly PlacedRow[];
  /** Who may see what: `<space> <person>`. */
  readonly members: ReadonlySet<string>;
  /** Files whose bytes were kept, by id. */
  readonly stored: FileVault['stored'];
};

/** What a run's server stands on. */
export type ServerParts = Commands & {
  setRole(spaceId: string, userId: string, role: SpaceRole | null): Promise<void>;
  readVersions(): Promise<ReadonlyMap<string, number>>;
  readRows(): Promise<readonly PlacedRow[]>;
  /** Keeps everything; @returns puts it back as a restored backup. Left out where that cannot be played. */
  backUp?: () => Promise<() => Promise<void>>;
  epoch?: () => string;
  /** Takes bytes of files; left out where that cannot be played. */
  files?: {readonly routes: FileRoutes; readonly stored: FileVault['stored']};
  /** What it has done already; nothing unless given. */
  done?: Pick<ServerView, 'executed' | 'acts'>;
};

/** A server of a run. */
export type SimulatedServer = {
  handle(request: SentRequest, cookies: Cookies | null): Promise<Response>;
  /** Whether the server has executed a change. */
  hasExecuted(changeId: string): boolean;
  /** Gives a person a part in a space, another one, or none. */
  setRole(spaceId: string, userId: string, role: SpaceRole | null): Promise<void>;
  view(): Promise<ServerView>;
  /** Keeps everything as it is now, for {@link restore}. */
  backUp(): Promise<void>;
  /** Puts the newest backup back: whatever was done since is forgotten. @returns whether there was one. */
  restore(): Promise<boolean>;
  /** How far each space is. */
  versions(): ReadonlyMap<string, number>;
  /** What names its data now. */
  epoch(): string;
};

/** A server whose every commit is written down. */
export async function createSimulatedServer(now: () => number, parts: ServerParts): Promise<SimulatedServer> {
  const executed: ExecutedChange[] = [...(parts.done?.executed ?? [])];
  const acts: DoneAct[] = [...(parts.done?.acts ?? [])];
  const ids = new Set(executed.map(({changeId}) => changeId));
  const push = recordCommits(parts.push, (results, done) => {
    for (const result of results) ids.add(result.changeId);
    executed.push(...results);
    acts.push(...done);
  });
  const server = createCommandServer({...parts, push}, now);
  let versions = await parts.readVersions();
  let putBack: (() => Promise<void>) | undefined;
  return {
    backUp: async () => {
      const [length, actCount, put] = [executed.length, acts.length, await parts.backUp?.()];
      if (!put) return;
      putBack = async () => {
        await put();
        executed.length = length;
        acts.length = actCount;
        ids.clear();
        for (const {changeId} of executed) ids.add(changeId);
      };
    },
    restore: async () => {
      await putBack?.();
      versions = await parts.readVersions();
      return putBack !== undefined;
    },
    handle: async (request, cookies) => {
      const answer = (await parts.files?.routes(request, cookies)) ?? (await server(request, cookies));
      versions = await parts.readVersions();
      return answer;
    },
    hasExecuted: (changeId) => ids.has(changeId),
    setRole: async (spaceId, userId, role) => {
      await parts.setRole(spaceId, userId, role);
      versions = await parts.readVersions();
    },
    versions: () => versions,
    epoch: () => parts.epoch?.() ?? '',
    view: async () => {
      const rows = await parts.readRows();
      const members = rows
        .filter(({table, row}) => table === 'memberships' && row['deleted'] !== true)
        .map(({spaceId, row}) => `${spaceId} ${String(row['userId'])}`);
      // A person's own space has their id.
      const own = rows.filter(({spaceId, row}) => row['id'] === spaceId).map(({spaceId}) => `${spaceId} ${spaceId}`);
      return {executed, acts, rows, members: new Set([...members, ...own]), stored: parts.files?.stored ?? new Map()};
    },
  };
}

/** Passes everything on, and tells what each transaction did once it has committed. */
function recordCommits(
  store: PushStore,
  tell: (results: readonly ExecutedChange[], acts: readonly DoneAct[]) => void,
): PushStore {
  return {
    transact: async (sender, work) => {
      let results: ExecutedChange[] = [];
      let acts: DoneAct[] = [];
      const judged = new Map<string, Change>();
      const done = await store.transact(sender, async (tx) => {
        // Begun anew where the database asks for it.
        [results, acts] = [[], []];
        const watched: PushTransaction = {
          ...tx,
          loadRows: async (changes) => {
            for (const change of changes) judged.set(change.id, change);
            return tx.loadRows(changes);
          },
          writeRows: async (before, written, some) => {
            acts.push(...some.map((act) => ({...act, userId: sender.userId})));
            return tx.writeRows(before, written, some);
          },
          writeResults: async (some, rows) => {
            const {userId, clientId} = sender;
            for (const {seq, changeId, refusals} of some)
              results.push({seq, changeId, refusals, userId, clientId, judged: judged.get(changeId)});
            return tx.writeResults(some, rows);
          },
        };
        return work(watched);
      });
      tell(results, acts);
      return done;
    },
  };
}
