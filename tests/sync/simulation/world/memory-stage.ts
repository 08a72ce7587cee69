import {newId} from '#contract/kernel/ids.ts';
import {wireVersion} from '#contract/wire-version.ts';
import {countNativeWork} from '#tests/sync/crashes/native-work.ts';
import {createPump} from '#tests/fakes/memory-indexeddb/pump.ts';
import {createFileRoutes, createFileVault} from '#tests/fakes/memory-server/file-routes.ts';
import {setRoleInMemory} from '#tests/fakes/memory-server/members.ts';
import {pullInMemory, readPageInMemory} from '#tests/fakes/memory-server/pull.ts';
import {createMemoryStore} from '#tests/fakes/memory-server/push-store.ts';
import {createState, keepRow, takeBackup, type ServerState} from '#tests/fakes/memory-server/state.ts';
import {fillFrom} from '#tests/sync/build-change.ts';
import {unchosen} from '#tests/sync/simulation/replay.ts';
import type {Dice} from './dice.ts';
import {createSimulatedDisk} from './simulated-disk.ts';
import {createSimulatedServer, type ServerParts, type SimulatedServer} from './simulated-server.ts';
import type {OpenedServer, Stage} from './stage.ts';

/** Everything in memory, with pages so small that cold starts and deltas come in several; it replays exactly. */
export function createMemoryStage(dice: Dice): Stage {
  const pump = createPump();
  const native = countNativeWork();
  return {
    createDisk: (note) => createSimulatedDisk(pump, note),
    settle: native.settle,
    close: () => native.stop(),
    takesFiles: true,
    openServer: async (now, names) => openMemoryServer(dice, now, names),
  };
}

/** A server in memory, and all that it keeps. */
export type OpenedMemoryServer = OpenedServer & {readonly state: ServerState};

/** Opens a server in memory with two companies. */
export async function openMemoryServer(
  dice: Dice,
  now: () => number,
  names: readonly string[],
): Promise<OpenedMemoryServer> {
  const state = createState('epoch-1');
  let made = 0;
  const fill = fillFrom(() => dice('server', (made += 1)));
  const people = names.map(() => newId(now(), fill));
  const spaces = [newId(now(), fill), newId(now(), fill)];
  for (const [index, id] of people.entries()) {
    state.people.set(id, names[index] ?? '');
    state.spaces.set(id, {kind: 'person', version: 1, tables: new Map()});
    keepRow(state, {spaceId: id, table: 'preferences', version: 1}, {id, ...unchosen, deleted: false});
  }
  for (const spaceId of spaces) {
    state.spaces.set(spaceId, {kind: 'company', version: 0, tables: new Map()});
    const company = {id: spaceId, name: 'Faro LLC', type: 'LLC', origin: 'added', state: 'WY', deleted: false};
    const row = {...company, createdAt: new Date(now()).toISOString()};
    keepRow(state, {spaceId, table: 'companies', version: 0}, row);
    setRoleInMemory(state, {spaceId, userId: people[0] ?? '', role: 'owner'});
  }
  return {server: await serveFromMemory(state, now), people, spaces, state};
}

/** A server over what `state` keeps; `done` says how that came about. */
export async function serveFromMemory(
  state: ServerState,
  now: () => number,
  done: ServerParts['done'] = {executed: [], acts: []},
): Promise<SimulatedServer> {
  const vault = createFileVault();
  const reading = {state, now, wireVersion, rowsPerPage: 4, rowsPerDelta: 6};
  return createSimulatedServer(now, {
    push: createMemoryStore(state),
    pull: async (userId, input) => pullInMemory(reading, userId, input),
    readPage: async (userId, input) => readPageInMemory(reading, userId, input),
    setRole: async (spaceId, userId, role) => setRoleInMemory(state, {spaceId, userId, role}),
    backUp: async () => {
      const putBack = takeBackup(state);
      const stored = new Map(vault.stored);
      return async () => {
        putBack();
        // What was kept since is known to nobody, and is kept once more.
        vault.parts.clear();
        vault.stored.clear();
        for (const [id, file] of stored) vault.stored.set(id, file);
      };
    },
    files: {routes: createFileRoutes(state, now, vault), stored: vault.stored},
    epoch: () => state.epoch,
    readVersions: async () => new Map([...state.spaces].map(([id, {version}]) => [id, version])),
    readRows: async () =>
      [...state.spaces].flatMap(([spaceId, space]) =>
        [...space.tables].flatMap(([table, kept]) => [...kept.values()].map(({row}) => ({spaceId, table, row}))),
      ),
    done,
  });
}
