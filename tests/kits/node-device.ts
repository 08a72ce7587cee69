import 'fake-indexeddb/auto';
import {Dexie, liveQuery} from 'dexie';
import {logIn, type Me} from '#contract/account/session.ts';
import type {Change} from '#contract/sync/change.ts';
import {passwordOf} from '#tests/e2e/own-password.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {deviceClock} from '#sync/store/clock.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {readMeta, writeMeta} from '#sync/store/meta.ts';
import {openDatabase} from '#sync/store/open-database.ts';
import {readStatus, type SyncStatus} from '#sync/status/read-status.ts';
import {createServerCall, type ServerCall} from '#sync/transport/call-server.ts';
import {createEngineHost} from '#workers/host/engine/run-for-user.ts';
import {keepTokens} from '#workers/host/keep-tokens.ts';
import {createFetchPokeLine} from '#tests/fakes/fetch-poke-line.ts';
import {createMemoryLocks} from '#tests/fakes/memory-locks.ts';

// Somebody may have loaded Dexie before there was an IndexedDB for it to find.
Dexie.dependencies.indexedDB = indexedDB;
Dexie.dependencies.IDBKeyRange = IDBKeyRange;

/** A person's device without a browser: the real engine over a local database of its own and the real network. */
export type NodeDevice = {
  readonly me: Me;
  readonly database: LocalDatabase;
  readonly call: ServerCall;
  record(changes: readonly Change[]): Promise<void>;
  /** Ids of the changes the server has not acknowledged, as far as this device knows. */
  readPendingIds(): Promise<Set<string>>;
  /** Settles when what the screens are told satisfies. */
  until(isSo: (status: SyncStatus) => boolean): Promise<void>;
  /** What a person does who comes back: signs in again. */
  signIn(): Promise<void>;
  /** Stops the engine and deletes the database. */
  discard(): Promise<void>;
};

/** Where the device is, and the chance that spreads its tries: from 0 inclusive to 1 exclusive. */
export type NodeDeviceOptions = {
  readonly origin: string;
  readonly email: string;
  readonly fetch: typeof fetch;
  readonly random: () => number;
};

/** Signs a person in and starts the engine. */
export async function openNodeDevice({origin, email, fetch, random}: NodeDeviceOptions): Promise<NodeDevice> {
  const locks = createMemoryLocks();
  let token: string | null = null;
  const tokens = {read: async () => token, write: async (me: Me) => void (token = me.authToken)};
  const signInCall = createServerCall({origin, fetch, locks, tokens});
  const ask = async (): Promise<Me> => {
    const outcome = await signInCall(logIn, {email, password: passwordOf(email)});
    if (!outcome.ok) throw new Error(`Signing in was refused: ${outcome.failure.reason}`);
    if (!('authToken' in outcome.value)) throw new Error('A person of the demo has a temporary password');
    token = outcome.value.authToken;
    return outcome.value;
  };
  const me = await ask();
  const database = await openDatabase(me.id, () => undefined);
  const keepSession = async ({authToken}: Me) => writeMeta(database, 'session', {userId: me.id, authToken});
  await keepSession(me);
  const host = createEngineHost({
    openDatabase: async (userId) => openDatabase(userId, () => undefined),
    fetch,
    origin,
    locks,
    clock: deviceClock,
    random,
    fillRandom: (bytes) => crypto.getRandomValues(bytes),
    openRequest: null,
    openPrivateFolder: async () => null,
    openPokeLine: createFetchPokeLine(fetch, origin),
    deviceName: 'Node',
    report: (error) => {
      throw error;
    },
  });
  await host.start(me.id);
  return {
    me,
    database,
    call: createServerCall({origin, fetch, locks, tokens: keepTokens(database, me.id)}),
    record: async (changes) => void (await recordChange(database, ...changes)),
    readPendingIds: async () => readPendingIds(database),
    until: async (isSo) => until(database, isSo),
    signIn: async () => keepSession(await ask()),
    discard: async () => {
      await host.stop();
      await database.delete();
    },
  };
}

async function readPendingIds(database: LocalDatabase): Promise<Set<string>> {
  return database.transaction('r', database.outbox, database.meta, async () => {
    const client = await readMeta(database, 'client');
    const confirmedThrough = client?.acknowledged?.throughOrder ?? 0;
    const pending = await database.outbox.where('order').above(confirmedThrough).toArray();
    return new Set(pending.map(({id}) => id));
  });
}

async function until(database: LocalDatabase, isSo: (status: SyncStatus) => boolean): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const watching = liveQuery(async () => readStatus(database)).subscribe({
      next: (status) => {
        if (!isSo(status)) return;
        // It may be told while the subscription is still being made.
        queueMicrotask(() => watching.unsubscribe());
        resolve();
      },
      error: reject,
    });
  });
}
