import {createFileRoutes, createFileVault, type StoredFile} from '#tests/fakes/memory-server/file-routes.ts';
import type {ServerState} from '#tests/fakes/memory-server/state.ts';
import {createDice} from '#tests/sync/simulation/world/dice.ts';
import {openMemoryServer, serveFromMemory} from '#tests/sync/simulation/world/memory-stage.ts';
import type {ServerView, SimulatedServer} from '#tests/sync/simulation/world/simulated-server.ts';

/** Everything that such a server keeps. */
export type CrashServerState = {
  readonly userId: string;
  readonly spaceId: string;
  readonly state: ServerState;
  readonly done: Pick<ServerView, 'executed' | 'acts'>;
};

/** A server in memory that takes files too. */
export type CrashServer = {
  readonly userId: string;
  readonly spaceId: string;
  readonly rows: Pick<SimulatedServer, 'view' | 'hasExecuted'>;
  readonly handle: SimulatedServer['handle'];
  /** How far each space is. */
  versions(): ReadonlyMap<string, number>;
  /** By the file's id. */
  readonly stored: ReadonlyMap<string, StoredFile>;
  /** A copy of what it keeps, files aside. */
  take(): Promise<CrashServerState>;
};

/** A server that nothing has been sent to. */
export async function beginServerState(nowMs: () => number): Promise<CrashServerState> {
  const {people, spaces, state} = await openMemoryServer(createDice(1), nowMs, ['Ana']);
  return {userId: people[0] ?? '', spaceId: spaces[0] ?? '', state, done: {executed: [], acts: []}};
}

/** Opens one over a copy of what another kept. */
export async function openCrashServer(
  {userId, spaceId, done, ...before}: CrashServerState,
  nowMs: () => number,
): Promise<CrashServer> {
  const state = copyState(before.state);
  const vault = createFileVault();
  const server = await serveFromMemory(state, nowMs, done);
  const handleFile = createFileRoutes(state, nowMs, vault);
  return {
    userId,
    spaceId,
    rows: server,
    stored: vault.stored,
    handle: async (request, cookies) => (await handleFile(request, cookies)) ?? server.handle(request, cookies),
    versions: () => new Map([...state.spaces].map(([id, {version}]) => [id, version])),
    take: async () => {
      const {executed, acts} = await server.view();
      return {userId, spaceId, state: copyState(state), done: {executed: [...executed], acts: [...acts]}};
    },
  };
}

function copyState(state: ServerState): ServerState {
  return structuredClone({...state, undo: []});
}
