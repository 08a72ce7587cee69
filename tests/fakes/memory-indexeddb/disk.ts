import {MemoryConnection} from './connection.ts';
import {noDiskFaults, type DatabaseData, type DiskFaults, type KnownConnection} from './database-data.ts';
import {MemoryKeyRange} from './keys.ts';
import type {Pump} from './pump.ts';
import {copyStore, restoreSnapshot, takeSnapshot, type StoreData} from './records.ts';
import {createRequest, fire, type MemoryRequest} from './request.ts';

/** What one process (a tab, a worker) opens databases with. */
export type MemoryProcess = {
  /** For Dexie: `IDBFactory` and `IDBKeyRange` as far as it uses them. */
  readonly indexedDB: IDBFactory;
  readonly keyRange: typeof IDBKeyRange;
  /** Ends the process: its connections go, with all they had not committed, and it never hears of anything again. */
  die(): void;
};

/** One device's disk. */
export type MemoryDisk = {
  open(faults?: DiskFaults): MemoryProcess;
  /** Every record of a store as it was committed, in the order of keys: not copied, not to be changed. */
  read(database: string, store: string): readonly unknown[];
  /** Puts a copy of a database of another disk here, under a name of its own: a profile that was copied. */
  copyFrom(disk: MemoryDisk, database: string, name: string): void;
  /** What a database holds, for a copy. */
  take(database: string): {readonly version: number; readonly stores: ReadonlyMap<string, StoreData>};
};

/** Makes an empty disk: an IndexedDB in memory, without timers, that a test can make fail or end at every step. */
export function createMemoryDisk(pump: Pump): MemoryDisk {
  const databases = new Map<string, DatabaseData>();
  return {
    take: (name) => databases.get(name) ?? {version: 0, stores: new Map()},
    copyFrom: (disk, from, name) => {
      const {version, stores} = disk.take(from);
      const copies = new Map([...stores].map(([key, store]) => [key, copyStore(store)]));
      databases.set(name, {
        name,
        version,
        stores: copies,
        connections: new Set(),
        transactions: [],
        waitingForClose: [],
      });
    },
    open: (faults = noDiskFaults) => createProcess(databases, pump, faults),
    read: (name, store) => databases.get(name)?.stores.get(store)?.values ?? [],
  };
}

function createProcess(databases: Map<string, DatabaseData>, pump: Pump, faults: DiskFaults): MemoryProcess {
  const connections = new Set<MemoryConnection>();
  let isDead = false;
  const find = (name: string): DatabaseData => {
    const found = databases.get(name);
    if (found) return found;
    const made = {name, version: 0, stores: new Map(), connections: new Set<KnownConnection>()};
    const database: DatabaseData = {...made, transactions: [], waitingForClose: []};
    databases.set(name, database);
    return database;
  };
  const factory = {
    open: (name: string, version?: number): MemoryRequest => {
      const request = createRequest(null, null);
      if (isDead) return request;
      pump.add(() => {
        const connection = new MemoryConnection(find(name), pump, faults);
        connections.add(connection);
        openConnection(connection, request, version);
      });
      return request;
    },
    deleteDatabase: (name: string): MemoryRequest => {
      const request = createRequest(null, null);
      if (isDead) return request;
      pump.add(() => {
        const database = find(name);
        whenAlone(database, {request, newVersion: null}, () => {
          databases.delete(name);
          succeed(request, undefined, database.version);
        });
      });
      return request;
    },
    databases: async () => [...databases.values()].map(({name, version}) => ({name, version})),
  };
  return {
    // As far as Dexie uses them.
    indexedDB: factory as unknown as IDBFactory,
    keyRange: MemoryKeyRange as unknown as typeof IDBKeyRange,
    die: () => {
      isDead = true;
      for (const connection of connections) connection.die();
    },
  };
}

function openConnection(connection: MemoryConnection, request: MemoryRequest, wanted: number | undefined): void {
  const {database, pump} = connection;
  const version = wanted ?? Math.max(1, database.version);
  if (version < database.version) {
    request.error = new DOMException('The database has a newer version', 'VersionError');
    request.readyState = 'done';
    fire(request, 'error');
    return;
  }
  if (version === database.version) {
    database.connections.add(connection);
    pump.add(() => succeed(request, connection));
    return;
  }
  whenAlone(database, {request, newVersion: version}, () => upgrade(connection, request, version));
}

/** Asks all others to close, and goes on when they have. */
function whenAlone(
  database: DatabaseData,
  {request, newVersion}: {readonly request: MemoryRequest; readonly newVersion: number | null},
  proceed: () => void,
): void {
  const versions = {oldVersion: database.version, newVersion};
  for (const other of database.connections) if (!other.isClosed) fire(other, 'versionchange', [], versions);
  const check = (): void => {
    if (database.connections.size === 0) proceed();
    else database.waitingForClose.push(check);
  };
  if (database.connections.size > 0) fire(request, 'blocked', [], versions);
  check();
}

function upgrade(connection: MemoryConnection, request: MemoryRequest, version: number): void {
  const {database} = connection;
  const before = {version: database.version, stores: new Map(database.stores)};
  const snapshots = [...database.stores.values()].map((store) => ({store, snapshot: takeSnapshot(store)}));
  database.connections.add(connection);
  database.version = version;
  const transaction = connection.begin([...database.stores.keys()], 'versionchange');
  connection.upgrade = transaction;
  transaction.onend = (error) => {
    connection.upgrade = null;
    request.transaction = null;
    if (!error) return connection.pump.add(() => succeed(request, connection));
    database.version = before.version;
    database.stores = before.stores;
    for (const {store, snapshot} of snapshots) restoreSnapshot(store, snapshot);
    connection.close();
    request.error = error;
    fire(request, 'error');
  };
  request.result = connection;
  request.transaction = transaction;
  request.readyState = 'done';
  fire(request, 'upgradeneeded', [], {oldVersion: before.version, newVersion: version});
}

function succeed(request: MemoryRequest, result: unknown, oldVersion?: number): void {
  request.result = result;
  request.readyState = 'done';
  fire(request, 'success', [], oldVersion === undefined ? {} : {oldVersion, newVersion: null});
}
