import type {z} from 'zod';
import {succeed, type Outcome} from '#contract/kernel/failure.ts';
import {newId} from '#contract/kernel/ids.ts';
import type {SpaceRole} from '#contract/kernel/synced-table.ts';
import type {RowColumns} from '#contract/kernel/field-values.ts';
import type {pullChanges} from '#contract/sync/pull-changes.ts';
import {wireVersion} from '#contract/wire-version.ts';
import {findRole} from '#server/modules/companies/membership-store.ts';
import {createPostgresStore} from '#server/sync/judge/postgres-store.ts';
import {pullSince} from '#server/sync/read/pull.ts';
import {readPageText} from '#server/sync/read/read-page.ts';
import {pullInMemory, readPageInMemory} from '#tests/fakes/memory-server/pull.ts';
import {createMemoryStore} from '#tests/fakes/memory-server/push-store.ts';
import {createState, keepRow, type ServerState} from '#tests/fakes/memory-server/state.ts';
import {setRoleInMemory} from '#tests/fakes/memory-server/members.ts';
import {buildServer, startMs, type TestServer} from './build-server.ts';
import type {ServerStore} from './server-store-kit.ts';
import {addSpaceOf, changeMember, joinSpace, openSyncDevice} from './sync-device.ts';

/** The product's own store, over a fresh PostgreSQL database. */
export async function openPostgresServerStore(): Promise<ServerStore> {
  const server = await buildServer();
  const [ana, eva] = [await openSyncDevice(server, 'Ana'), await openSyncDevice(server, 'Eva')];
  const parts = {database: server.database, now: () => startMs, wireVersion};
  return {
    push: createPostgresStore(server.database),
    pull: async (userId, input) => withoutOwnSpace(userId, (asked) => pullSince(parts, userId, asked), input),
    readPage: async (userId, input) =>
      parsed<RowColumns>(
        await readPageText(server.database, {memberId: userId, isActing: false}, {...input, wireVersion}),
      ),
    people: [ana.me.id, eva.me.id],
    addSpace: async () => addSpaceOf(server, ana),
    setRole: async (spaceId, userId, role) => setRole(server, {spaceId, userId, role}),
    close: server.close,
  };
}

/** A pull of a device that has its person's own space already, without what it says of that one. */
async function withoutOwnSpace<Input extends {readonly cursors: Readonly<Record<string, number>>}>(
  userId: string,
  pull: (input: Input) => Promise<Outcome<string>>,
  input: Input,
) {
  const outcome = parsed(await pull({...input, cursors: {[userId]: 1, ...input.cursors}}));
  if (!outcome.ok) return outcome;
  return succeed({...outcome.value, spaces: outcome.value.spaces.filter(({spaceId}) => spaceId !== userId)});
}

/** An answer that is text already, as its value. */
export function parsed<Value = z.output<typeof pullChanges.output>>(outcome: Outcome<string>): Outcome<Value> {
  // Shaped by the endpoint's output: the text is what goes out.
  return outcome.ok ? succeed(JSON.parse(outcome.value) as Value) : outcome;
}

/** A part that a person gets in a space; null takes it away. */
export type Part = {readonly spaceId: string; readonly userId: string; readonly role: SpaceRole | null};

/** Gives a person a part in a space, another one, or none, as the screens of the team will. */
export async function setRole(server: TestServer, {spaceId, userId, role}: Part): Promise<void> {
  await changeMember(server, userId, spaceId, role === null ? {deleted: true} : {deleted: false, role});
  if (role === null || (await findRole(server.database, spaceId, userId)) !== undefined) return;
  const me = {id: userId, firstName: 'Eva Núñez', email: 'eva@example.com'};
  await joinSpace(server, {me}, spaceId, role);
}

/** The store in memory. */
export async function openMemoryServerStore(): Promise<ServerStore> {
  const state: ServerState = createState('memory');
  const createId = () => newId(startMs, (bytes) => crypto.getRandomValues(bytes));
  const people = [createId(), createId()] as const;
  state.people.set(people[0], 'Ana Núñez').set(people[1], 'Eva Núñez');
  const reading = {state, now: () => startMs, wireVersion, rowsPerPage: 2_000, rowsPerDelta: 5_000};
  return {
    push: createMemoryStore(state),
    pull: async (userId, input) => pullInMemory(reading, userId, input),
    readPage: async (userId, input) => readPageInMemory(reading, userId, input),
    people,
    addSpace: async () => {
      const spaceId = createId();
      state.spaces.set(spaceId, {kind: 'company', version: 0, tables: new Map()});
      const company = {id: spaceId, name: 'Faro LLC', type: 'LLC', origin: 'added', state: 'WY', deleted: false};
      const row = {...company, createdAt: new Date(startMs).toISOString()};
      // Version 0, so that making the owner a member is the first, as where both are done in one transaction.
      keepRow(state, {spaceId, table: 'companies', version: 0}, row);
      setRoleInMemory(state, {spaceId, userId: people[0], role: 'owner'});
      return spaceId;
    },
    setRole: async (spaceId, userId, role) => setRoleInMemory(state, {spaceId, userId, role}),
    close: async () => {},
  };
}
