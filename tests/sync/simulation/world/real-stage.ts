import type {RowColumns} from '#contract/kernel/field-values.ts';
import {wireVersion} from '#contract/wire-version.ts';
import {allTableFacts} from '#server/sync/table-facts.ts';
import {createPostgresStore} from '#server/sync/judge/postgres-store.ts';
import {pullSince} from '#server/sync/read/pull.ts';
import {readPageText} from '#server/sync/read/read-page.ts';
import type {TestServer} from '#tests/kits/build-server.ts';
import {parsed, setRole} from '#tests/kits/open-server-stores.ts';
import {addSpaceOf, openSyncDevice, type SyncDevice} from '#tests/kits/sync-device.ts';
import type {AnyRow} from '#contract/sync/apply-change.ts';
import {createFakeDisk} from './fake-disk.ts';
import {backUpRun} from './real-backup.ts';
import {createSimulatedServer, type PlacedRow} from './simulated-server.ts';
import type {Stage} from './stage.ts';

/** fake-indexeddb on every device and one PostgreSQL server. */
export function createRealStage(server: TestServer): Stage {
  const disks = new Set<ReturnType<typeof createFakeDisk>>();
  const pending = countImmediates();
  let answering = 0;
  const whileAnswering = async <Result>(work: Promise<Result>): Promise<Result> => {
    answering += 1;
    return work.finally(() => (answering -= 1));
  };
  const {database} = server;
  return {
    close: pending.stop,
    takesFiles: false,
    createDisk: () => {
      const disk = createFakeDisk();
      disks.add(disk);
      return disk;
    },
    settle: async () => {
      // Idle twice in a row: what one turn set off shows in the next.
      for (let idle = 0; idle < 2;) {
        await pending.turn();
        for (const disk of disks) disk.turn();
        idle = pending.count() === 0 && answering === 0 ? idle + 1 : 0;
      }
    },
    openServer: async (now, names) => {
      const devices: SyncDevice[] = [];
      for (const name of names) devices.push(await openSyncDevice(server, name));
      const [owner] = devices;
      if (!owner) throw new Error('a run has at least one person');
      const spaces = [await addSpaceOf(server, owner), await addSpaceOf(server, owner)];
      // A run knows who made every row.
      await database.$client.query('delete from categories where space_id = any($1)', [spaces]);
      const parts = {database, now, wireVersion};
      const people = devices.map(({me}) => me.id);
      let epoch = await readEpoch(server);
      const simulated = await createSimulatedServer(now, {
        push: createPostgresStore(database),
        pull: async (userId, input) => parsed(await whileAnswering(pullSince(parts, userId, input))),
        readPage: async (userId, input) =>
          parsed<RowColumns>(
            await whileAnswering(readPageText(database, {memberId: userId, isActing: false}, {...input, wireVersion})),
          ),
        setRole: async (spaceId, userId, role) => setRole(server, {spaceId, userId, role}),
        readVersions: async () => readVersions(server, [...spaces, ...people]),
        readRows: async () => readRows(server, [...spaces, ...people]),
        backUp: async () => {
          const putBack = await backUpRun(server, {spaces: [...spaces, ...people], people});
          return async () => {
            epoch = await putBack();
          };
        },
        epoch: () => epoch,
      });
      const handle: typeof simulated.handle = async (request, cookies) =>
        whileAnswering(simulated.handle(request, cookies));
      return {server: {...simulated, handle}, people, spaces};
    },
  };
}

/** Of the spaces of this run: others were played on the same server before. */
async function readVersions({database}: TestServer, spaces: readonly string[]): Promise<Map<string, number>> {
  const {rows} = await database.$client.query<{id: string; version: number}>(
    'select id, version from spaces where id = any($1)',
    [spaces],
  );
  return new Map(rows.map(({id, version}) => [id, version]));
}

async function readEpoch({database}: TestServer): Promise<string> {
  const {rows} = await database.$client.query<{epoch: string}>('select epoch from sync_epoch');
  return rows[0]?.epoch ?? '';
}

async function readRows({database}: TestServer, spaces: readonly string[]): Promise<PlacedRow[]> {
  const all: PlacedRow[] = [];
  for (const {name, relation, columns} of allTableFacts) {
    const fields = columns.map(({field, column}) => `${column} as "${field}"`).join(', ');
    const {rows} = await database.$client.query<AnyRow & {spaceId: string}>(
      `select space_id as "spaceId", id, ${fields} from ${relation} where space_id = any($1)`,
      [spaces],
    );
    for (const {spaceId, ...row} of rows) all.push({spaceId, table: name, row});
  }
  return all;
}

/** Counts what waits for the next turn of the event loop: fake-indexeddb does all its work there. */
function countImmediates() {
  const before = globalThis.setImmediate;
  let waiting = 0;
  const counted = (run: (...given: unknown[]) => void, ...given: unknown[]) => {
    waiting += 1;
    return before(() => {
      waiting -= 1;
      run(...given);
    });
  };
  globalThis.setImmediate = Object.assign(counted, before);
  return {
    count: () => waiting,
    turn: async () => new Promise<void>((resolve) => before(resolve)),
    stop: () => {
      globalThis.setImmediate = before;
    },
  };
}
